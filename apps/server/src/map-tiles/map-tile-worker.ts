import { createMapTileMaker, type MapTileMaker } from '@cae-map/atlas/map-tiles/map-tile-maker';
import { describeTileset, type TilesetDescription } from '@cae-map/atlas/map-tiles/describe-tileset';
import type { DrawnRecords } from '@cae-map/atlas/map-tiles/drawn-records';
import { toExpedition, type Expedition } from '@cae-map/expedition/to-expedition';

/** What is made from the records of a version. */
export interface MapTileTask {
  readonly version: string;
  /** The records of the version as JSON (`DrawnRecords`); absent if the thread should have them. */
  readonly records?: string;
  /** The tile to make; absent for the description of all tiles. */
  readonly tile?: { readonly zoom: number; readonly x: number; readonly y: number };
}

/** A tile without bytes is empty. */
export type MapTileResult =
  | { readonly kind: 'tile'; readonly bytes: Uint8Array }
  | { readonly kind: 'description'; readonly description: TilesetDescription }
  | { readonly kind: 'missing-records' };

/** The records of one version; those of earlier ones are not needed, because their tiles are no longer served. */
interface Loaded {
  readonly version: string;
  readonly expedition: Expedition;
  readonly maker: MapTileMaker;
}

let loaded: Loaded | null = null;

/** Runs a task in the worker thread, which keeps the records of the last version; called by the thread pool. */
export function runMapTileTask({ version, records, tile }: MapTileTask): MapTileResult {
  const current =
    loaded?.version === version ? loaded : records === undefined ? null : load(version, records);
  if (current === null) return { kind: 'missing-records' };
  if (tile === undefined) return { kind: 'description', description: describeTileset(current.expedition) };
  return { kind: 'tile', bytes: current.maker.makeTile(tile.zoom, tile.x, tile.y) };
}

function load(version: string, records: string): Loaded {
  // Serialized by the main thread from validated records.
  const { places, inferredLegs } = JSON.parse(records) as DrawnRecords;
  const expedition = toExpedition({ places, inferredLegs, images: [] });
  loaded = { version, expedition, maker: createMapTileMaker(expedition) };
  return loaded;
}
