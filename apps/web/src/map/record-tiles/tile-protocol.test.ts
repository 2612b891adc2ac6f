import { aMapTileset } from '@cae-map/contract/testing/map-tileset';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import {
  expectTileFailureHandler,
  handleTileFailures,
  loadTile,
  recordTileTemplate,
  type TileFailureHandler,
} from './tile-protocol.ts';

vi.mock('maplibre-gl', () => ({ addProtocol: vi.fn() }));

const { version } = aMapTileset;
const newer = {
  ...aMapTileset,
  version: 'fedcba9876543210',
  url: '/v1/map-tiles/fedcba9876543210/{z}/{x}/{y}',
};
const url = recordTileTemplate(aMapTileset).replace('{z}', '4').replace('{x}', '11').replace('{y}', '6');

afterEach(() => vi.unstubAllGlobals());

type Respond = (path: string) => Promise<Response>;

/** Serves tiles and handles their failures. */
function serve(respond: Respond, current: typeof aMapTileset | null) {
  const fetch = vi.fn(respond);
  vi.stubGlobal('fetch', fetch);
  const handler = {
    findCurrent: vi.fn<TileFailureHandler['findCurrent']>(async () => current),
    giveUp: vi.fn<TileFailureHandler['giveUp']>(),
  };
  onTestFinished(handleTileFailures(handler));
  return { fetch, ...handler };
}

const bytes = (...values: number[]) => Promise.resolve(new Response(new Uint8Array(values)));
const refuse = (status: number, code: string) =>
  Promise.resolve(Response.json({ detail: code, code }, { status }));
const load = async (controller = new AbortController()) => [
  ...new Uint8Array((await loadTile({ url }, controller)).data),
];

test('a tile of the records is fetched from its path', async () => {
  const { fetch, findCurrent } = serve(() => bytes(1, 2), null);

  expect(await load()).toEqual([1, 2]);
  expect(fetch.mock.calls.map(([path]) => path)).toEqual([`/v1/map-tiles/${version}/4/11/6`]);
  expect(findCurrent).not.toHaveBeenCalled();
});

test.each<[string, Respond, boolean]>([
  ['404 outdated_tileset', () => refuse(404, 'outdated_tileset'), true],
  ['404 of another code', () => refuse(404, 'not_found'), false],
  ['503', () => refuse(503, 'unavailable'), false],
  ['502 without JSON', () => Promise.resolve(new Response('<html>', { status: 502 })), false],
  ['no response', () => Promise.reject(new TypeError('offline')), false],
])('a tile with %s is reported and empty if no tileset is found', async (_what, respond, isOutdated) => {
  const { findCurrent } = serve(respond, null);

  expect(await load()).toEqual([]);
  expect(findCurrent.mock.calls).toEqual([[{ version, isOutdated }]]);
});

test('an outdated tile is fetched from the current tileset', async () => {
  const { giveUp } = serve(
    (path) => (path.includes(version) ? refuse(404, 'outdated_tileset') : bytes(3)),
    newer,
  );

  expect(await load()).toEqual([3]);
  expect(giveUp).not.toHaveBeenCalled();
});

test('a tile that fails in the current tileset is empty and gives up its version', async () => {
  const { giveUp } = serve(() => refuse(503, 'unavailable'), newer);

  expect(await load()).toEqual([]);
  expect(giveUp).toHaveBeenCalledWith(newer.version);
});

test('an aborted tile is rejected and not reported', async () => {
  const controller = new AbortController();
  controller.abort();
  const { findCurrent } = serve(() => Promise.reject(new DOMException('aborted', 'AbortError')), newer);

  await expect(load(controller)).rejects.toThrow('aborted');
  expect(findCurrent).not.toHaveBeenCalled();
});

test('a tile that fails before the application waits for its handler', async () => {
  const onFailure = vi.fn<() => void>();
  vi.stubGlobal('fetch', (path: string) =>
    path.includes(version) ? refuse(404, 'outdated_tileset') : bytes(3),
  );
  expectTileFailureHandler(onFailure);
  const loading = load();
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledOnce());
  onTestFinished(handleTileFailures({ findCurrent: async () => newer, giveUp: () => undefined }));

  expect(await loading).toEqual([3]);
});
