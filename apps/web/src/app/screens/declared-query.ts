import type { ScreenDefinition } from '../../lib/manifest/feature-manifest.ts';
import { queryValue } from '../../lib/url/query-value.ts';

/**
 * Reduces a query to the declared parameters that the server rendering of the screen reads, each once and in the declared
 * order. Empty values and values longer than `longestQueryValue` are omitted. Two URLs with the same path and declared
 * query have the same page.
 * @param screen null if no screen has the path
 */
export function declaredQuery(
  screen: Pick<ScreenDefinition, 'query'> | null,
  query: URLSearchParams,
): URLSearchParams {
  const declared = new URLSearchParams();
  for (const name of screen?.query ?? []) {
    const value = queryValue(query, name);
    if (value !== '') declared.set(name, value);
  }
  return declared;
}

/** Formats a query for a URL: empty, or with its question mark. */
export function formatSearch(query: URLSearchParams): string {
  return query.size === 0 ? '' : `?${query.toString()}`;
}
