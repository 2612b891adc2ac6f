import type { BrowserApiClient } from '@cae-map/contract/api/client';
import { queryOptions } from '@tanstack/react-query';
import { privateKey } from '../../../lib/api/private-data.ts';

export const sessionsKey = [privateKey, 'sessions'] as const;

/** Where the visitor is signed in. */
export function sessionsQuery(client: BrowserApiClient) {
  return queryOptions({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => client.call('listMySessions', {}, { signal }),
    retry: false,
  });
}
