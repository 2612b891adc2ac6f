import { createApiClient } from '@cae-map/contract/api/client';
import { beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import { placeRecord } from '../../testing/data/records.ts';
import { useIndexedDb } from '../../testing/browser/indexed-db.ts';
import { logWarning } from '../log.ts';
import { saveList } from '../storage/saved-lists.ts';
import type { ListName } from './query/list-name.ts';
import { loadList } from './lists.ts';

vi.mock('../log.ts', () => ({ logWarning: vi.fn<() => void>() }));

const copy = [placeRecord({ title_en: 'of the copy' })];
const served = [placeRecord({ title_en: 'of the server' })];
const savedAt = '2026-10-01T10:00:00.000Z';

beforeEach(() => {
  vi.mocked(logWarning).mockClear();
});
useIndexedDb();

type Fetch = typeof globalThis.fetch;

/** Responds after a time, unless the request is aborted before. */
const after =
  (milliseconds: number): Fetch =>
  async (_input, init) =>
    await new Promise((resolve, reject) => {
      const timer = setTimeout(() => resolve(Response.json(served)), milliseconds);
      init?.signal?.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(init.signal?.reason);
      });
    });

const html = async (): Promise<Response> =>
  new Response('<form>Log in</form>', { headers: { 'content-type': 'text/html' } });

describe('a list is that of the copy, with its time, and a warning is logged', () => {
  const names: readonly ListName[] = [
    'listPlaces',
    'listImages',
    'listBooks',
    'listAllChapters',
    'listAllTextIds',
  ];
  const faults: readonly (readonly [string, Fetch])[] = [
    ['the server cannot be reached', async () => await Promise.reject(new TypeError('Failed to fetch'))],
    ['the server responds with 500', async () => new Response('{}', { status: 500 })],
    ['a network responds with the page of its login', html],
    ['the response is half a JSON', async () => new Response('[{"place_id":', { status: 200 })],
  ];
  test.each(names.flatMap((name) => faults.map(([fault, fetch]) => [name, fault, fetch] as const)))(
    '%s: if %s',
    async (name, _fault, fetch) => {
      await saveList(name, copy, savedAt);
      expect(await loadList(createApiClient({ fetch }), name)).toEqual({ records: copy, savedAt });
      expect(logWarning).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(name));
    },
  );
});

describe('a list', () => {
  /** The clock of `AbortSignal.timeout` is not that of the fake timers. */
  function useFakeTimeouts(): MockInstance<typeof AbortSignal.timeout> {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    return vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('late', 'TimeoutError')), milliseconds);
      return controller.signal;
    });
  }

  test.each([
    [14_000, served, null],
    [16_000, copy, savedAt],
  ])('that arrives after %i ms is compared with a timeout of 15 s', async (delay, records, time) => {
    await saveList('listPlaces', copy, savedAt);
    const timeouts = useFakeTimeouts();
    const loading = loadList(createApiClient({ fetch: after(delay) }), 'listPlaces');
    await vi.advanceTimersByTimeAsync(delay);
    vi.useRealTimers();
    timeouts.mockRestore();
    expect(await loading).toEqual({ records, savedAt: time });
  });

  test.each(['1970-01-01T00:00:00.000Z', '2099-01-01T00:00:00.000Z', 'no time'])(
    'is that of a copy of %s, because the clock of a device can be wrong by years',
    async (time) => {
      await saveList('listPlaces', copy, time);
      const client = createApiClient({ fetch: html });
      expect(await loadList(client, 'listPlaces')).toEqual({ records: copy, savedAt: time });
    },
  );

  test.each([null, 'text', 5, {}, [null], [5], { records: 'x' }])(
    'whose copy is %j of an earlier or damaged form is not shown, and the failure is that of the request',
    async (records) => {
      await saveList('listPlaces', records, savedAt);
      await expect(loadList(createApiClient({ fetch: html }), 'listPlaces')).rejects.toMatchObject({
        kind: 'unreadable',
      });
    },
  );
});
