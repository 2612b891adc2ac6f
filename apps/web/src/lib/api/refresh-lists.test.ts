import { createApiClient } from '@cae-map/contract/api/client';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { placeRecord } from '../../testing/records.ts';
import { servedRecords } from '../../testing/served-records.ts';
import { expeditionQuery } from './expedition-query.ts';
import { refreshLists } from './refresh-lists.ts';

test('the lists come anew, with what is shown of them; what is not shown is made anew when it is', async () => {
  const places = [placeRecord({ place_id: 1 })];
  const queries = new QueryClient();
  const client = createApiClient({ fetch: servedRecords({ places }) });
  const { expedition } = await queries.fetchQuery(expeditionQuery(client, queries));
  expect(expedition.places.length).toBe(1);
  const shown = vi.fn(() => Promise.resolve('texts'));
  const hidden = vi.fn(() => Promise.resolve('list'));
  const unsubscribe = new QueryObserver(queries, {
    queryKey: ['shown'],
    queryFn: shown,
    staleTime: Infinity,
  }).subscribe(() => {});
  const hiddenQuery = { queryKey: ['hidden'], queryFn: hidden, staleTime: Infinity };
  await queries.fetchQuery(hiddenQuery);

  places.push(placeRecord({ place_id: 2, seqid: 2 }));
  expect((await refreshLists(queries))?.expedition.places.length).toBe(2);
  expect([shown.mock.calls.length, hidden.mock.calls.length]).toEqual([2, 1]);
  await queries.fetchQuery(hiddenQuery);
  expect(hidden).toHaveBeenCalledTimes(2);
  unsubscribe();
});
