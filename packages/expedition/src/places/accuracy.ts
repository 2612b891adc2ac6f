import type { AccuracyLevel } from '@cae-map/contract/enumerations';

/** How many of four bars show how well a position is known. */
export type AccuracyBars = 0 | 1 | 2 | 3 | 4;

const bars: Readonly<Record<AccuracyLevel, AccuracyBars>> = {
  exact: 4,
  high: 3,
  medium: 2,
  low: 1,
  unknown: 0,
};

/** How many of four bars an accuracy level fills: exact 4, high 3, medium 2, low 1, unknown 0. */
export function accuracyBars(level: AccuracyLevel): AccuracyBars {
  return bars[level];
}
