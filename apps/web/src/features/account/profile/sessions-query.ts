import type { BrowserApiClient } from '@cae-map/contract/api/client';
import { queryOptions } from '@tanstack/react-query';
import { callQuery } from '../../../lib/api/query/call-query.ts';

/** Where the visitor is signed in. */
export function sessionsQuery(client: BrowserApiClient) {
  return queryOptions({ ...callQuery(client, 'listMySessions', {}), retry: false });
}
