import type { RecordLanguage } from '@cae-map/contract/content-languages';
import { lengthCost } from './length-cost.ts';
import { numberCost, type ComparedNumbers } from './number-cost.ts';

/** What the alignment compares of a sentence. */
export interface AlignableSentence extends ComparedNumbers {
  /** Its characters without white space at both ends. */
  readonly length: number;
  readonly startsParagraph: boolean;
}

/** Costs, as negative logarithms of a probability, of a bead that begins a paragraph in one language only, and of one across paragraphs. */
const paragraphMismatch = 2;
const paragraphCrossing = 3;

/** Equal numbers reduce the cost of a bead by at most this much, so that it never depends on a table of numbers alone. */
export const mostGain = 20;

/** The end of a bead in each language, and the number of its sentences. */
export interface BeadEnd {
  readonly ruEnd: number;
  readonly enEnd: number;
  readonly russian: number;
  readonly english: number;
}

/**
 * Prepares the cost of a bead as the negative logarithm of its probability, without that of its shape. It is computed for every cell of the
 * programme and allocates nothing unless a sentence has numbers.
 */
export function createBeadCost(
  ru: readonly AlignableSentence[],
  en: readonly AlignableSentence[],
): (end: BeadEnd) => number {
  const sides = { ru: prepareSide(ru), en: prepareSide(en) };
  return ({ ruEnd, enEnd, russian, english }) => {
    const [ruStart, enStart] = [ruEnd - russian, enEnd - english];
    const length = lengthCost(
      between(sides.ru.lengths, ruStart, ruEnd),
      between(sides.en.lengths, enStart, enEnd),
    );
    const hasNumbers =
      between(sides.ru.numbers, ruStart, ruEnd) + between(sides.en.numbers, enStart, enEnd) > 0;
    const numbers = hasNumbers
      ? Math.max(-mostGain, numberCost(ru.slice(ruStart, ruEnd), en.slice(enStart, enEnd)))
      : 0;
    return length + numbers + paragraphCost(sides, { ruEnd, enEnd, russian, english });
  };
}

/** Sums over the sentences before each one. */
interface Side {
  readonly lengths: Float64Array;
  readonly numbers: Float64Array;
  readonly paragraphs: Float64Array;
}

function prepareSide(sentences: readonly AlignableSentence[]): Side {
  return {
    lengths: sumUp(sentences, ({ length }) => length),
    numbers: sumUp(sentences, ({ numbers }) => numbers.length),
    paragraphs: sumUp(sentences, ({ startsParagraph }) => Number(startsParagraph)),
  };
}

function sumUp(
  sentences: readonly AlignableSentence[],
  valueOf: (sentence: AlignableSentence) => number,
): Float64Array {
  const sums = new Float64Array(sentences.length + 1);
  sentences.forEach((sentence, index) => {
    sums[index + 1] = (sums[index] ?? 0) + valueOf(sentence);
  });
  return sums;
}

function between(sums: Float64Array, from: number, to: number): number {
  return (sums[to] ?? 0) - (sums[from] ?? 0);
}

function paragraphCost(
  { ru, en }: Readonly<Record<RecordLanguage, Side>>,
  { ruEnd, enEnd, russian, english }: BeadEnd,
): number {
  const [ruFirst, enFirst] = [ruEnd - russian, enEnd - english];
  const isMismatch =
    russian > 0 &&
    english > 0 &&
    between(ru.paragraphs, ruFirst, ruFirst + 1) !== between(en.paragraphs, enFirst, enFirst + 1);
  const crossings =
    between(ru.paragraphs, Math.min(ruFirst + 1, ruEnd), ruEnd) +
    between(en.paragraphs, Math.min(enFirst + 1, enEnd), enEnd);
  return (isMismatch ? paragraphMismatch : 0) + crossings * paragraphCrossing;
}
