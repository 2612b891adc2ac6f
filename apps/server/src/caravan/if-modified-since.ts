import type { IncomingHttpHeaders } from 'node:http';
import type { CachedResponse } from '../responses/cached-response.ts';

/**
 * Whether a client has a response already, by its `If-Modified-Since` (RFC 9110, 13.1.3). The field is ignored beside `If-None-Match`,
 * without a valid date, and with one later than the clock of the server: a client with another clock gets the whole response.
 * @param now milliseconds since 1970
 */
export function isUnmodifiedSince(
  headers: IncomingHttpHeaders,
  { notModifiedHeaders }: Pick<CachedResponse, 'notModifiedHeaders'>,
  now: number,
): boolean {
  const since = headers['if-modified-since'];
  if (since === undefined || headers['if-none-match'] !== undefined) return false;
  const modified = Date.parse(notModifiedHeaders[notModifiedHeaders.indexOf('last-modified') + 1] ?? '');
  const known = Date.parse(since);
  return known <= now && modified <= known;
}
