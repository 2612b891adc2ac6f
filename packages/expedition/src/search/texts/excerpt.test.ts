import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createExcerpt, countNearbyWords, type Finding } from './excerpt.ts';

const words = (count: number): string =>
  Array.from({ length: count }, (_, index) => `слово${index}`).join(' ');
const at = (text: string, part: string, word = 0): Finding => {
  const start = text.indexOf(part);
  return { range: [start, start + part.length], words: [word] };
};

describe('createExcerpt', () => {
  test('returns a short text as a whole', () => {
    const text = 'Из Леха вышли в четыре часа.';
    expect(createExcerpt(text, 'ru', [at(text, 'Леха')])).toEqual({
      text,
      language: 'ru',
      ranges: [[3, 7]],
      isCutBefore: false,
      isCutAfter: false,
    });
  });

  test('cuts between words around the match', () => {
    const text = `${words(60)} Леха ${words(60)}`;
    const excerpt = createExcerpt(text, 'ru', [at(text, 'Леха')]);
    expect(excerpt).toMatchObject({ isCutBefore: true, isCutAfter: true });
    expect(excerpt.text).toMatch(/^слово\d+ .* Леха слово0 .* слово\d+$/);
    expect(excerpt.text.length).toBeLessThan(190);
    expect(excerpt.ranges.map((range) => excerpt.text.slice(...range))).toEqual(['Леха']);
  });

  test('selects the part with the most matching words', () => {
    const text = `Хотан ${words(60)} Кашгар и Лех ${words(60)}`;
    const excerpt = createExcerpt(text, 'ru', [
      at(text, 'Хотан', 0),
      at(text, 'Кашгар', 1),
      at(text, 'Лех', 2),
    ]);
    expect(excerpt.ranges.map((range) => excerpt.text.slice(...range))).toEqual(['Кашгар', 'Лех']);
  });

  test('returns the beginning without matches', () => {
    const excerpt = createExcerpt(words(60), 'en', []);
    expect(excerpt).toMatchObject({ ranges: [], isCutBefore: false, isCutAfter: true });
    expect(excerpt.text).toMatch(/^слово0 .*\d$/);
  });

  test('extends to the end of a slightly longer text', () => {
    const text = `${words(40)} Леха`;
    const excerpt = createExcerpt(text, 'ru', [at(text, 'Леха')]);
    expect(excerpt).toMatchObject({ isCutBefore: true, isCutAfter: false });
    expect(excerpt.text.length).toBeGreaterThan(120);
  });

  test('keeps surrogate pairs together, even without spaces', () => {
    fc.assert(
      fc.property(fc.nat(600), fc.nat(1), (place, shift) => {
        const text = 'x'.repeat(shift) + '😀'.repeat(300);
        const start = shift + 2 * Math.floor(place / 2);
        const excerpt = createExcerpt(text, 'en', [{ range: [start, start + 2], words: [0] }]);
        // An unpaired surrogate cannot be encoded in UTF-8.
        expect(() => encodeURIComponent(excerpt.text)).not.toThrow();
        expect(excerpt.ranges).toHaveLength(start + 2 <= text.length ? 1 : 0);
      }),
    );
  });
});

test('countNearbyWords is the largest number of distinct words within one excerpt', () => {
  const text = `Хотан и Хотан ${words(60)} Кашгар и Лех`;
  const [khotan, kashgar, leh] = [at(text, 'Хотан', 0), at(text, 'Кашгар', 1), at(text, 'Лех', 2)];
  expect(countNearbyWords([])).toBe(0);
  expect(countNearbyWords([khotan, khotan])).toBe(1);
  expect(countNearbyWords([khotan, kashgar])).toBe(1);
  expect(countNearbyWords([khotan, kashgar, leh])).toBe(2);
});
