import { QueryClient } from '@tanstack/react-query';

/** The cache of server data. The expedition changes rarely: nothing is asked for again just because a window wakes. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { refetchOnWindowFocus: false, refetchOnReconnect: false, networkMode: 'always' },
    },
  });
}
