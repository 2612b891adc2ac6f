import { addProtocol } from 'maplibre-gl';
import type { Datum, Projection } from '@cae-map/layers/base-layer';
import type { ResampleReply, ResampleRequest } from './resample-messages.ts';

/** Tiles of a provider with another projection or datum than the map. */
export interface ForeignTiles {
  /** The absolute URL template. */
  readonly template: string;
  readonly projection: Projection;
  readonly datum: Datum;
}

const protocol = 'resampled';
const layers: ForeignTiles[] = [];

/**
 * Makes tiles of another projection or datum available to the map: a worker fetches them and resamples them to the grid of the
 * map. The worker starts with the first tile.
 * @returns the URL template for a raster source; the same one for the same tiles
 */
export function resampledTemplate(tiles: ForeignTiles): string {
  const known = layers.findIndex(
    ({ template, projection, datum }) =>
      template === tiles.template && projection === tiles.projection && datum === tiles.datum,
  );
  const index = known === -1 ? layers.push(tiles) - 1 : known;
  addProtocol(protocol, loadTile);
  return `${protocol}://${index}/{z}/{x}/{y}`;
}

async function loadTile(
  { url }: { readonly url: string },
  { signal }: AbortController,
): Promise<{ data: ImageBitmap }> {
  const [index = -1, z = 0, x = 0, y = 0] = url.slice(`${protocol}://`.length).split('/').map(Number);
  const tiles = layers[index];
  if (tiles === undefined) throw new Error(`${url}: there is no such layer`);
  signal.throwIfAborted();
  return { data: await request({ kind: 'tile', tile: { z, x, y }, ...tiles }, signal) };
}

type TileRequest = Extract<ResampleRequest, { kind: 'tile' }>;

interface Waiting {
  readonly resolve: (image: ImageBitmap) => void;
  readonly reject: (error: Error) => void;
}

const waiting = new Map<number, Waiting>();
let worker: Worker | undefined;
let lastId = 0;

function request(tile: Omit<TileRequest, 'id'>, signal: AbortSignal): Promise<ImageBitmap> {
  worker ??= startWorker();
  lastId += 1;
  const id = lastId;
  send({ ...tile, id });
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    signal.addEventListener('abort', () => {
      if (!waiting.delete(id)) return;
      send({ kind: 'cancel', id });
      reject(new DOMException('The tile is no longer needed.', 'AbortError'));
    });
  });
}

function startWorker(): Worker {
  const started = new Worker(new URL('./resample-worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<ResampleReply>) => {
    const request = waiting.get(data.id);
    waiting.delete(data.id);
    if ('failure' in data) request?.reject(new Error(data.failure));
    else if (request) request.resolve(data.image);
    else data.image.close();
  });
  started.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error('the worker of the tiles failed'));
    waiting.clear();
    // The next tile starts a new worker.
    worker = undefined;
  });
  return started;
}

function send(message: ResampleRequest): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- messages to a worker have no target origin.
  worker?.postMessage(message);
}
