import type { AccuracyLevel } from '@cae-map/contract/enumerations';

/** The number of filled bars, of four, in the accuracy indicator. */
export type AccuracyBars = 0 | 1 | 2 | 3 | 4;

const bars: Readonly<Record<AccuracyLevel, AccuracyBars>> = {
  exact: 4,
  high: 3,
  medium: 2,
  low: 1,
  unknown: 0,
};

/** The number of bars for an accuracy level: exact 4, high 3, medium 2, low 1, unknown 0. */
export function accuracyBars(level: AccuracyLevel): AccuracyBars {
  return bars[level];
}
