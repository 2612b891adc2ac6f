/**
 * The cost of a bead by the lengths of its sentences: W. A. Gale and K. W. Church, ‘A Program for Aligning Sentences in Bilingual Corpora’,
 * Computational Linguistics 19 (1993), sections 3.1 and 3.2. Costs are natural logarithms, negated.
 */

/** English characters per Russian one, and the variance per character of the difference, of the chronicle of this project (307 texts). */
const englishPerRussian = 1.138;
const variance = 6.8;

/** How many sentences of each language a bead has, and the probability of such a bead. */
export interface BeadShape {
  readonly russian: number;
  readonly english: number;
  readonly cost: number;
}

/** The shapes of table 5 of the paper; the probability of its two mirrored forms is halved. */
export const beadShapes: readonly BeadShape[] = [
  shape(1, 1, 0.89),
  shape(1, 0, 0.0099 / 2),
  shape(0, 1, 0.0099 / 2),
  shape(2, 1, 0.089 / 2),
  shape(1, 2, 0.089 / 2),
  shape(2, 2, 0.011),
];

function shape(russian: number, english: number, probability: number): BeadShape {
  return { russian, english, cost: -Math.log(probability) };
}

/**
 * The cost of two lengths in characters: -ln P(|δ|) with δ = (e - c r) / sqrt(s² m), where m is the mean of both lengths, so that the cost is
 * the same from both sides. Unlike in the paper it is 0 for a sentence without a translation, whose length says nothing: long ones would
 * otherwise be joined with a neighbour.
 */
export function lengthCost(russian: number, english: number): number {
  if (russian === 0 || english === 0) return 0;
  const mean = (russian + english / englishPerRussian) / 2;
  return tailCost(Math.abs(english / englishPerRussian - russian) / Math.sqrt(variance * mean));
}

/** -ln(2 (1 - Φ(z))), by the asymptotic expansion where the probability is too small for a floating point number. */
function tailCost(z: number): number {
  if (z > 5) return (z * z) / 2 + Math.log(z) + Math.log(Math.PI / 2) / 2;
  // Abramowitz and Stegun, 26.2.17; the error of the probability is below 7.5e-8.
  const t = 1 / (1 + 0.231_641_9 * z);
  const polynomial =
    t *
    (0.319_381_53 + t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))));
  return -Math.log(2 * polynomial * (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)));
}
