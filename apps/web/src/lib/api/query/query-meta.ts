import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';

/** Reads the data of another query and records it as a source of the derived data. */
export type ReadSource = <QueryData, Failure, Data, Key extends QueryKey>(
  source: FetchQueryOptions<QueryData, Failure, Data, Key>,
) => Promise<Data>;

/** Computes derived data from the sources that it reads. */
export type Derive<Data> = (read: ReadSource) => Promise<Data>;

/** What the cache knows of a query besides its key. A type, because an interface has no index signature. */
type QueryMeta = {
  /** Whether the server embeds the data in the page. */
  readonly embedded?: boolean;
  /** Of a derived query. */
  readonly derive?: Derive<unknown>;
};

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: QueryMeta;
  }
}
