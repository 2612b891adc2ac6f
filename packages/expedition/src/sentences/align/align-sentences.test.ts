import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alignSentences, type Bead } from './align-sentences.ts';
import type { AlignableSentence } from './bead-cost.ts';

const sentence = (
  length: number,
  numbers: readonly number[] = [],
  startsParagraph = false,
): AlignableSentence => ({
  length,
  numbers,
  numberWords: new Set(),
  startsParagraph,
});
const shapes = (beads: readonly Bead[]): string[] =>
  beads.map(({ ru, en }) => `${ru[1] - ru[0]}-${en[1] - en[0]}`);
const indexes = (beads: readonly Bead[], language: 'ru' | 'en'): number[] =>
  beads.flatMap((bead) =>
    Array.from({ length: bead[language][1] - bead[language][0] }, (_, at) => bead[language][0] + at),
  );

const someSentences = fc.array(
  fc.record({
    length: fc.integer({ min: 0, max: 400 }),
    numbers: fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 2 }),
    numberWords: fc.constant<ReadonlySet<number>>(new Set()),
    startsParagraph: fc.boolean(),
  }),
  { maxLength: 40 },
);

describe('alignSentences', () => {
  test('joins sentences of similar length one by one', () => {
    const lengths = [40, 120, 15, 90, 60];
    const beads = alignSentences(
      lengths.map((length) => sentence(length)),
      lengths.map((length) => sentence(Math.round(length * 1.14))),
    );
    expect(shapes(beads)).toEqual(['1-1', '1-1', '1-1', '1-1', '1-1']);
  });

  test('joins two sentences with one that is as long as both', () => {
    expect(
      shapes(alignSentences([sentence(50), sentence(60), sentence(80)], [sentence(125), sentence(91)])),
    ).toEqual(['2-1', '1-1']);
    expect(
      shapes(alignSentences([sentence(110), sentence(80)], [sentence(57), sentence(68), sentence(91)])),
    ).toEqual(['1-2', '1-1']);
  });

  test('leaves a sentence without a translation alone', () => {
    const beads = alignSentences([sentence(50), sentence(200), sentence(70)], [sentence(57), sentence(80)]);
    expect(shapes(beads)).toEqual(['1-1', '1-0', '1-1']);
  });

  test('equal numbers outweigh a better length', () => {
    const beads = alignSentences([sentence(50, [7]), sentence(60, [8])], [sentence(57, [8])]);
    expect(beads).toEqual([
      { ru: [0, 1], en: [0, 0] },
      { ru: [1, 2], en: [0, 1] },
    ]);
  });

  test('paragraphs decide where lengths do not', () => {
    const start = (length: number) => sentence(length, [], true);
    const en = [start(57), start(57)];
    expect(alignSentences([start(50), sentence(50), start(50)], en).at(-1)).toEqual({
      ru: [2, 3],
      en: [1, 2],
    });
    expect(alignSentences([start(50), start(50), sentence(50)], en)[0]).toEqual({ ru: [0, 1], en: [0, 1] });
  });

  test('a text in one language has beads of its sentences alone', () => {
    expect(alignSentences([sentence(5), sentence(9)], [])).toEqual([
      { ru: [0, 1], en: [0, 0] },
      { ru: [1, 2], en: [0, 0] },
    ]);
    expect(shapes(alignSentences([], [sentence(5)]))).toEqual(['0-1']);
    expect(alignSentences([], [])).toEqual([]);
  });

  test('every sentence is in exactly one bead, in order, for any lengths and numbers', () => {
    fc.assert(
      fc.property(someSentences, someSentences, (ru, en) => {
        const beads = alignSentences(ru, en);
        expect(indexes(beads, 'ru')).toEqual(ru.map((_, index) => index));
        expect(indexes(beads, 'en')).toEqual(en.map((_, index) => index));
        expect(beads.every((bead) => bead.ru[1] - bead.ru[0] <= 2 && bead.en[1] - bead.en[0] <= 2)).toBe(
          true,
        );
      }),
    );
  });

  test('every sentence is in exactly one bead when one language has many more than the band is wide', () => {
    for (const [russian, english] of [
      [3000, 3],
      [2, 3000],
      [1500, 1500],
    ] as const) {
      const beads = alignSentences(
        Array.from({ length: russian }, () => sentence(30)),
        Array.from({ length: english }, () => sentence(34)),
      );
      expect(indexes(beads, 'ru')).toHaveLength(russian);
      expect(indexes(beads, 'en')).toHaveLength(english);
    }
  });
});
