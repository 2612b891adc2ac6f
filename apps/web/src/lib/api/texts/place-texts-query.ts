import type { ApiClient } from '@cae-map/contract/api/client';
import { queryOptions } from '@tanstack/react-query';
import { callQuery } from '../query/call-query.ts';

/** The texts about a place, with the titles of their books and chapters; embedded in its page. */
export function placeTextsQuery(client: ApiClient, placeId: number) {
  return queryOptions({ ...callQuery(client, 'listTextsByPlace', { placeId }), meta: { embedded: true } });
}
