import type { AccuracyLevel } from '@cae-map/contract/enumerations';
import { measureLine, pointAt } from '../journey/line.ts';
import { wrapLongitude, type Position } from '../route/geography.ts';

/** The distance of samples in metres, if there are not more than `maxSamples`: twice that of the posts of the grid. */
const sampleMetres = 2000;
/** The maximum number of samples of a leg. */
export const maxSamples = 48;

/** The positions along a leg at which its heights are taken, both ends included; empty for a line without length. */
export function legSamplePositions(points: readonly Position[], limit = maxSamples): Position[] {
  const line = measureLine(points);
  if (line.lengthMetres === 0) return [];
  const intervals = Math.min(limit - 1, Math.max(1, Math.round(line.lengthMetres / sampleMetres)));
  return Array.from({ length: intervals + 1 }, (_, index) => {
    const point = pointAt(line, index / intervals);
    return point?.position ?? [0, 0];
  });
}

/**
 * The distance within which a place may be, in kilometres, from the definition of the accuracy levels; at least the distance
 * of two posts of the grid.
 */
const errorKilometres: Readonly<Record<AccuracyLevel, number>> = {
  exact: 1,
  high: 1,
  medium: 7.5,
  low: 15,
  unknown: 15,
};

const directions = 8;
const kilometresPerDegree = 111.2;

/** Positions around a place, on two circles within its error, from which the precision of its height is derived. */
export function positionsAround([latitude, longitude]: Position, accuracy: AccuracyLevel): Position[] {
  const degrees = errorKilometres[accuracy] / kilometresPerDegree;
  const stretch = Math.max(0.01, Math.cos((latitude * Math.PI) / 180));
  return [degrees / 2, degrees].flatMap((radius) =>
    Array.from({ length: directions }, (_, index): Position => {
      const angle = (index / directions) * 2 * Math.PI;
      return [
        latitude + Math.sin(angle) * radius,
        wrapLongitude(longitude + (Math.cos(angle) * radius) / stretch),
      ];
    }),
  );
}

/** The error of the grid in plains, in metres (`content/basemap/README.md`). */
const plainErrorMetres = 20;
/** The error in mountains (100 m) as a share of the mean difference in height within a kilometre there. */
const roughShare = 0.75;

/** The expected error of a height in metres, from the heights around it; heights outside of the grid are undefined. */
export function heightPrecision(height: number, around: readonly (number | undefined)[]): number {
  const differences = around.flatMap((other) => (other === undefined ? [] : [(other - height) ** 2]));
  const mean = differences.reduce((sum, square) => sum + square, 0) / Math.max(1, differences.length);
  return Math.round(Math.hypot(plainErrorMetres, roughShare * Math.sqrt(mean)));
}
