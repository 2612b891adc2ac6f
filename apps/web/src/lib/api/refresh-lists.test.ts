import { createApiClient } from '@cae-map/contract/api/client';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { placeRecord } from '../../testing/data/records.ts';
import { servedRecords } from '../../testing/data/served-records.ts';
import { expeditionQuery, readExpedition } from './expedition-query.ts';
import { refreshLists } from './refresh-lists.ts';

test('refreshLists refetches the lists and active queries, and invalidates inactive ones', async () => {
  const places = [placeRecord({ place_id: 1 })];
  const queries = new QueryClient();
  const client = createApiClient({ fetch: servedRecords({ places }) });
  const { expedition } = await queries.fetchQuery(expeditionQuery(client));
  expect(expedition.places.length).toBe(1);
  const active = vi.fn(() => Promise.resolve('texts'));
  const inactive = vi.fn(() => Promise.resolve('list'));
  const unsubscribe = new QueryObserver(queries, {
    queryKey: ['active'],
    queryFn: active,
    staleTime: Infinity,
  }).subscribe(() => {});
  const inactiveQuery = { queryKey: ['inactive'], queryFn: inactive, staleTime: Infinity };
  await queries.fetchQuery(inactiveQuery);

  places.push(placeRecord({ place_id: 2, seqid: 2 }));
  expect((await refreshLists(queries))?.expedition.places.length).toBe(2);
  expect([active.mock.calls.length, inactive.mock.calls.length]).toEqual([2, 1]);
  await queries.fetchQuery(inactiveQuery);
  expect(inactive).toHaveBeenCalledTimes(2);
  unsubscribe();
});

test('refreshLists rejects if the places cannot be fetched, and keeps the loaded ones', async () => {
  const queries = new QueryClient();
  let isOffline = false;
  const serve = servedRecords({ places: [placeRecord({ place_id: 1 })] });
  const client = createApiClient({
    fetch: (...request) => (isOffline ? Promise.reject(new TypeError('offline')) : serve(...request)),
  });
  await queries.fetchQuery(expeditionQuery(client));
  isOffline = true;
  await expect(refreshLists(queries)).rejects.toMatchObject({ kind: 'network' });
  expect(readExpedition(queries)?.expedition.places.length).toBe(1);
});
