import type { ApiClient } from '@cae-map/contract/api/client';
import { callQuery } from './query/call-query.ts';

/** The places that were deleted. They are embedded in the page of one of them. */
export function formerPlacesQuery(client: ApiClient) {
  return { ...callQuery(client, 'listFormerPlaces', {}), meta: { embedded: true } };
}
