import type { ApiClient, ApiResponse } from '@cae-map/contract/api/client';
import { queryOptions } from '@tanstack/react-query';
import { logWarning } from '../log.ts';
import { readSavedList, saveList } from '../storage/saved-lists.ts';

/** The lists that the product loads whole at its start. */
export type ListName = 'listPlaces' | 'listImages' | 'listBooks' | 'listAllChapters' | 'listAllTextIds';

type CallOptions = Parameters<ApiClient['call']>[2];

const calls: {
  readonly [Name in ListName]: (client: ApiClient, options: CallOptions) => Promise<ApiResponse<Name>>;
} = {
  listPlaces: (client, options) => client.call('listPlaces', {}, options),
  listImages: (client, options) => client.call('listImages', {}, options),
  listBooks: (client, options) => client.call('listBooks', {}, options),
  listAllChapters: (client, options) => client.call('listAllChapters', {}, options),
  listAllTextIds: (client, options) => client.call('listAllTextIds', {}, options),
};

export interface LoadedList<Name extends ListName> {
  readonly records: ApiResponse<Name>;
  /** Set when the server did not answer and this is the copy of an earlier visit. */
  readonly savedAt: string | null;
}

/** A list as a query: fresh from the server, or the copy of an earlier visit when the server does not answer. */
export function listQuery<Name extends ListName>(client: ApiClient, name: Name) {
  return queryOptions({
    queryKey: ['list', name] as const,
    queryFn: ({ signal }) => loadList(client, name, signal),
    staleTime: Infinity,
    retry: false,
  });
}

/**
 * Loads one list and keeps a copy of it in the browser.
 * @throws {ApiError} when the server does not give it and there is no copy.
 */
export async function loadList<Name extends ListName>(
  client: ApiClient,
  name: Name,
  signal?: AbortSignal,
): Promise<LoadedList<Name>> {
  try {
    const records = await calls[name](client, signal ? { signal } : {});
    if (typeof indexedDB !== 'undefined') void saveList(name, records, new Date().toISOString());
    return { records, savedAt: null };
  } catch (error) {
    if (signal?.aborted) throw error;
    const saved = typeof indexedDB === 'undefined' ? null : await readSavedList(name);
    if (saved === null) throw error;
    logWarning(`${name}: no answer (${String(error)}); showing the copy of ${saved.savedAt}`);
    // The copy is what this function stored under the same name in an earlier visit.
    return { records: saved.records as ApiResponse<Name>, savedAt: saved.savedAt };
  }
}
