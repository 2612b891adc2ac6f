/**
 * The maximum length of a query parameter in characters: enough for the ids of all places. Longer values count as absent on
 * the server and in the browser, which limits the size of pages and cache keys.
 */
export const longestQueryValue = 2000;

/** The first value of a query parameter; empty if it is absent or too long. */
export function queryValue(query: URLSearchParams, name: string): string {
  const value = query.get(name) ?? '';
  return value.length > longestQueryValue ? '' : value;
}
