import type { RecordTag } from '@cae-map/contract/record-tags';
import type { Query, QueryClient } from '@tanstack/react-query';
import { deriveFromLoaded } from '../query/derived-query.ts';
import { isMadeFrom, withSources } from '../query/made-from.ts';
import { isDerivedKey } from '../query-key.ts';

/** A change of records on the server that the cache follows. */
export interface RecordChanges {
  readonly tags: ReadonlySet<RecordTag>;
  /** The lists that have the changed records already, by `storeRecords`; empty if they are known to the server only. */
  readonly stored: ReadonlySet<Query>;
}

/**
 * Prevents outdated data from being shown again: derived data are recomputed from the lists with the new records, data that are not shown
 * are removed, and all others are invalid until `fetchInvalid` has fetched them.
 */
export async function discardOld(queryClient: QueryClient, { tags, stored }: RecordChanges): Promise<void> {
  const old = findMadeFrom(queryClient, tags);
  // Their responses may be older than the change.
  for (const query of old) void query.cancel({ revert: true });
  const isStored = stored.size > 0;
  const loaded = old.filter((query) => isDerivedKey(query.queryKey) && query.state.data !== undefined);
  const derived = isStored ? await deriveFromLoaded(queryClient, loaded) : new Set<Query>();
  const shown = old.filter((query) => query.getObserversCount() > 0);
  // The sources of shown data are kept for the case that they cannot be fetched again.
  const kept = withSources(queryClient, [...shown, ...derived, ...stored]);
  for (const query of old) {
    if (!kept.has(query)) queryClient.getQueryCache().remove(query);
    // Data that the server has embedded in the page are never fetched.
    else if (isDerivedKey(query.queryKey) && query.meta?.derive === undefined) query.reset();
    else query.invalidate();
  }
}

/** Refetches the shown data that depend on changed records. A failed request is repeated at the next use of the data. */
export async function fetchInvalid(queryClient: QueryClient, tags: ReadonlySet<RecordTag>): Promise<void> {
  const isInvalid = (query: Query): boolean =>
    query.state.isInvalidated && isMadeFrom(queryClient, query, tags);
  // A request that another query has started for its source is not sent twice.
  await queryClient.refetchQueries({ type: 'active', predicate: isInvalid }, { cancelRefetch: false });
  for (const query of findMadeFrom(queryClient, tags))
    if (hasInvalidSource(queryClient, query)) query.invalidate();
}

/** Refetches data that depend on records that something other than this page has changed, and waits for those that are shown. */
export async function refreshRecords(queryClient: QueryClient, tags: readonly RecordTag[]): Promise<void> {
  const changed = new Set(tags);
  await discardOld(queryClient, { tags: changed, stored: new Set() });
  await fetchInvalid(queryClient, changed);
}

/** Cancels the requests of data that are made from changed records and loaded already, before the new records are stored in them. */
export function cancelRefetches(queryClient: QueryClient, tags: ReadonlySet<RecordTag>): void {
  for (const query of findMadeFrom(queryClient, tags))
    if (query.state.data !== undefined) void query.cancel({ revert: true });
}

function findMadeFrom(queryClient: QueryClient, tags: ReadonlySet<RecordTag>): Query[] {
  return queryClient.getQueryCache().findAll({ predicate: (query) => isMadeFrom(queryClient, query, tags) });
}

/** Whether data were computed from a source whose refetch has failed. */
function hasInvalidSource(queryClient: QueryClient, query: Query): boolean {
  return [...withSources(queryClient, [query])].some(
    (source) => source !== query && source.state.isInvalidated,
  );
}
