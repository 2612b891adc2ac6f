import { listSegments } from '@cae-map/geo-files/line-points';
import type { Position } from '@cae-map/expedition/route/geography';
import type { TrackFailureCode } from '@cae-map/tracks/failure';
import { parseTrackFile } from '@cae-map/tracks/parse-track-file';
import type { LeftOutEntry } from '../../../../lib/left-out/left-out-messages.ts';

/** The longest line of a leg; a pasted one with more points is simplified. */
export const maxLinePoints = 500;

/** A pasted line, or why there is none. */
export type PastedLine =
  | {
      readonly ok: true;
      readonly line: readonly Position[];
      /** The lines of the text, which are joined in their order. */
      readonly lineCount: number;
      readonly leftOut: readonly LeftOutEntry[];
    }
  | { readonly ok: false; readonly reason: 'unreadable' | 'no-line' };

/** The failures of texts that can be read but have no line. */
const withoutLine: ReadonlySet<TrackFailureCode> = new Set([
  'empty',
  'no-track',
  'coordinates',
  'decimal-comma',
  'unknown-format',
]);

/** Reads the lines of a GPX, KML, KMZ, TCX or GeoJSON file as one line. */
export function readPastedLine(bytes: Uint8Array): PastedLine {
  const result = parseTrackFile(bytes);
  if ('failure' in result)
    return { ok: false, reason: withoutLine.has(result.failure.code) ? 'no-line' : 'unreadable' };
  const { tracks, leftOut } = result;
  return {
    ok: true,
    line: tracks.flatMap(({ points: { longitudes, latitudes } }) =>
      Array.from(longitudes, (longitude, index): Position => [latitudes[index] ?? 0, longitude]),
    ),
    lineCount: tracks.reduce((count, { points }) => count + listSegments(points).length, 0),
    leftOut: leftOut.filter((entry) => entry.kind !== 'joined'),
  };
}
