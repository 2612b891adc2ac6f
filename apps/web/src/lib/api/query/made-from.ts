import type { ApiCall } from '@cae-map/contract/api/call';
import { apiCalls } from '@cae-map/contract/api/calls';
import { recordTags, type RecordTag } from '@cae-map/contract/record-tags';
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { sourcesOf } from './derived-query.ts';
import { callOfKey } from '../call-of-key.ts';
import { isDerivedKey } from '../query-key.ts';

/** The kinds of records in responses that are the same for every caller, which are all that a rendered page is made from. */
const sharedTags: ReadonlySet<RecordTag> = new Set(
  recordTags.filter((tag) =>
    Object.values<ApiCall>(apiCalls).some((call) => call.isShared === true && call.dependsOn.includes(tag)),
  ),
);

/** Whether the data of a query are made from records of one of the kinds, directly or through other queries. */
export function isMadeFrom(queryClient: QueryClient, query: Query, tags: ReadonlySet<RecordTag>): boolean {
  return isKeyMadeFrom(queryClient, query.queryKey, tags);
}

function isKeyMadeFrom(queryClient: QueryClient, queryKey: QueryKey, tags: ReadonlySet<RecordTag>): boolean {
  const name = callOfKey(queryKey);
  if (name !== null) {
    const call: ApiCall = apiCalls[name];
    return call.kind === 'read' && call.dependsOn.some((tag) => tags.has(tag));
  }
  if (!isDerivedKey(queryKey)) return false;
  const query = queryClient.getQueryCache().find({ queryKey, exact: true });
  const sources = query && sourcesOf(query);
  // The sources of data that the server has computed are unknown.
  if (sources === undefined) return [...tags].some((tag) => sharedTags.has(tag));
  return [...sources.values()].some((source) => isKeyMadeFrom(queryClient, source, tags));
}

/** The queries and all that their data are computed from, directly or through others. */
export function withSources(queryClient: QueryClient, queries: Iterable<Query>): ReadonlySet<Query> {
  const found = new Set<Query>();
  const add = (query: Query): void => {
    if (found.has(query)) return;
    found.add(query);
    for (const queryKey of sourcesOf(query)?.values() ?? []) {
      const source = queryClient.getQueryCache().find({ queryKey, exact: true });
      if (source !== undefined) add(source);
    }
  };
  for (const query of queries) add(query);
  return found;
}
