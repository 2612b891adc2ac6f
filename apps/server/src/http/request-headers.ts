import type { IncomingMessage } from 'node:http';

/** Headers that a proxy and this server must read alike. Node reads only the first of repeated ones. */
const singleHeaders = ['host', 'authorization', 'content-type'] as const;

/** A host name or an address, with an optional port; letters of other alphabets are encoded as `xn--`. */
const hostPattern = /^(?:[a-z\d](?:[a-z\d._-]{0,253})|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/**
 * The reason why the headers of a request are malformed or ambiguous, in English; null if they are not. Node's parser rejects
 * folded headers, repeated lengths, and a length beside `Transfer-Encoding`, before this check.
 */
export function findMalformedHeaders({
  headers,
  rawHeaders,
  httpVersion,
}: Pick<IncomingMessage, 'headers' | 'rawHeaders' | 'httpVersion'>): string | null {
  const names = rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
  const repeated = singleHeaders.find((name) => names.indexOf(name) !== names.lastIndexOf(name));
  if (repeated !== undefined) return `The header ${repeated} is repeated.`;
  if (headers.host === undefined && httpVersion !== '1.0') return 'The header Host is missing.';
  if (headers.host !== undefined && !hostPattern.test(headers.host)) return 'The header Host is malformed.';
  const coding = headers['transfer-encoding'];
  if (coding === undefined) return null;
  if (httpVersion === '1.0') return 'HTTP/1.0 has no Transfer-Encoding.';
  return coding.toLowerCase() === 'chunked' ? null : 'The only supported Transfer-Encoding is chunked.';
}
