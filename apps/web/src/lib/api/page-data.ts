import { pageDataElementId } from '@cae-map/contract/api/page-renderer';
import type { DehydratedState, QueryKey } from '@tanstack/react-query';

/** Reads the data that the server has rendered the page with; empty for the empty shell. */
export function readPageData(): DehydratedState {
  const text = document.getElementById(pageDataElementId)?.textContent;
  return text ? JSON.parse(text) : { queries: [], mutations: [] };
}

/**
 * Returns the data of a query that a page contains; undefined if it contains none. They are the same objects that the query has after
 * hydration, so that what is made of them can be compared by reference.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the key determines the type.
export function findInPageData<Data>({ queries }: DehydratedState, queryKey: QueryKey): Data | undefined {
  const wanted = JSON.stringify(queryKey);
  const found = queries.find((query) => JSON.stringify(query.queryKey) === wanted);
  return found?.state.data as Data | undefined;
}
