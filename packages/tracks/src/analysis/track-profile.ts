import type { LinePoints } from '@cae-map/geo-files/line-points';

/** Points of a track at equal distances, for its profile and for pointing at it. */
export interface TrackProfile {
  /** Metres from the start, ascending. */
  readonly metres: Float64Array<ArrayBuffer>;
  readonly longitudes: Float64Array<ArrayBuffer>;
  readonly latitudes: Float64Array<ArrayBuffer>;
  /** Metres above the sea; NaN if unknown. */
  readonly heights: Float32Array<ArrayBuffer>;
  /** Milliseconds since 1970 in UTC; NaN if unknown. */
  readonly times: Float64Array<ArrayBuffer>;
}

/** The most points of a profile: one for about a pixel of the pane. */
const maxProfilePoints = 400;

/**
 * Takes the points of a profile: the first, the last, and the highest of each stretch in between, so that no pass is lost.
 * @param distances see `distancesFromStart`
 */
export function trackProfile(
  points: LinePoints,
  distances: Float64Array,
  maxPoints = maxProfilePoints,
): TrackProfile {
  const indices = profileIndices(points, distances, maxPoints);
  const take = (values: Float64Array) => Float64Array.from(indices, (index) => values[index] ?? Number.NaN);
  return {
    metres: take(distances),
    longitudes: take(points.longitudes),
    latitudes: take(points.latitudes),
    heights: Float32Array.from(indices, (index) => points.heights[index] ?? Number.NaN),
    times: take(points.times),
  };
}

function profileIndices({ heights }: LinePoints, distances: Float64Array, maxPoints: number): number[] {
  const last = distances.length - 1;
  if (last < maxPoints) return Array.from(distances.keys());
  // At least a millimetre: a track that does not move has one stretch.
  const length = Math.max(0.001, distances[last] ?? 0);
  const stretches = maxPoints - 2;
  const indices = [0];
  let best = -1;
  let stretch = 0;
  for (let index = 1; index < last; index += 1) {
    const current = Math.min(stretches - 1, Math.floor(((distances[index] ?? 0) / length) * stretches));
    if (current !== stretch && best !== -1) {
      indices.push(best);
      best = -1;
    }
    stretch = current;
    // The comparison is false for unknown heights, so that the first point of the stretch remains.
    if (best === -1 || (heights[index] ?? 0) > (heights[best] ?? 0)) best = index;
  }
  if (best !== -1) indices.push(best);
  indices.push(last);
  return indices;
}
