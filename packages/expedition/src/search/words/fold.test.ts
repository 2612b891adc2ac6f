import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold, foldWithOffsets } from './fold.ts';

describe('fold', () => {
  test.each([
    ['ХОТАН', 'хотан'],
    ['Ürümqi', 'urumqi'],
    ['Чёрный Ануй', 'черныи ануи'],
    ['Ngangzê Co', 'ngangze co'],
    ['Хота\u0301н', 'хотан'],
    ['Өскемен, Жайсаң көлі', 'оскемен, жаисан коли'],
    ['Ts’ai-o-p’u', 'tsai-o-pu'],
    ['Straße', 'strasse'],
    ['Сѣверъ', 'северъ'],
    ['İzmir', 'izmir'],
    ['ＬＥＨ', 'leh'],
    ['قَشقَر', 'قشقر'],
    ['དིང་རི', 'དིང་རི'],
    ['Тоб\u00adол', 'тобол'],
    ['', ''],
  ])('of %s is %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  test('agrees with foldWithOffsets', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldWithOffsets(text).text).toBe(fold(text));
      }),
    );
  });

  test('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });
});

describe('foldWithOffsets', () => {
  test('includes the diacritics of a letter', () => {
    expect(foldWithOffsets('a\u0301b')).toEqual({ text: 'ab', starts: [0, 2], ends: [2, 3] });
  });

  test('maps expanded letters and surrogate pairs to the whole character', () => {
    expect(foldWithOffsets('ß𝐀')).toEqual({ text: 'ssa', starts: [0, 0, 1], ends: [1, 1, 3] });
  });

  test('has increasing offsets within the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const { starts, ends } = foldWithOffsets(text);
        starts.forEach((start, unit) => {
          expect(start).toBeGreaterThanOrEqual(starts[unit - 1] ?? 0);
          expect(ends[unit]).toBeGreaterThan(start);
          expect(ends[unit]).toBeLessThanOrEqual(text.length);
        });
      }),
    );
  });
});

test('the ties and half marks of library catalogues are removed', () => {
  expect(['I\uFE20A\uFE21rkend', 'I\u0361A\u0361rkend', 'Portni\uFE20a\uFE21gin', 'Khanʺ'].map(fold)).toEqual(
    ['iarkend', 'iarkend', 'portniagin', 'khan'],
  );
});
