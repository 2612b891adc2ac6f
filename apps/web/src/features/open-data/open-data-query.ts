import type { ApiClient } from '@cae-map/contract/api/client';
import { callQuery } from '../../lib/api/query/call-query.ts';

/** The query of the description of the files; embedded in the page. */
export function openDataQuery(client: ApiClient) {
  return { ...callQuery(client, 'getOpenData', {}), meta: { embedded: true } };
}
