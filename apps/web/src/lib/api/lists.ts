import type { ApiClient, ApiResponse } from '@cae-map/contract/api/client';
import { queryOptions } from '@tanstack/react-query';
import { logWarning } from '../log.ts';
import { whenPartsAreLoaded } from '../loading/first-screen.ts';
import { readSavedList, saveList } from '../storage/saved-lists.ts';
import type { ListName } from './query/list-name.ts';
import { callKey } from './query-key.ts';

type CallOptions = Parameters<ApiClient['call']>[2];

const calls: {
  readonly [Name in ListName]: (client: ApiClient, options: CallOptions) => Promise<ApiResponse<Name>>;
} = {
  listPlaces: (client, options) => client.call('listPlaces', {}, options),
  listImages: (client, options) => client.call('listImages', {}, options),
  listBooks: (client, options) => client.call('listBooks', {}, options),
  listAllChapters: (client, options) => client.call('listAllChapters', {}, options),
  listAllTextIds: (client, options) => client.call('listAllTextIds', {}, options),
  listHeights: (client, options) => client.call('listHeights', {}, options),
  listInferredLegs: (client, options) => client.call('listInferredLegs', {}, options),
  listStatedMarches: (client, options) => client.call('listStatedMarches', {}, options),
  listWorks: (client, options) => client.call('listWorks', {}, options),
  listCitations: (client, options) => client.call('listCitations', {}, options),
  listPeople: (client, options) => client.call('listPeople', {}, options),
  listAliases: (client, options) => client.call('listAliases', {}, options),
  listCredits: (client, options) => client.call('listCredits', {}, options),
};

export interface LoadedList<Name extends ListName> {
  readonly records: ApiResponse<Name>;
  /** The time of the copy, if the server did not respond; else null. */
  readonly savedAt: string | null;
}

/**
 * The query of a list: from the server, or the saved copy of an earlier visit if the server does not respond. A list stays in memory, since
 * the expedition, which is made from lists, has their records anyway.
 */
export function listQuery<Name extends ListName>(client: ApiClient, name: Name) {
  const queryKey = callKey(name);
  return queryOptions({
    queryKey,
    queryFn: ({ signal, client: queryClient }) =>
      loadList(client, name, { signal, isLoaded: queryClient.getQueryData(queryKey) !== undefined }),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  });
}

interface LoadOptions {
  readonly signal?: AbortSignal;
  /** Whether the list is in memory, where it is at least as new as its saved copy. */
  readonly isLoaded?: boolean;
}

/**
 * Loads a list, and saves a copy of it in the browser after the screen has loaded.
 * @throws {ApiError} if the request fails, and the list is in memory or has no saved copy
 */
export async function loadList<Name extends ListName>(
  client: ApiClient,
  name: Name,
  { signal, isLoaded = false }: LoadOptions = {},
): Promise<LoadedList<Name>> {
  try {
    const records = await calls[name](client, signal ? { signal } : {});
    if (typeof indexedDB !== 'undefined') {
      const savedAt = new Date().toISOString();
      // Copying thousands of records blocks the page, so it waits for the drawing of the map.
      whenPartsAreLoaded(() => void saveList(name, records, savedAt));
    }
    return { records, savedAt: null };
  } catch (error) {
    if (signal?.aborted) throw error;
    const saved = isLoaded || typeof indexedDB === 'undefined' ? null : await readSavedList(name);
    if (saved === null) throw error;
    logWarning(`${name}: request failed (${String(error)}); using the copy of ${saved.savedAt}`);
    // The copy was saved by this function under the same name.
    return { records: saved.records as ApiResponse<Name>, savedAt: saved.savedAt };
  }
}
