import { climbAndDescent } from '@cae-map/expedition/heights/profile-statistics';
import type { LinePoints } from '@cae-map/geo-files/line-points';

/** The figures of a track. */
export interface TrackStatistics {
  readonly pointCount: number;
  readonly lengthMetres: number;
  /** Null if the file has no heights. */
  readonly heights: HeightStatistics | null;
}

/** In metres. */
export interface HeightStatistics {
  readonly climb: number;
  readonly descent: number;
  readonly lowest: number;
  readonly highest: number;
}

/** Lower rises and falls are noise of a receiver, in metres. */
const noiseMetres = 10;

/** Calculates the figures of a track. @param distances see `distancesFromStart` */
export function trackStatistics(points: LinePoints, distances: Float64Array): TrackStatistics {
  return {
    pointCount: points.longitudes.length,
    lengthMetres: distances.at(-1) ?? 0,
    heights: heightStatistics(points.heights),
  };
}

function heightStatistics(heights: Float32Array): HeightStatistics | null {
  const known = heights.filter((height) => !Number.isNaN(height));
  if (known.length < 2) return null;
  const { lowest, highest } = known.reduce(
    (extremes, height) => ({
      lowest: Math.min(extremes.lowest, height),
      highest: Math.max(extremes.highest, height),
    }),
    { lowest: Number.POSITIVE_INFINITY, highest: Number.NEGATIVE_INFINITY },
  );
  return { ...climbAndDescent(known, noiseMetres), lowest, highest };
}
