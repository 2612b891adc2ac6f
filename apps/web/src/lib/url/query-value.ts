/**
 * The most characters of a query parameter that is read: enough to name every place of the expedition by its id. Longer
 * values count as absent, on the server and in the browser alike, so that no address makes a page or a cache key of any size.
 */
export const longestQueryValue = 2000;

/** The first value of a query parameter; empty when it is absent or too long. */
export function queryValue(query: URLSearchParams, name: string): string {
  const value = query.get(name) ?? '';
  return value.length > longestQueryValue ? '' : value;
}
