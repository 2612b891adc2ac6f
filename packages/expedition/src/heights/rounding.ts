import type { PlaceHeightRecord } from '@cae-map/contract/entities/height';

/**
 * The largest expected errors of heights that are rounded to 50, 100 and 500 m, in metres. The grid is correct to about 20 m
 * in plains and on plateaus, and to 100 m in mountains (`content/basemap/README.md`); heights with larger errors than 400 m,
 * of camps estimated to 15 km in mountains, would mean nothing.
 */
const steps = [
  { precision: 40, step: 50 },
  { precision: 160, step: 100 },
  { precision: 400, step: 500 },
] as const;

/** The largest expected error of a height that means something, in metres. */
const maxErrorMetres = 400;

/** The largest expected error of both ends of a line along which heights mean something, in metres: that of mountains. */
const maxEndErrorMetres = 160;

/** Whether a height is known well enough to be used: from a source, or from the grid with a bounded error. */
export function isUsable({ precision_m, source_en }: HeightSource): boolean {
  return source_en !== null || (precision_m !== null && precision_m <= maxErrorMetres);
}

/** Whether the position of a place is known well enough for heights along a line from or to it; true outside of the grid. */
export function isLineEnd({ precision_m }: HeightSource): boolean {
  return precision_m === null || precision_m <= maxEndErrorMetres;
}

type HeightSource = Pick<PlaceHeightRecord, 'precision_m' | 'source_en'>;

/** Rounds a height in metres as its expected error allows; null if the error is too large. */
export function roundHeight(metres: number, precisionMetres: number): number | null {
  const found = steps.find(({ precision }) => precisionMetres <= precision);
  // Adding 0 turns -0 into 0.
  return found === undefined ? null : Math.round(metres / found.step) * found.step + 0;
}

/**
 * The height of a place as it is displayed, in metres: from its source unchanged, from the grid rounded. Null if it is
 * unknown, known too roughly, or rounded to the level of the sea, which says nothing.
 */
export function displayedHeight({
  height_m,
  precision_m,
  source_en,
}: Pick<PlaceHeightRecord, 'height_m' | 'precision_m' | 'source_en'>): number | null {
  if (height_m === null) return null;
  if (source_en !== null) return height_m;
  const rounded = precision_m === null ? null : roundHeight(height_m, precision_m);
  return rounded === 0 ? null : rounded;
}
