import { apiCalls } from '@cae-map/contract/api/calls';
import { ApiError, type ApiClient } from '@cae-map/contract/api/client';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { placeRecord } from '../../testing/data/records.ts';
import { offlineClient } from '../../testing/data/offline-client.ts';
import { expeditionQuery } from './expedition-query.ts';
import { loadList } from './lists.ts';
import { startLoadingPart } from '../loading/first-screen.ts';
import { logWarning } from '../log.ts';
import * as savedLists from '../storage/saved-lists.ts';

vi.mock('../log.ts', () => ({ logWarning: vi.fn<() => void>() }));
vi.mock('../storage/saved-lists.ts', () => ({
  saveList: vi.fn<() => void>(),
  readSavedList: vi.fn<() => void>(),
}));

const saveList = vi.mocked(savedLists.saveList);
const readSavedList = vi.mocked(savedLists.readSavedList);

/** A client that responds to the given calls and fails with 503 for all others. */
function clientWith(responses: Readonly<Record<string, unknown>>): ApiClient {
  return {
    call: (name) =>
      name in responses
        ? Promise.resolve(responses[name] as never)
        : Promise.reject(new ApiError('refused', 'out of order', { status: 503, code: 'unavailable' })),
  };
}

function loadExpedition(client: ApiClient) {
  const queryClient = new QueryClient();
  return queryClient.fetchQuery(expeditionQuery(client));
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', {});
  vi.mocked(logWarning).mockReset();
  saveList.mockResolvedValue(undefined);
  readSavedList.mockResolvedValue(null);
});

afterEach(() => vi.unstubAllGlobals());

test('loadList saves a copy of a loaded list', async () => {
  const places = [placeRecord()];
  await expect(loadList(clientWith({ listPlaces: places }), 'listPlaces')).resolves.toEqual({
    records: places,
    savedAt: null,
  });
  expect(saveList).toHaveBeenCalledWith('listPlaces', places, expect.stringMatching(/^\d{4}-/));
});

test('loadList saves the copy of a list only after the parts of the screen are loaded', async () => {
  saveList.mockClear();
  const finish = startLoadingPart();
  await loadList(clientWith({ listPlaces: [placeRecord()] }), 'listPlaces');
  expect(saveList).not.toHaveBeenCalled();
  finish();
  expect(saveList).toHaveBeenCalledOnce();
});

test('the expedition is loaded from the saved copy if the server does not respond', async () => {
  readSavedList.mockResolvedValue({ records: [placeRecord()], savedAt: '2026-10-01T10:00:00.000Z' });
  const loaded = await loadExpedition(offlineClient);
  expect(loaded.savedAt).toBe('2026-10-01T10:00:00.000Z');
  expect(loaded.expedition.byId.has(53)).toBe(true);
});

test('loadList rejects instead of reading the saved copy of a list that is in memory', async () => {
  readSavedList.mockResolvedValue({ records: [placeRecord()], savedAt: '2026-10-01T10:00:00.000Z' });
  await expect(loadList(offlineClient, 'listPlaces', { isLoaded: true })).rejects.toMatchObject({
    kind: 'network',
  });
});

test('the expedition query fails with the error of the request if there is no saved copy', async () => {
  await expect(loadExpedition(offlineClient)).rejects.toMatchObject({ kind: 'network' });
});

test('the expedition is loaded without images if only their request fails', async () => {
  const loaded = await loadExpedition(clientWith({ listPlaces: [placeRecord()], listAllTextIds: [] }));
  expect(loaded.expedition.places).toHaveLength(1);
  expect(loaded.imagesFailure).toMatchObject({ kind: 'refused', status: 503 });
});

test('the expedition has the inferred legs, and straight ones if their request fails', async () => {
  const places = [
    placeRecord({ place_id: 1, seqid: 1, latitude: 34 }),
    placeRecord({ place_id: 2, seqid: 2, latitude: 35 }),
  ];
  const lists = { listPlaces: places, listImages: [], listAllTextIds: [] };
  const legOf = async (client: ApiClient) => (await loadExpedition(client)).expedition.getLeg(2);
  const listInferredLegs = [{ place_id: 2, points: [[34.5, 77.7]] }];
  expect(await legOf(clientWith({ ...lists, listInferredLegs }))).toMatchObject({ isInferred: true });
  expect(await legOf(clientWith(lists))).toMatchObject({
    isInferred: false,
    points: [
      [34, 77.58],
      [35, 77.58],
    ],
  });
});

test('the expedition contains the saved images if their request fails', async () => {
  readSavedList.mockImplementation((name) =>
    Promise.resolve(name === 'listImages' ? { records: [], savedAt: '2026-10-01T10:00:00.000Z' } : null),
  );
  const loaded = await loadExpedition(clientWith({ listPlaces: [placeRecord()], listAllTextIds: [] }));
  expect(loaded).toMatchObject({ savedAt: '2026-10-01T10:00:00.000Z', imagesFailure: null });
});

test('books, chapters and text ids fall back to their saved copies, and only a warning is logged [ERR-3]', async () => {
  readSavedList.mockImplementation((name) =>
    Promise.resolve(
      ['listBooks', 'listAllChapters', 'listAllTextIds'].includes(name)
        ? { records: [], savedAt: '2026-10-01T10:00:00.000Z' }
        : null,
    ),
  );
  const loaded = await loadExpedition(clientWith({ listPlaces: [placeRecord()], listImages: [] }));
  expect(loaded).toMatchObject({ savedAt: null, imagesFailure: null });
  for (const name of ['listBooks', 'listAllChapters', 'listAllTextIds'] as const) {
    expect(apiCalls[name].timeout).toBe(15_000);
    await expect(loadList(offlineClient, name)).resolves.toEqual({
      records: [],
      savedAt: '2026-10-01T10:00:00.000Z',
    });
    expect(
      vi.mocked(logWarning).mock.calls.filter(([message]) => message.startsWith(`${name}: `)),
    ).toHaveLength(2);
  }
});

test('the expedition contains a place whose invalid route is logged', async () => {
  const loaded = await loadExpedition(
    clientWith({ listPlaces: [placeRecord({ routejson: '[1,' })], listImages: [], listAllTextIds: [] }),
  );
  expect(loaded.expedition.places).toHaveLength(1);
  expect(logWarning).toHaveBeenCalledWith(expect.stringContaining('place 53: invalid_route'));
});

test('the expedition is created again only if a list has changed', async () => {
  const lists = { listPlaces: [placeRecord()], listImages: [], listAllTextIds: [], listInferredLegs: [] };
  for (const name of ['listPlaces', 'listImages', 'listAllTextIds', 'listInferredLegs'] as const) {
    const { expedition } = await loadExpedition(clientWith(lists));
    expect((await loadExpedition(clientWith(lists))).expedition).toBe(expedition);
    const changed = await loadExpedition(clientWith({ ...lists, [name]: [...lists[name]] }));
    expect(changed.expedition, name).not.toBe(expedition);
  }
});
