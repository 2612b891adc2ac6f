import {
  hashKey,
  queryOptions,
  skipToken,
  type FetchQueryOptions,
  type Query,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { derivedKey } from '../query-key.ts';
import type { Derive, ReadSource } from './query-meta.ts';

/** The keys of the sources by their hashes. */
export type Sources = ReadonlyMap<string, QueryKey>;

/** The sources that the last computation of each derived query has read. */
const sourcesOfQueries = new WeakMap<Query, Sources>();

interface DerivedQueryOptions<Data> {
  /** Unique among all derived queries. */
  readonly name: string;
  readonly parameters?: object;
  /** Computes the data from other queries, which it fetches only through `read`: those become the sources of the query. */
  readonly derive: Derive<Data>;
  /** Whether the server embeds the data in the page. */
  readonly embedded?: boolean;
  /** False for data with methods or cycles. */
  readonly structuralSharing?: false;
  /** Called after data have been computed from fetched sources. */
  readonly onFetched?: (queryClient: QueryClient) => void;
}

/** A query whose data are computed from the data of other queries, and computed again when a write changes one of those. */
export function derivedQuery<Data>(options: DerivedQueryOptions<Data>) {
  const { name, parameters, derive, embedded = false, onFetched } = options;
  const queryKey = derivedKey(name, parameters);
  return queryOptions({
    queryKey,
    queryFn: async ({ client }) => {
      const data = await derive(fetchingReader(client, queryKey));
      onFetched?.(client);
      return data;
    },
    staleTime: Infinity,
    retry: false,
    ...(options.structuralSharing === undefined ? {} : { structuralSharing: options.structuralSharing }),
    meta: { embedded, derive },
  });
}

/**
 * A query of derived data that only the server computes and embeds in the page, until the browser has loaded the lists that they are
 * computed from. It is never fetched.
 */
export function embeddedQuery<Data>(name: string, parameters: object = {}) {
  return queryOptions<Data, Error, Data, ReturnType<typeof derivedKey>>({
    queryKey: derivedKey(name, parameters),
    queryFn: skipToken,
    staleTime: Infinity,
    gcTime: Infinity,
    meta: { embedded: true },
  });
}

/** The sources of a derived query; undefined if they are unknown, as for data that the server has embedded. */
export function sourcesOf(query: Query): Sources | undefined {
  return sourcesOfQueries.get(query);
}

/** Creates a reader that fetches queries that are missing or stale. If a refetch fails, the loaded data are used. */
function fetchingReader(queryClient: QueryClient, queryKey: QueryKey): ReadSource {
  const record = startRecording(queryClient.getQueryCache().find({ queryKey, exact: true }));
  return async <QueryData, Failure, Data, Key extends QueryKey>(
    source: FetchQueryOptions<QueryData, Failure, Data, Key>,
  ): Promise<Data> => {
    record(source.queryKey);
    try {
      return await queryClient.fetchQuery(source);
    } catch (error) {
      const loaded = queryClient.getQueryData<Data>(source.queryKey);
      if (loaded === undefined) throw error;
      return loaded;
    }
  };
}

/** Records sources in addition to the known ones, since a computation that is cancelled has read only some. */
function startRecording(query: Query | undefined): (source: QueryKey) => void {
  const sources = new Map(query && sourcesOfQueries.get(query));
  if (query !== undefined) sourcesOfQueries.set(query, sources);
  return (source) => void sources.set(hashKey(source), source);
}

/**
 * Recomputes derived data from loaded queries without sending a request: after a record has been stored in its lists, and to preview a
 * record. A query with a source that is not loaded is not recomputed.
 * @param queries derived queries; one that is a source of another is computed first
 * @returns those that were computed
 */
export async function deriveFromLoaded(
  queryClient: QueryClient,
  queries: readonly Query[],
): Promise<ReadonlySet<Query>> {
  const waiting = new Map(queries.map((query) => [query.queryHash, query]));
  const runs = new Map<string, Promise<void>>();
  const derived = new Set<Query>();

  function run(query: Query): Promise<void> {
    const running = runs.get(query.queryHash) ?? compute(query);
    runs.set(query.queryHash, running);
    return running;
  }

  async function compute(query: Query): Promise<void> {
    const derive = query.meta?.derive;
    if (derive === undefined) return;
    const record = startRecording(query);
    let isComplete = true;
    const read = async <QueryData, Failure, Data, Key extends QueryKey>({
      queryKey,
    }: FetchQueryOptions<QueryData, Failure, Data, Key>): Promise<Data> => {
      record(queryKey);
      const other = waiting.get(hashKey(queryKey));
      if (other !== undefined) await run(other);
      const loaded = queryClient.getQueryData<Data>(queryKey);
      if (loaded !== undefined) return loaded;
      isComplete = false;
      throw new Error(`${hashKey(queryKey)} is not loaded`);
    };
    // A failure shows when the sources are fetched.
    const data = await derive(read).catch(() => undefined);
    if (!isComplete || data === undefined) return;
    queryClient.setQueryData(query.queryKey, data);
    derived.add(query);
  }

  await Promise.all(queries.map(run));
  return derived;
}
