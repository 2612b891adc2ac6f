import type { ScreenDefinition } from '../../lib/feature-manifest.ts';
import { queryValue } from '../../lib/query-value.ts';

/**
 * Reduces the query of an address to what the server rendering of its screen depends on: the declared parameters, each once
 * and in the declared order. Empty values and those longer than `longestQueryValue` are left out. Two addresses of one path
 * with the same declared query have the same page.
 * @param screen null for an address that has no screen
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

/** A query as it is written in an address: empty, or with its question mark. */
export function searchOf(query: URLSearchParams): string {
  return query.size === 0 ? '' : `?${query.toString()}`;
}
