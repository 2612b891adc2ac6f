import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTextFinder } from './find-in-texts.ts';

const finder = createTextFinder([
  { id: 7, text: 'Ёлки у Леха. Лех!' },
  { id: 9, text: 'ЛЕХ и Кашгар' },
]);

describe('createTextFinder', () => {
  test('finds all forms of case, ё as е, and counts beyond the listed ones', () => {
    expect(finder.find('лех', 2)).toEqual({
      count: 3,
      first: [
        { id: 7, start: 7, end: 10 },
        { id: 7, start: 13, end: 16 },
      ],
    });
    expect(finder.find('елки', 9).first).toEqual([{ id: 7, start: 0, end: 4 }]);
  });

  test('finds nothing across two texts, and for a query without characters', () => {
    for (const query of ['!лех', '! лех', '\u0000', '', '  ']) expect(finder.find(query, 9).count).toBe(0);
  });

  test('the offsets are those of the text for any characters', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 30 });
    fc.assert(
      fc.property(
        text,
        text,
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 4 }),
        (before, after, word) => {
          const whole = `${before}${word}${after}`;
          const { first } = createTextFinder([{ id: 1, text: whole }]).find(word, 99);
          if (word.trim() === '' || word.includes('\u0000')) return;
          const found = first.map(({ start, end }) => whole.slice(start, end).toLowerCase());
          expect(found.length).toBeGreaterThan(0);
          for (const each of found) expect(each.length).toBe(word.length);
        },
      ),
    );
  });
});
