import { ApiError, type ApiClient } from '@cae-map/contract/api/client';
import { aMapTileset } from '@cae-map/contract/testing/map-tileset';
import { afterEach, expect, test, vi } from 'vitest';
import { findMapTileset, longestWait } from './find-map-tileset.ts';

afterEach(() => vi.useRealTimers());

/** A client whose only call has this response. */
function clientWith(response: () => Promise<unknown>): ApiClient {
  return { call: () => response() as never };
}

test('the tileset of a page is that of the records', async () => {
  expect(await findMapTileset(clientWith(async () => aMapTileset))).toBe(aMapTileset);
});

test('a page has no tileset when the call fails', async () => {
  const failure = new ApiError('refused', 'busy', { status: 503, code: 'unavailable' });

  expect(await findMapTileset(clientWith(() => Promise.reject(failure)))).toBeUndefined();
});

test('a page does not wait for a tileset that takes too long', async () => {
  vi.useFakeTimers();
  const found = findMapTileset(clientWith(() => new Promise(() => undefined)));
  await vi.advanceTimersByTimeAsync(longestWait);

  expect(await found).toBeUndefined();
});
