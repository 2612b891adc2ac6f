import type { ApiClient } from '@cae-map/contract/api/client';
import { queryOptions } from '@tanstack/react-query';
import { callQuery } from '../../../lib/api/query/call-query.ts';

/** The query of the day a hundred years before a day of the reader, `YYYY-MM-DD`; embedded in the page. */
export function caravanQuery(client: ApiClient, today: string) {
  return queryOptions({ ...callQuery(client, 'getCaravanDay', { date: today }), meta: { embedded: true } });
}
