import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** The encodings of cached responses, smallest first; `identity` means uncompressed. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** Browsers send a handful of different headers; longer ones are parsed each time. */
const parsed = new LRUCache<string, readonly string[]>({ max: 100 });
const maxCachedHeaderLength = 200;

/** The smallest encoding that an `Accept-Encoding` header allows, whatever the weights. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  const allowed = allowedEncodings(header);
  return encodings.find((encoding) => allowed.includes(encoding)) ?? 'identity';
}

/** Whether an `Accept-Encoding` header allows an encoding. */
export function acceptsEncoding(header: string | string[] | undefined, encoding: Encoding): boolean {
  return allowedEncodings(header).includes(encoding);
}

function allowedEncodings(header: string | string[] | undefined): readonly string[] {
  const text = typeof header === 'object' ? header.join(',') : (header ?? '');
  const cached = parsed.get(text);
  if (cached) return cached;
  const allowed = new Negotiator({ headers: { 'accept-encoding': text } }).encodings([...encodings]);
  if (text.length <= maxCachedHeaderLength) parsed.set(text, allowed);
  return allowed;
}
