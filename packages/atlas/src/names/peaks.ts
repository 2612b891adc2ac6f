import { join } from 'node:path';
import type { PlacedFeature } from '../tiles/placed-layer.ts';
import { maxTileZoom } from '../tiles/tile-layers.ts';
import { toWorld } from '../geometry/mercator.ts';
import type { LongitudeLatitude } from '../geometry/mercator.ts';
import { recordByLanguage } from './languages.ts';
import { readField, readJson, readList, readName, readNumber, readPosition } from './name-fields.ts';
import type { MapName } from './name-fields.ts';

/** A summit with its height, or a spot height without a name. */
export interface Peak {
  readonly name: MapName | null;
  /** The minimum zoom (256-pixel tiles). */
  readonly from: number;
  readonly metres: number;
  readonly at: LongitudeLatitude;
}

/**
 * Reads `peaks.json`.
 * @throws when an entry is invalid; the message contains the file and the index
 */
export async function readPeaks(folder: string): Promise<Peak[]> {
  return readList(await readJson(join(folder, 'peaks.json')), 'peaks.json', (entry, where) => ({
    name: readField(entry, 'name_en') === undefined ? null : readName(entry, where),
    from: readNumber(readField(entry, 'from'), `${where} from`),
    metres: readNumber(readField(entry, 'metres'), `${where} metres`),
    at: readPosition(readField(entry, 'at'), `${where} at`),
  }));
}

/** The points of the peaks, with `metres`, `from` (zoom of 512-pixel tiles) and the names if there are any. */
export function peakFeatures(peaks: readonly Peak[]): PlacedFeature[] {
  return peaks.map(({ name, from, metres, at }) => ({
    anchor: toWorld(at),
    minZoom: Math.min(maxTileZoom, from - 1),
    maxZoom: maxTileZoom,
    properties: {
      metres,
      from: from - 1,
      ...(name ? recordByLanguage('name_', (language) => name[`name_${language}`]) : {}),
    },
  }));
}
