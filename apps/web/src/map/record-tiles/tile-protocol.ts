import type { ErrorCode } from '@cae-map/contract/error-body';
import type { MapTileset } from '@cae-map/contract/entities/map-tileset';
import { addProtocol } from 'maplibre-gl';

/** A tile that could not be loaded. */
export interface TileFailure {
  readonly version: string;
  /** Whether the records have changed since this version. */
  readonly isOutdated: boolean;
}

/** What follows the failures of tiles. */
export interface TileFailureHandler {
  /** Returns the current tileset, in which the tile is looked for once more; null if it is not known. */
  readonly findCurrent: (failure: TileFailure) => Promise<MapTileset | null>;
  /** Receives the version of a tile that has failed again. */
  readonly giveUp: (version: string) => void;
}

const protocol = 'record-tiles';
const outdated: ErrorCode = 'outdated_tileset';
let handler: TileFailureHandler | null = null;
/** Set while failed tiles wait for the handler. */
let onHandler: ((arrived: TileFailureHandler) => void) | null = null;

/**
 * Returns the URL template of a vector source for the tiles of a tileset. They are fetched through a protocol of the page, because MapLibre
 * draws a response of 404 as an empty tile and reports it by no event.
 */
export function recordTileTemplate({ url }: MapTileset): string {
  addProtocol(protocol, loadTile);
  return `${protocol}:/${url}`;
}

/** Sets the handler of failures; there is one map. @returns the function that removes it */
export function handleTileFailures(next: TileFailureHandler): () => void {
  handler = next;
  onHandler?.(next);
  return () => {
    if (handler === next) handler = null;
  };
}

/**
 * Makes failed tiles wait for the handler, which comes with the application.
 * @param onFailure called when a tile waits
 */
export function expectTileFailureHandler(onFailure: () => void): void {
  const arrival = new Promise<TileFailureHandler>((resolve) => (onHandler = resolve));
  handler = {
    async findCurrent(failure) {
      onFailure();
      return (await arrival).findCurrent(failure);
    },
    giveUp: (version) => void arrival.then((arrived) => arrived.giveUp(version)),
  };
}

/**
 * Fetches a tile of the protocol, from the current tileset if that fails. A tile that has failed there too is empty: MapLibre
 * loads a rejected tile of a source with new URLs never again, and the map would not become idle.
 * @throws {DOMException} `AbortError` if the tile is no longer needed
 */
export async function loadTile(
  { url }: { readonly url: string },
  { signal }: AbortController,
): Promise<{ data: ArrayBuffer }> {
  const path = url.slice(`${protocol}:/`.length);
  const [version = '', z = '', x = '', y = ''] = path.split('/').slice(-4);
  const first = await fetchTile(path, signal);
  if (first.data !== null) return { data: first.data };
  const current = (await handler?.findCurrent({ version, isOutdated: first.isOutdated })) ?? null;
  if (current === null) return empty();
  const currentPath = current.url.replace('{z}', z).replace('{x}', x).replace('{y}', y);
  const { data } = await fetchTile(currentPath, signal);
  if (data !== null) return { data };
  handler?.giveUp(current.version);
  return empty();
}

function empty(): { data: ArrayBuffer } {
  return { data: new ArrayBuffer(0) };
}

interface FetchedTile {
  /** Null if the tile could not be loaded. */
  readonly data: ArrayBuffer | null;
  readonly isOutdated: boolean;
}

async function fetchTile(path: string, signal: AbortSignal): Promise<FetchedTile> {
  const response = await fetch(path, { signal }).catch(() => null);
  const data = response?.ok === true ? await response.arrayBuffer().catch(() => null) : null;
  signal.throwIfAborted();
  return { data, isOutdated: data === null && response !== null && (await hasOutdatedCode(response)) };
}

async function hasOutdatedCode(response: Response): Promise<boolean> {
  const body: unknown = await response.json().catch(() => null);
  return Object(body).code === outdated;
}
