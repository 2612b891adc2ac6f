// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeMap } from '../../testing/map/fake-map.tsx';
import { contourTiles } from './contour-tiles.ts';
import { useTerrain } from './use-terrain.ts';

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

const wanted = { atlasUrl: '/atlas', isWanted: true, fineTiles: null };

test('useTerrain requests the manifest after the first drawing of the map [MAP-28]', async () => {
  const { result } = renderHook(() => useTerrain(camera, wanted));
  expect(fetch).not.toHaveBeenCalled();
  draw();
  await waitFor(() => expect(result.current).toEqual(terrain));
});

test('useTerrain requests nothing when relief is switched off or the visitor saves data [MAP-29]', () => {
  const { result } = renderHook(() => useTerrain(camera, { ...wanted, isWanted: false }));
  draw();
  expect(fetch).not.toHaveBeenCalled();
  expect(result.current).toBeNull();

  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  renderHook(() => useTerrain(camera, wanted));
  draw();
  window.dispatchEvent(new Event('online'));
  expect(fetch).not.toHaveBeenCalled();
});

test('useTerrain returns null after relief is switched off and the manifest after it is switched on again', async () => {
  const { result, rerender } = renderHook(({ isWanted }) => useTerrain(camera, { ...wanted, isWanted }), {
    initialProps: { isWanted: true },
  });
  draw();
  await waitFor(() => expect(result.current).toEqual(terrain));
  rerender({ isWanted: false });
  expect(result.current).toBeNull();
  rerender({ isWanted: true });
  expect(result.current).toEqual(terrain);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('useTerrain repeats a failed request when the network returns', async () => {
  vi.mocked(fetch).mockRejectedValueOnce(new TypeError('offline'));
  const { result } = renderHook(() => useTerrain(camera, wanted));
  draw();
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(result.current).toEqual(terrain));
});

test('useTerrain returns terrain without contour lines when their library fails to load', async () => {
  vi.mocked(contourTiles).mockRejectedValue(new TypeError('offline'));
  const { result } = renderHook(() => useTerrain(camera, wanted));
  draw();
  await waitFor(() => expect(result.current).toEqual({ ...terrain, contours: null }));
});

test('useTerrain adds the finer tiles of another provider with their contour lines', async () => {
  const fineTiles = { url: 'https://dem.example.org/{z}/{x}/{y}.png', encoding: 'mapbox' } as const;
  vi.mocked(contourTiles).mockImplementation(async (url) => `contours of ${url}`);
  const options: Parameters<typeof useTerrain>[1] = { ...wanted, fineTiles };
  const { result, rerender } = renderHook((current) => useTerrain(camera, current), {
    initialProps: options,
  });
  draw();
  await waitFor(() =>
    expect(result.current?.fine).toEqual({ ...fineTiles, contours: `contours of ${fineTiles.url}` }),
  );
  expect(vi.mocked(contourTiles).mock.lastCall).toEqual([fineTiles.url, 12, 'mapbox']);
  rerender(wanted);
  expect(result.current?.fine).toBeUndefined();
});
