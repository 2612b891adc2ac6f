import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listCompounds, mergeRanges, rangeWithin, splitWords } from './words.ts';

const found = (text: string, word: number, from: number, to: number): string => {
  const words = [...splitWords(text), ...listCompounds(text, splitWords(text))];
  const chosen = words[word];
  if (chosen === undefined) throw new Error('no such word');
  return text.slice(...rangeWithin(text, chosen, from, to));
};

describe('splitWords and listCompounds', () => {
  test.each([
    ['Улан-Батор (Урга)', ['улан', 'батор', 'урга']],
    ['Ts’ai-o-p’u', ['tsai', 'o', 'pu']],
    ['the ‘caravan’ left', ['the', 'caravan', 'left']],
    ['Лагерь 24 сентября', ['лагерь', '24', 'сентября']],
    ['岗嘎镇', ['岗嘎镇']],
    ['དིང་རི', ['དིང', 'རི']],
    [' … — 😀', []],
  ])('splitWords(%s)', (text, words) => {
    expect(splitWords(text).map((word) => word.folded)).toEqual(words);
  });

  test('splitWords returns offsets without a final quote', () => {
    const text = '‘Урга’, Ürümqi';
    expect(splitWords(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Урга', 'Ürümqi']);
  });

  test.each([
    ['Зоджи-ла', ['зоджила']],
    ['Zoji La', ['zojila']],
    ['Корла (северная окраина)', ['корласевернаяокраина']],
    ['Улан-Батор, дом экспедиции', ['уланбатор', 'уланбатордомэкспедиции']],
    ['Хотан', []],
    ['По-очень-длинное-имя-из-частей', []],
  ])('listCompounds(%s)', (text, compounds) => {
    expect(listCompounds(text, splitWords(text)).map((word) => word.folded)).toEqual(compounds);
  });
});

describe('rangeWithin', () => {
  test('counts folded letters', () => {
    expect(found('Хота\u0301н', 0, 0, 4)).toBe('Хота\u0301');
    expect(found('Straße', 0, 0, 5)).toBe('Straß');
    expect(found('𝐔𝐫𝐠𝐚', 0, 1, 3)).toBe('𝐫𝐠');
  });

  test('includes the punctuation within a compound', () => {
    expect(found('Зоджи-ла', 2, 0, 7)).toBe('Зоджи-ла');
    expect(found('Зоджи-ла', 2, 0, 5)).toBe('Зоджи');
    expect(found('Ts’ai-o-p’u', 3, 0, 5)).toBe('Ts’ai-o');
  });

  test('never splits a surrogate pair', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1 }),
        fc.nat(9),
        fc.nat(9),
        (text, from, length) => {
          for (const word of splitWords(text)) {
            const [start, end] = rangeWithin(text, word, from, from + length + 1);
            expect([start, end].map((at) => isWithinCharacter(text, at))).toEqual([false, false]);
            expect(start).toBeGreaterThanOrEqual(word.start);
            expect(end).toBeLessThanOrEqual(text.length);
          }
        },
      ),
    );
  });
});

function isWithinCharacter(text: string, at: number): boolean {
  return /^[\udc00-\udfff]/.test(text.slice(at)) && /[\ud800-\udbff]$/.test(text.slice(0, at));
}

test('mergeRanges sorts ranges, merges touching ones and drops empty ones', () => {
  expect(
    mergeRanges([
      [5, 7],
      [0, 2],
      [2, 3],
      [6, 9],
      [11, 11],
    ]),
  ).toEqual([
    [0, 3],
    [5, 9],
  ]);
});
