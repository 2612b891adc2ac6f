import type { GeoFeature } from '@cae-map/geo-files/geo-file';
import type { LeftOut } from '@cae-map/geo-files/left-out';
import { joinLines } from '@cae-map/geo-files/line-points';
import { readGeoFile } from '@cae-map/geo-files/read-geo-file';
import type { TrackFailure } from './failure.ts';
import { hasLine } from './line-feature.ts';
import { trackLimits } from './limits.ts';
import { nameTracks } from './name-tracks.ts';
import type { Track, TrackLeftOut } from './track.ts';

/** The tracks of a file and what is not in them, or why there are none. */
export type TrackFileResult =
  | { readonly tracks: readonly Track[]; readonly leftOut: readonly TrackLeftOut[] }
  | { readonly failure: TrackFailure };

/**
 * Reads the tracks of a GPX, KML, KMZ, TCX or GeoJSON file: its features with a line of at least two points.
 * @param onProgress receives the share of the text that has been read, 0 to 1
 */
export function parseTrackFile(
  bytes: Uint8Array,
  onProgress: (share: number) => void = () => undefined,
): TrackFileResult {
  const result = readGeoFile(bytes, { onProgress });
  if ('failure' in result) return result;
  const { file } = result;
  const lines = file.features.filter(hasLine);
  if (lines.length === 0) return { failure: explainMissing(file.leftOut) };
  const leftOut = [...file.leftOut, ...listOthers(file.features)];
  if (lines.length <= trackLimits.tracks) return { tracks: nameTracks(lines, file.name), leftOut };
  const joined = { name: file.name, points: joinLines(lines.map(({ line }) => line)) };
  return { tracks: [joined], leftOut: [...leftOut, { kind: 'joined', count: lines.length }] };
}

/** Why a file has no line: points that could not be read are named before anything else. */
function explainMissing(leftOut: readonly LeftOut[]): TrackFailure {
  const codes = { 'decimal-comma': 'decimal-comma', position: 'coordinates' } as const;
  for (const kind of ['decimal-comma', 'position'] as const) {
    const entry = leftOut.find((each) => each.kind === kind);
    if (entry === undefined) continue;
    const { line, value } = entry;
    return {
      code: codes[kind],
      ...(line === undefined ? {} : { line }),
      ...(value === undefined ? {} : { value }),
    };
  }
  return { code: 'no-track' };
}

/** The features that are no tracks, by kind. */
function listOthers(features: readonly GeoFeature[]): TrackLeftOut[] {
  const pointFeatures = features.filter(({ points }) => points.length > 0);
  const count = pointFeatures.reduce((sum, { points }) => sum + points.length, 0);
  const short = features.filter((feature) => feature.line !== null && !hasLine(feature));
  return [...entryOf('point', pointFeatures, count), ...entryOf('short-line', short, short.length)];
}

function entryOf(
  kind: 'point' | 'short-line',
  features: readonly GeoFeature[],
  count: number,
): TrackLeftOut[] {
  const name = features.find((feature) => feature.name !== null)?.name ?? null;
  return count === 0 ? [] : [{ kind, count, ...(name === null ? {} : { name }) }];
}
