import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { SecurityHeaders } from '../security-headers.ts';
import { encodings, type Encoding } from './accepted-encoding.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** One encoding of an answer: its bytes and, as node takes them, its headers in one flat list. */
interface EncodedAnswer {
  readonly bytes: Buffer;
  readonly headers: readonly string[];
}

/** An answer ready to be sent in every encoding, and the headers that say a copy is still good. */
export interface Representation {
  readonly etag: string;
  readonly encoded: Readonly<Record<Encoding, EncodedAnswer>>;
  readonly notModifiedHeaders: readonly string[];
  readonly byteLength: number;
}

/** How hard to compress: an answer sent to many is worth more work than one that a few ask for. */
export type Effort = 'once-for-many' | 'quick';
const brotliQuality: Readonly<Record<Effort, number>> = { 'once-for-many': 9, quick: 5 };

/** Makes an answer ready: JSON of `value` in three encodings with an ETag of its content. */
export async function representationOf(
  value: unknown,
  effort: Effort,
  securityHeaders: SecurityHeaders,
): Promise<Representation> {
  const identity = Buffer.from(JSON.stringify(value));
  const parameters = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort],
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  const [br, gzipped] = await Promise.all([
    compressBrotli(identity, { params: parameters }),
    compressGzip(identity),
  ]);
  // Weak, because the same tag stands for every encoding.
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  const shared = [
    ...Object.entries(securityHeaders).flat(),
    ...['cache-control', 'public, no-cache'],
    ...['etag', etag],
    ...['vary', 'Accept-Encoding, Authorization'],
  ];
  const bytesOf: Readonly<Record<Encoding, Buffer>> = { br, gzip: gzipped, identity };
  const encode = (encoding: Encoding): EncodedAnswer => ({
    bytes: bytesOf[encoding],
    headers: [
      ...shared,
      ...['content-type', 'application/json; charset=utf-8'],
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
      ...['content-length', String(bytesOf[encoding].length)],
    ],
  });
  return {
    etag,
    encoded: { br: encode('br'), gzip: encode('gzip'), identity: encode('identity') },
    notModifiedHeaders: shared,
    byteLength: encodings.reduce((sum, encoding) => sum + bytesOf[encoding].length, 0),
  };
}

/** Tells whether a request's `If-None-Match` names this tag; tags compare weakly there. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header === '*') return true;
  const opaque = etag.replace(/^W\//, '');
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === opaque);
}
