import path from 'node:path';
import type { Language } from '@cae-map/contract/enumerations';
import type { Provider } from '@cae-map/layers/base-layer';
import { isOfferedIn } from '@cae-map/layers/offered-in';
import { offeredLayers } from '@cae-map/layers/offers';
import { isTileOf } from '@cae-map/layers/tile-urls';
import type { FastifyBaseLogger } from 'fastify';
import { RequestError } from '../../responses/request-error.ts';
import { createTaskQueue, type TaskQueue } from '../../responses/task-queue.ts';
import type { Settings } from '../../settings.ts';
import { fetchTile, type FetchedTile, type TileRequest } from './fetch-tile.ts';
import { createGoogleAttribution, extendToTiles, type TileArea } from './google-attribution.ts';
import { createGoogleSessions } from './google-sessions.ts';
import { openTileCache } from './tile-cache.ts';
import type { Tile } from './tile.ts';
import type { Upstream } from '../../upstream/upstream.ts';

/** The parameters of a request for a tile. */
export interface TileParameters {
  readonly code: string;
  readonly z: number;
  readonly x: number;
  readonly y: number;
  readonly lang: Language;
  readonly part: number;
}

/** The parameters of a request for the credit of a view. */
export interface AttributionParameters {
  readonly code: string;
  readonly lang: Language;
  readonly area: TileArea;
}

export interface TileClient {
  /** The ISO 3166 code of its country. */
  readonly country: string;
  /** Called before a request to a provider. @throws {RequestError} to reject the client */
  readonly onMiss: () => Promise<void>;
}

/** A tile for a client. It is stale when the provider failed and the stored tile is older than its validity. */
export interface ServedTile {
  readonly tile: Tile;
  readonly isStale: boolean;
  /** Whether caches that clients share may store it. */
  readonly isPublic: boolean;
}

export interface TilesService {
  /**
   * @throws {RequestError} `not_found` for a layer that is not offered through the server and for a tile that it does not
   * have, `forbidden` in the client's country, `upstream_failed`, `upstream_timeout`, or `unavailable` when too many tiles are
   * being fetched
   */
  getTile(parameters: TileParameters, client: TileClient): Promise<ServedTile>;
  /**
   * The credit that the provider requires for a view.
   * @throws {RequestError} as `getTile`; `not_found` for a layer whose credit is the same for all views
   */
  getAttribution(parameters: AttributionParameters, client: TileClient): Promise<string>;
}

/** The limits of requests to one provider, so that one that hangs delays no other; waiting is in milliseconds. */
const queueLimits = { concurrency: 8, maxWaiting: 100, maxWait: 5_000 };
const bytesPerMegabyte = 1_000_000;

type TilesSettings = Pick<Settings, 'onlineMaps' | 'layerAccess' | 'dataDir' | 'tileCacheMegabytes'>;

interface TilesDependencies {
  readonly upstream: Upstream;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
}

/**
 * Serves tiles of the layers of the catalogue that go through the server. A tile is fetched once for all clients that request
 * it at the same time, and stored on the disk.
 */
export function tilesService(
  { onlineMaps, layerAccess, dataDir, tileCacheMegabytes }: TilesSettings,
  { upstream, log }: TilesDependencies,
): TilesService {
  const layers = new Map<string, TileRequest['layer']>();
  const queues = new Map<Provider, TaskQueue>();
  for (const { proxied, ...layer } of offeredLayers(onlineMaps, layerAccess)) {
    if (!proxied) continue;
    layers.set(layer.code, { ...layer, proxied });
    if (!queues.has(layer.provider)) queues.set(layer.provider, createTaskQueue(queueLimits));
  }
  const { keys } = layerAccess;
  const googleSessions = keys.google === undefined ? null : createGoogleSessions(keys.google, upstream);
  const googleAttribution =
    googleSessions && createGoogleAttribution(keys.google ?? '', googleSessions, upstream);
  const cache = openTileCache({
    directory: path.join(dataDir, 'tiles'),
    maxBytes: tileCacheMegabytes * bytesPerMegabyte,
    onError: (error) => log.warn({ err: error }, 'tiles cannot be stored'),
  });
  const running = new Map<string, Promise<FetchedTile>>();
  const failing = new Set<string>();

  async function load(key: string, request: TileRequest): Promise<FetchedTile> {
    const fetching = () => fetchTile(request, { upstream, keys, googleSessions });
    const queue = queues.get(request.layer.provider);
    const fetched = await (queue?.run(fetching) ?? fetching());
    logChange(request.layer.code, fetched);
    if (fetched.kind === 'tile' && fetched.tile.freshUntil > Date.now()) await cache.set(key, fetched.tile);
    return fetched;
  }

  /** Logs when a provider begins and ceases to fail, not every failure. */
  function logChange(layer: string, fetched: FetchedTile): void {
    const hasFailed = fetched.kind === 'failed' || fetched.kind === 'timeout';
    if (hasFailed === failing.has(layer)) return;
    if (hasFailed) {
      failing.add(layer);
      const reason = fetched.kind === 'failed' ? fetched.reason : 'timeout';
      log.warn({ layer, reason }, 'the provider of a layer delivers no tiles');
    } else {
      failing.delete(layer);
      log.info({ layer }, 'the provider of a layer delivers tiles again');
    }
  }

  function loadOnce(key: string, request: TileRequest): Promise<FetchedTile> {
    const existing = running.get(key);
    if (existing) return existing;
    const loading = load(key, request).finally(() => running.delete(key));
    running.set(key, loading);
    return loading;
  }

  return {
    async getTile({ code, z, x, y, lang, part }, { country, onMiss }) {
      const layer = layers.get(code);
      if (!layer || part >= layer.sources.length || !isTileOf(layer, { z, x, y }))
        throw new RequestError(
          'not_found',
          `There is no tile ${z}/${x}/${y} of a layer ${code} on this server.`,
        );
      checkCountry(country, layer);
      const isPublic = layer.proxied.storage === 'days';
      const key = [code, layer.languages ? lang : '', part, z, x, y].join('/');
      const stored = await cache.get(key);
      if (stored && stored.freshUntil > Date.now()) return { tile: stored, isStale: false, isPublic };
      await onMiss();
      const fetched = await loadOnce(key, { layer, part, language: lang, z, x, y });
      if (fetched.kind === 'tile') return { tile: fetched.tile, isStale: false, isPublic };
      if (fetched.kind !== 'missing' && stored && isPublic) return { tile: stored, isStale: true, isPublic };
      throw toError(fetched, code);
    },

    async getAttribution({ code, lang, area }, { country, onMiss }) {
      const layer = layers.get(code);
      const session = layer?.proxied.google;
      if (!layer || !session || !googleAttribution)
        throw new RequestError('not_found', `No layer ${code} on this server has a credit for each view.`);
      checkCountry(country, layer);
      const language = layer.languages?.[lang] ?? 'en-US';
      const request = { session, language, area: extendToTiles(area) };
      const stored = googleAttribution.getStored(request);
      if (stored !== undefined) return stored;
      await onMiss();
      const fetching = () => googleAttribution.request(request);
      const found = await (queues.get(layer.provider)?.run(fetching) ?? fetching());
      if (found.kind === 'found') return found.text;
      throw toError(found.kind === 'timeout' ? found : { kind: 'failed', reason: '' }, code);
    },
  };
}

function checkCountry(country: string, layer: TileRequest['layer']): void {
  if (isOfferedIn(country, layer)) return;
  throw new RequestError('forbidden', `The layer ${layer.code} is not available in your country.`);
}

function toError(fetched: Exclude<FetchedTile, { kind: 'tile' }>, code: string): RequestError {
  switch (fetched.kind) {
    case 'missing':
      return new RequestError('not_found', `The provider of the layer ${code} has no such tile.`);
    case 'timeout':
      return new RequestError('upstream_timeout', `The provider of the layer ${code} does not respond.`);
    case 'failed':
      return new RequestError('upstream_failed', `The provider of the layer ${code} fails.`);
  }
}
