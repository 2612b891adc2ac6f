import type { Position } from '@cae-map/expedition/route/geography';
import { parseTrackFile } from '@cae-map/tracks/parse-track-file';

/** The longest line of a leg; a pasted one with more points is simplified. */
export const maxLinePoints = 500;

/** Reads the first line of a GPX, KML or GeoJSON text; null if it has none, or none with two points. */
export function readPastedLine(text: string): readonly Position[] | null {
  const result = parseTrackFile(new TextEncoder().encode(text));
  if ('failure' in result) return null;
  for (const { points } of result.tracks) {
    if (points.longitudes.length < 2) continue;
    return Array.from(points.longitudes, (longitude, index) => [points.latitudes[index] ?? 0, longitude]);
  }
  return null;
}
