// @vitest-environment jsdom
import type { MapTileset } from '@cae-map/contract/entities/map-tileset';
import { aMapTileset } from '@cae-map/contract/testing/map-tileset';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { listQuery } from '../../lib/api/lists.ts';
import { mapTilesetQuery } from '../../lib/api/map-tileset-query.ts';
import { logWarning } from '../../lib/log.ts';
import { fakeCalls } from '../../testing/data/fake-calls.ts';
import { createFailureHandler, useHasFailed } from './failed-tiles.ts';
import type { TileFailureHandler } from './tile-protocol.ts';

vi.mock('../../lib/log.ts');

const { version } = aMapTileset;
const newer: MapTileset = { ...aMapTileset, version: 'fedcba9876543210' };

let tileset: MapTileset | null;
let server: ReturnType<typeof fakeCalls>;
let handler: TileFailureHandler;

beforeEach(async () => {
  tileset = aMapTileset;
  server = fakeCalls({
    getMapTileset: () => tileset ?? Promise.reject(new Error('offline')),
    listPlaces: () => [],
  });
  const queryClient = new QueryClient();
  handler = createFailureHandler(queryClient);
  const tilesetQuery = mapTilesetQuery(server.client);
  const placesQuery = listQuery(server.client, 'listPlaces');
  await Promise.all([queryClient.fetchQuery(tilesetQuery), queryClient.fetchQuery(placesQuery)]);
  onTestFinished(new QueryObserver(queryClient, tilesetQuery).subscribe(() => undefined));
  onTestFinished(new QueryObserver(queryClient, placesQuery).subscribe(() => undefined));
  server.received.length = 0;
});

const callNames = () => server.received.map(({ name }) => name);
const findCurrent = (isOutdated = false) => handler.findCurrent({ version, isOutdated });
const hasFailed = (one: string) => renderHook(() => useHasFailed(one)).result.current;

test('the current tileset is requested when a tile has failed', async () => {
  expect(await findCurrent()).toEqual(aMapTileset);
  expect(callNames()).toEqual(['getMapTileset']);
});

test('tiles that fail at the same time request one tileset', async () => {
  await Promise.all([findCurrent(), findCurrent(), findCurrent()]);

  expect(callNames()).toEqual(['getMapTileset']);
});

test('an outdated tile fetches the tileset and the records', async () => {
  tileset = newer;

  expect(await findCurrent(true)).toEqual(newer);
  expect(callNames().toSorted()).toEqual(['getMapTileset', 'listPlaces']);
});

test('a tile of a tileset that has been replaced requests none', async () => {
  tileset = newer;
  await findCurrent(true);
  server.received.length = 0;

  expect(await findCurrent(true)).toEqual(newer);
  expect(callNames()).toEqual([]);
});

test('no tileset is current when the request for it fails', async () => {
  tileset = null;

  expect(await findCurrent()).toBeNull();
});

test('tiles that are given up have failed until the version changes', () => {
  handler.giveUp(version);
  handler.giveUp(version);

  expect(hasFailed(version)).toBe(true);
  expect(hasFailed(newer.version)).toBe(false);
  expect(logWarning).toHaveBeenCalledOnce();
});
