import { distanceMetres } from '@cae-map/expedition/route/geography';
import { listSegments, type LinePoints } from '@cae-map/geo-files/line-points';

/** The distance of every point from the start along the track in metres, without the gaps between segments. */
export function distancesFromStart(points: LinePoints): Float64Array<ArrayBuffer> {
  const { latitudes, longitudes } = points;
  const distances = new Float64Array(longitudes.length);
  let travelled = 0;
  for (const { from, to } of listSegments(points)) {
    for (let index = from; index < to; index += 1) {
      if (index > from) {
        travelled += distanceMetres(
          [latitudes[index - 1] ?? 0, longitudes[index - 1] ?? 0],
          [latitudes[index] ?? 0, longitudes[index] ?? 0],
        );
      }
      distances[index] = travelled;
    }
  }
  return distances;
}
