// @vitest-environment jsdom
import { isSafeUrl } from '@cae-map/contract/html-allow-list';
import { findDangers, scriptVectors, survivingWord } from '@cae-map/contract/testing/script-vectors';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BookFileError } from '../failure.ts';
import { hostileBooks } from '../testing/hostile-books.ts';
import { aBook } from '../testing/books.ts';
import { readMarkdown } from './read-markdown.ts';
import { writeMarkdown } from './write-markdown.ts';

function readSource(markdown: string) {
  const file = readMarkdown(markdown);
  if (file.kind === 'own') throw new Error('a file of ours');
  return file.source;
}

const htmlOf = (markdown: string) =>
  readSource(markdown).blocks.map(({ kind, level, html }) =>
    kind === 'heading' ? `${level}: ${html}` : html,
  );

describe('readMarkdown reads', () => {
  test('headings with their levels, and blocks as HTML', () => {
    expect(htmlOf('# Алтай\n\n## 8 августа\n\nВышли *рано*.\n\n- яки\n- кони\n\n> Цитата')).toEqual([
      '1: Алтай',
      '2: 8 августа',
      '<p>Вышли <em>рано</em>.</p>',
      '<ul><li>яки</li><li>кони</li></ul>',
      '<blockquote><p>Цитата</p></blockquote>',
    ]);
  });

  test('title, author and language of the front matter', () => {
    const { metadata } = readSource(
      '---\ntitle: "Алтай: дневник"\nauthor: \'Н. Рерих\'\nlang: ru-RU\ntags: [a]\n---\n\nВышли.\n',
    );
    expect(metadata).toEqual({ title: 'Алтай: дневник', author: 'Н. Рерих', language: 'ru' });
  });

  test('a rule at the beginning not as front matter', () => {
    expect(htmlOf('---\n\nВышли.')).toEqual(['<hr />', '<p>Вышли.</p>']);
  });

  test('footnotes behind the paragraph that refers to them', () => {
    expect(htmlOf('Вышли[^a] рано[^2].\n\nДалее.\n\n[^2]: Второе.\n[^a]: Первое\n    примечание.')).toEqual([
      '<p>Вышли<sup>1</sup> рано<sup>2</sup>.</p>',
      '<p><sup>1</sup> Первое примечание.</p>',
      '<p><sup>2</sup> Второе.</p>',
      '<p>Далее.</p>',
    ]);
  });

  test('a reference without a note as it is written', () => {
    expect(htmlOf('Вышли[^9].')).toEqual(['<p>Вышли[^9].</p>']);
  });

  test('pictures and unsafe links not, and counts them', () => {
    const { blocks, leftOut } = readSource('![Яки](yaks.jpg) [Лех](javascript:x)');
    expect(blocks.map(({ html }) => html)).toEqual(['<p>Лех</p>']);
    expect(leftOut.map(({ kind, count }) => [kind, count])).toEqual([
      ['picture', 1],
      ['unsafe-link', 1],
    ]);
  });

  test.each(scriptVectors.map((vector) => [vector] as const))('nothing that runs of %s', (vector) => {
    const html = htmlOf(`${survivingWord}\n\n${vector}\n\n${survivingWord}`).join('');
    expect(findDangers(new DOMParser().parseFromString(html, 'text/html').body, isSafeUrl)).toEqual([]);
    expect(html).toContain(survivingWord);
  });
});

test.each(scriptVectors.map((vector) => [vector] as const))(
  'readMarkdown reads nothing that runs of a book of ours with %s',
  (vector) => {
    const markdown = writeMarkdown(aBook()).replace('Караван', `Караван\n\n${vector}\n\n`);
    const file = readMarkdown(markdown);
    const book = file.kind === 'own' ? file.own.book : null;
    const html =
      book?.chapters.flatMap(({ texts }) => texts.map(({ text_content }) => text_content)).join('') ?? '';
    expect(findDangers(new DOMParser().parseFromString(html, 'text/html').body, isSafeUrl)).toEqual([]);
    expect(html).toContain('Караван');
  },
);

test('readMarkdown reads a damaged book of ours, or names what is wrong', () => {
  const fragments = fc.constantFrom(
    '',
    '{',
    '}',
    '"',
    '#',
    '```',
    '<div',
    '</div>',
    '<',
    '\n\n',
    '[^1]',
    '\\',
    '---',
  );
  const damage = fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(12), fragments), {
    minLength: 1,
    maxLength: 5,
  });
  fc.assert(
    fc.property(hostileBooks, damage, (book, changes) => {
      const markdown = changes.reduce((text, [share, removed, inserted]) => {
        const at = Math.floor(share * text.length);
        return text.slice(0, at) + inserted + text.slice(at + removed);
      }, writeMarkdown(book));
      try {
        readMarkdown(markdown);
      } catch (error) {
        expect(error).toBeInstanceOf(BookFileError);
      }
    }),
    { numRuns: 200 },
  );
});
