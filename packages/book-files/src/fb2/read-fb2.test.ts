import { describe, expect, test } from 'vitest';
import { archiveOf, headerOffset } from '../testing/archives.ts';
import { encodeCyrillic } from '../testing/encode-cyrillic.ts';
import { fb2Of } from '../testing/fb2s.ts';
import { readFb2 } from './read-fb2.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const blocksOf = (bytes: Uint8Array) =>
  readFb2(bytes).blocks.map(({ kind, level, html }) => (kind === 'heading' ? `h${level} ${html}` : html));
const body = (text: string, rest = '') => blocksOf(encode(fb2Of(text, rest)));

describe('readFb2', () => {
  test('reads the metadata', () => {
    expect(readFb2(encode(fb2Of('<section><p>a</p></section>'))).metadata).toEqual({
      title: 'По тропам',
      author: 'Юрий Рерих, Спутник',
      language: 'ru',
    });
  });

  test('reads titles by the depth of their sections, in one line each', () => {
    expect(
      body(
        '<title><p>По тропам</p></title><section><title><p>Часть первая</p><empty-line/><p>Ладак</p></title><section><title><p>8 августа</p></title><p>a</p><subtitle>Вечер</subtitle><p>b</p><subtitle>* * *</subtitle><p>c</p></section></section>',
      ),
    ).toEqual([
      'h1 По тропам',
      'h2 Часть первая. Ладак',
      'h3 8 августа',
      '<p>a</p>',
      'h4 Вечер',
      '<p>b</p>',
      '<hr />',
      '<p>c</p>',
    ]);
  });

  test('reads emphasis, epigraphs, poems, quotations and empty lines', () => {
    expect(
      body(
        '<epigraph><p>e</p><text-author>Имя</text-author></epigraph><section><p>a <emphasis>b</emphasis> <strong>c</strong> <strikethrough>d</strikethrough><sup>2</sup></p><empty-line/><poem><title><p>t</p></title><stanza><v>one</v><v>two</v></stanza><stanza><v>three</v></stanza></poem><cite><p>q</p></cite></section>',
      ),
    ).toEqual([
      '<blockquote><p>e</p><p><cite>Имя</cite></p></blockquote>',
      '<p>a <em>b</em> <strong>c</strong> <s>d</s><sup>2</sup></p>',
      '<blockquote><p><strong>t</strong></p><p>one<br />two</p><p>three</p></blockquote>',
      '<blockquote><p>q</p></blockquote>',
    ]);
  });

  test('puts notes after the paragraphs that refer to them, without the heading of the notes', () => {
    expect(
      body(
        '<section><p>Лех<a l:href="#n1" type="note">[1]</a></p><p>b</p></section>',
        '<body name="notes"><title><p>Примечания</p></title><section id="n1"><title><p>1</p></title><p>Столица.</p></section></body>',
      ),
    ).toEqual(['<p>Лех<sup>1</sup></p>', '<p><sup>1</sup> Столица.</p>', '<p>b</p>']);
  });

  test('counts binaries as pictures, and styles, annotations, tables and unknown elements', () => {
    const text = fb2Of(
      '<section><p>a <image l:href="#i.jpg"/> <style name="x">b</style> <rune>c</rune></p><table><tr><td>d</td></tr></table></section>',
      '<binary id="i.jpg" content-type="image/jpeg">AAAA</binary>',
    ).replace('</title-info>', '<annotation><p>A</p></annotation></title-info>');
    expect(readFb2(encode(text)).leftOut).toEqual([
      { kind: 'picture', count: 1, example: 'i.jpg' },
      { kind: 'unknown-element', count: 1, example: 'annotation' },
      { kind: 'style', count: 1, example: 'font' },
      { kind: 'unknown-element', count: 1, example: 'rune' },
      { kind: 'table', count: 1, example: 'd' },
    ]);
  });

  const text = '<section><p>Караван вышел из Леха рано утром</p></section>';
  const paragraph = ['<p>Караван вышел из Леха рано утром</p>'];

  test.each(['windows-1251', 'utf-8', 'koi8-r'])('reads windows-1251 that declares %s', (declared) => {
    expect(blocksOf(encodeCyrillic(fb2Of(text, '', declared), 'windows-1251'))).toEqual(paragraph);
  });

  test('reads a book in an archive, and counts the other files', () => {
    const bytes = archiveOf({
      'readme.txt': 'x',
      'книга.FB2': encodeCyrillic(fb2Of(text, '', 'windows-1251'), 'windows-1251'),
    });
    expect(blocksOf(bytes)).toEqual(paragraph);
    expect(readFb2(bytes).leftOut).toEqual([{ kind: 'embedded-file', count: 1, example: 'readme.txt' }]);
  });
});

describe('readFb2 refuses', () => {
  const encrypted = archiveOf({ 'a.fb2': 'x' });
  encrypted[headerOffset(encrypted, 'directory') + 8] = 1;

  test.each([
    ['another root element', encode('<html/>'), 'unknown-format'],
    ['an archive without a book', archiveOf({ a: 'x' }), 'unknown-format'],
    ['an encrypted archive', encrypted, 'encrypted'],
    ['a file that is cut off', encode(fb2Of('<section><p>a</p></section>').slice(0, -30)), 'damaged'],
    ['a book without text', encode(fb2Of('<section><p> </p></section>')), 'no-text'],
    [
      'an entity of a DTD',
      encode(
        `<!DOCTYPE FictionBook [<!ENTITY x SYSTEM "file:///etc/passwd">]>${fb2Of('<p>&x;</p>').replace(/^<\?.*?\?>/, '')}`,
      ),
      'damaged',
    ],
  ])('%s', (_title, bytes, code) => {
    expect(() => readFb2(bytes)).toThrow(expect.objectContaining({ code }));
  });
});
