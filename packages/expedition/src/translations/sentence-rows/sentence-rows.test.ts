import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readFieldSentences } from './field-sentences.ts';
import { readSentenceRows } from './sentence-rows.ts';

const describeRows = (...[field, language]: Parameters<typeof readSentenceRows>) =>
  readSentenceRows(field, language).map(({ source, target }) =>
    [source, target].map((side) => side.map(({ text }) => text).join(' ')),
  );

describe('readSentenceRows', () => {
  test('has the sentences of an HTML field beside their translations', () => {
    const source = '<p>Вышли из <b>Леха</b>. Шёл снег.</p><p>Лагерь у р. Шайок.</p>';
    const target = '<p>They left Leh. It was snowing.</p><p>A camp by the Shyok.</p>';
    expect(describeRows({ source, target, format: 'html' }, 'en')).toEqual([
      ['Вышли из Леха.', 'They left Leh.'],
      ['Шёл снег.', 'It was snowing.'],
      ['Лагерь у р. Шайок.', 'A camp by the Shyok.'],
    ]);
  });

  test('has a title as one row', () => {
    expect(describeRows({ source: 'Лех', target: 'Leh', format: 'plain' }, 'en')).toEqual([['Лех', 'Leh']]);
  });

  test('has the sentences of a plain field, in which an angle bracket is a character', () => {
    const source = 'Высота < 5000 м. Есть вода.\n\nРядом <роща>.';
    const target = 'The height is < 5000 m. There is water.\nA <grove> is near.';
    expect(describeRows({ source, target, format: 'plain' }, 'en')).toEqual([
      ['Высота < 5000 м.', 'The height is < 5000 m.'],
      ['Есть вода.', 'There is water.'],
      ['Рядом <роща>.', 'A <grove> is near.'],
    ]);
  });

  test.each([
    [
      'without a translation',
      'Лех. Снег.',
      '',
      [
        ['Лех.', ''],
        ['Снег.', ''],
      ],
    ],
    ['without a source', '', 'Leh.', [['', 'Leh.']]],
    ['of white space', ' \n ', '\u00a0', []],
  ])('has the sentences of a field %s', (_what, source, target, rows) => {
    expect(describeRows({ source, target, format: 'plain' }, 'en')).toEqual(rows);
  });

  test('has the paragraphs of a Chinese translation, in one row if their number differs', () => {
    const source = 'Вышли. Снег.\nЛагерь.';
    expect(describeRows({ source, target: '出发。下雪。\n营地。', format: 'plain' }, 'cn')).toEqual([
      ['Вышли. Снег.', '出发。下雪。'],
      ['Лагерь.', '营地。'],
    ]);
    expect(describeRows({ source, target: '出发。', format: 'plain' }, 'cn')).toEqual([
      ['Вышли. Снег. Лагерь.', '出发。'],
    ]);
    expect(describeRows({ source: '', target: '', format: 'plain' }, 'cn')).toEqual([]);
  });
});

test('readFieldSentences covers a plain text with contiguous sentences', () => {
  const unit = fc.constantFrom('А', 'а', '. ', ' ', '\n', '1', '🏔', '\u0301');
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 60 }), (text) => {
      const { sentences, htmlStarts } = readFieldSentences(text, 'plain', 'ru');
      expect(htmlStarts).toHaveLength(text.length);
      const joined = sentences.map(({ start, end }) => text.slice(start, end)).join('');
      expect(joined).toBe(text.trim() === '' ? '' : text);
    }),
  );
});
