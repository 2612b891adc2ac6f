import type { ApiClient } from '@cae-map/contract/api/client';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import type { QueryClient } from '@tanstack/react-query';
import { listQuery } from '../../../lib/api/lists.ts';
// oxlint-disable-next-line import/default -- with this query Vite exports the URL of the worker
import workerUrl from '../engine/search-worker.ts?worker&url';
import { searchMessages } from '../messages/index.ts';

/** Loads everything that the search loads on demand, so that it opens after the network is lost. */
export async function prefetchSearch(
  client: ApiClient,
  queryClient: QueryClient,
  language: ContentLanguage,
): Promise<void> {
  await Promise.allSettled([
    import('../by-words/text-results.tsx'),
    import('../by-date/date-search.tsx'),
    searchMessages.load(language),
    queryClient.prefetchQuery(listQuery(client, 'listAliases')),
    // The worker is started when the search is opened, from the HTTP cache.
    fetchFile(workerUrl),
  ]);
}

/** The body has to be read to the end before the response is cached. */
async function fetchFile(url: string): Promise<void> {
  await (await fetch(url, { priority: 'low' })).arrayBuffer();
}
