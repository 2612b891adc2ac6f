// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeMap } from '../../testing/map/fake-map.tsx';
import { contourTiles } from './contour-tiles.ts';
import { createTerrainLoader, type TerrainLoader } from './terrain-loader.ts';

vi.mock('./contour-tiles.ts', () => ({ contourTiles: vi.fn<typeof contourTiles>() }));

const manifest = { hash: '0123456789ab', minzoom: 2, maxzoom: 6, bounds: [60, 20, 125, 58] };
const { camera } = fakeMap;
const terrain = {
  manifest,
  tiles: '/atlas/terrain/0123456789ab/{z}/{x}/{y}.webp',
  contours: 'contour://{z}/{x}/{y}',
};
let draw: () => void = () => {};

beforeEach(() => {
  draw = () => {};
  vi.mocked(contourTiles).mockResolvedValue('contour://{z}/{x}/{y}');
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async () => Response.json(manifest)),
  );
  camera.onceDrawn.mockImplementation((listener) => {
    draw = listener;
    return () => {};
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'connection');
});

const wanted = { isWanted: true, fineTiles: null };
const onChange = vi.fn<() => void>();
let loader: TerrainLoader;

beforeEach(() => {
  onChange.mockClear();
  loader = createTerrainLoader('/atlas', onChange);
});

test('the terrain is requested after the first drawing of the map [MAP-28]', async () => {
  loader.want(wanted);
  loader.start(camera);
  expect(fetch).not.toHaveBeenCalled();
  draw();
  await vi.waitFor(() => expect(loader.read()).toEqual(terrain));
  expect(onChange).toHaveBeenCalledOnce();
});

test('the terrain is not requested when relief is switched off or the visitor saves data [MAP-29]', () => {
  loader.want({ ...wanted, isWanted: false });
  loader.start(camera);
  draw();
  expect(fetch).not.toHaveBeenCalled();
  expect(loader.read()).toBeNull();

  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  loader.want(wanted);
  draw();
  window.dispatchEvent(new Event('online'));
  expect(fetch).not.toHaveBeenCalled();
});

test('the terrain is hidden after relief is switched off, and shown without a request after it is switched on', async () => {
  loader.want(wanted);
  loader.start(camera);
  draw();
  await vi.waitFor(() => expect(loader.read()).toEqual(terrain));
  loader.want({ ...wanted, isWanted: false });
  expect(loader.read()).toBeNull();
  loader.want(wanted);
  expect(loader.read()).toEqual(terrain);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a failed request of the terrain is repeated when the network returns', async () => {
  vi.mocked(fetch).mockRejectedValueOnce(new TypeError('offline'));
  loader.want(wanted);
  loader.start(camera);
  draw();
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(loader.read()).toEqual(terrain));
});

test('the terrain has no contour lines when their library fails to load', async () => {
  vi.mocked(contourTiles).mockRejectedValue(new TypeError('offline'));
  loader.want(wanted);
  loader.start(camera);
  draw();
  await vi.waitFor(() => expect(loader.read()).toEqual({ ...terrain, contours: null }));
});

test('the terrain has the finer tiles of another provider with their contour lines', async () => {
  const fineTiles = { url: 'https://dem.example.org/{z}/{x}/{y}.png', encoding: 'mapbox' } as const;
  vi.mocked(contourTiles).mockImplementation(async (url) => `contours of ${url}`);
  loader.want({ ...wanted, fineTiles });
  loader.start(camera);
  draw();
  await vi.waitFor(() =>
    expect(loader.read()?.fine).toEqual({ ...fineTiles, contours: `contours of ${fineTiles.url}` }),
  );
  expect(vi.mocked(contourTiles).mock.lastCall).toEqual([fineTiles.url, 12, 'mapbox']);
  loader.want(wanted);
  expect(loader.read()?.fine).toBeUndefined();
});

test('a stopped loader requests nothing and changes nothing', async () => {
  loader.want(wanted);
  loader.start(camera);
  loader.stop();
  draw();
  window.dispatchEvent(new Event('online'));
  await Promise.resolve();
  expect(onChange).not.toHaveBeenCalled();
  expect(loader.read()).toBeNull();
});
