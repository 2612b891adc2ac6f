import type { ApiClient } from '@cae-map/contract/api/client';
import type { QueryClient } from '@tanstack/react-query';
import { callQuery } from '../../lib/api/query/call-query.ts';

/** How long a page waits for the description, in milliseconds: the server may be making the files, which takes seconds. */
const longestWait = 1500;

/** The query of the description of the files; embedded in the page. */
export function openDataQuery(client: ApiClient) {
  return { ...callQuery(client, 'getOpenData', {}), meta: { embedded: true } };
}

/** Loads the description, unless it takes too long: the page is complete without the sizes, and the browser requests them then. */
export async function prefetchOpenData(client: ApiClient, queryClient: QueryClient): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pause = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, longestWait);
  });
  await Promise.race([queryClient.prefetchQuery(openDataQuery(client)), pause]);
  clearTimeout(timer);
}
