import { afterEach, expect, test, vi } from 'vitest';
import { fetchTerrainManifest } from './terrain-manifest.ts';

const manifest = { hash: '0123456789ab', minzoom: 2, maxzoom: 6, bounds: [60, 20, 125, 58] };
const { signal } = new AbortController();

afterEach(() => vi.unstubAllGlobals());

function respondWith(response: Response | Promise<Response>): void {
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async () => response),
  );
}

test('fetchTerrainManifest returns the manifest beside the tiles', async () => {
  respondWith(Response.json(manifest));
  expect(await fetchTerrainManifest('/atlas', signal)).toEqual(manifest);
  expect(fetch).toHaveBeenCalledWith('/atlas/terrain/terrain.json', { signal });
});

test.each([
  ['the server has no terrain', () => new Response('', { status: 404 })],
  ['the network fails', () => Promise.reject(new TypeError('offline'))],
  ['the response is not JSON', () => new Response('<html>')],
  ['the hash is missing', () => Response.json({ ...manifest, hash: undefined })],
  ['the zooms are reversed', () => Response.json({ ...manifest, minzoom: 7 })],
  ['a zoom is not a number', () => Response.json({ ...manifest, maxzoom: '6' })],
  ['the bounds are incomplete', () => Response.json({ ...manifest, bounds: [60, 20, 125] })],
  ['the bounds are empty', () => Response.json({ ...manifest, bounds: [60, 20, 60, 58] })],
  ['the bounds contain zeros only', () => Response.json({ ...manifest, bounds: [0, 0, 0, 0] })],
])('fetchTerrainManifest returns null when %s', async (_title, respond) => {
  respondWith(respond());
  expect(await fetchTerrainManifest('/atlas', signal)).toBeNull();
});
