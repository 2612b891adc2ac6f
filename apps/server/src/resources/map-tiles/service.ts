import { createHash } from 'node:crypto';
import { toDrawnRecords } from '@cae-map/atlas/map-tiles/drawn-records';
import { apiBase, apiCalls } from '@cae-map/contract/api/calls';
import { mapTileLayers, mapTileZooms } from '@cae-map/contract/entities/map-tileset';
import type { PlaceRecord } from '@cae-map/contract/entities/place';
import type { MapTilePool } from '../../map-tiles/map-tile-pool.ts';
import type { MapTileResult, MapTileTask } from '../../map-tiles/map-tile-worker.ts';
import { RequestError } from '../../responses/request-error.ts';
import type { CallHandler, CallHandlers } from '../calls.ts';

/** The address of a tile. */
export interface MapTileAddress {
  readonly version: string;
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

export interface MapTilesService extends CallHandlers<'getMapTileset'> {
  /**
   * Returns an encoded tile, without bytes where nothing is drawn.
   * @throws {RequestError} `not_found` outside the world, `outdated_tileset` if the version is not the current one
   */
  makeTile(address: MapTileAddress): Promise<Uint8Array>;
}

interface MapTilesDependencies {
  readonly listPlaces: CallHandler<'listPlaces'>;
  readonly listInferredLegs: CallHandler<'listInferredLegs'>;
  readonly pool: Pick<MapTilePool, 'run'>;
  /** The ids of the stops that the operator hides. */
  readonly hiddenPlaces: readonly number[];
}

/** The records that the tiles of a version are made from. */
interface Snapshot {
  readonly version: string;
  /** As JSON, for the worker thread. */
  readonly records: string;
}

/** The number of hexadecimal digits of a version. */
const versionLength = 16;

/**
 * The vector tiles of stops and legs. The version is a hash of the records that they are made from: tiles of the version that was
 * read last are made without the database, and an unknown version is compared with the records in it, so that
 * no process has to know of the writes of others.
 */
export function mapTilesService({
  listPlaces,
  listInferredLegs,
  pool,
  hiddenPlaces,
}: MapTilesDependencies): MapTilesService {
  let current: Snapshot | null = null;
  let reading: Promise<Snapshot> | null = null;

  async function read(): Promise<Snapshot> {
    const [places, legs] = await Promise.all([listPlaces({}), listInferredLegs({})]);
    const records = JSON.stringify(toDrawnRecords(hidePlaces(places, hiddenPlaces), legs));
    const version = createHash('sha256').update(records).digest('hex').slice(0, versionLength);
    current = { version, records };
    return current;
  }

  /** Requests for unknown versions at one time share one reading. */
  function readShared(): Promise<Snapshot> {
    reading ??= read().finally(() => {
      reading = null;
    });
    return reading;
  }

  async function find(version: string): Promise<Snapshot> {
    const snapshot = current?.version === version ? current : await readShared();
    if (snapshot.version === version) return snapshot;
    throw new RequestError(
      'outdated_tileset',
      'The records have changed since this version of the tiles: request the tileset again.',
    );
  }

  /** The thread has the records of the last version unless it is new. */
  async function run(
    { version, records }: Snapshot,
    task: Pick<MapTileTask, 'tile'>,
  ): Promise<MapTileResult> {
    const result = await pool.run({ version, ...task });
    return result.kind === 'missing-records' ? await pool.run({ version, records, ...task }) : result;
  }

  return {
    async getMapTileset() {
      // Not shared: a reading that began before a write would be cached as the response after it.
      const snapshot = await read();
      const result = await run(snapshot, {});
      if (result.kind !== 'description') throw unexpected(result);
      const { version } = snapshot;
      return {
        version,
        url: apiBase + apiCalls.getMapTile.path.replace('{version}', version),
        layers: [...mapTileLayers],
        minzoom: mapTileZooms.min,
        maxzoom: mapTileZooms.max,
        ...result.description,
      };
    },
    async makeTile({ version, z, x, y }) {
      if (x >= 2 ** z || y >= 2 ** z)
        throw new RequestError(
          'not_found',
          `Zoom ${z} has no tile ${x}/${y}: it has ${2 ** z} columns and rows.`,
        );
      const result = await run(await find(version), { tile: { zoom: z, x, y } });
      if (result.kind !== 'tile') throw unexpected(result);
      return result.bytes;
    },
  };
}

/** Hides stops as the browser does: their legs stay. */
function hidePlaces(places: readonly PlaceRecord[], ids: readonly number[]): readonly PlaceRecord[] {
  return places.map((place) => (ids.includes(place.place_id) ? { ...place, minzoom: -1 } : place));
}

function unexpected({ kind }: MapTileResult): Error {
  return new Error(`the thread of the tiles returned ${kind}`);
}
