import type { TrackProfile } from '@cae-map/tracks/analysis/track-profile';

/** The index of the point of a profile that is nearest to a distance from the start in metres; 0 for an empty profile. */
export function nearestPoint({ metres }: TrackProfile, distance: number): number {
  let low = 0;
  let high = metres.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if ((metres[middle] ?? 0) <= distance) low = middle;
    else high = middle;
  }
  const toLow = Math.abs((metres[low] ?? 0) - distance);
  return high > 0 && Math.abs((metres[high] ?? 0) - distance) < toLow ? high : low;
}
