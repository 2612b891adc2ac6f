import { QueryClient } from '@tanstack/react-query';

/** Creates the cache of server data. The data change rarely, so focus and reconnection trigger no refetch. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { refetchOnWindowFocus: false, refetchOnReconnect: false, networkMode: 'always' },
      // Without a network a change fails at once, instead of being sent later without the visitor.
      mutations: { networkMode: 'always' },
    },
  });
}
