import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, encodings, type Encoding } from './accepted-encoding.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** One encoding of a response: its bytes, and its headers as the flat list that `writeHead` accepts. */
interface EncodedResponse {
  readonly bytes: Buffer;
  /** Never changed, although Node's types require a mutable array. */
  readonly headers: string[];
}

/** A response in every encoding, with the headers of its 304 response. */
export interface CachedResponse {
  readonly status: number;
  readonly etag: string;
  readonly encoded: Readonly<Record<Encoding, EncodedResponse>>;
  readonly notModifiedHeaders: string[];
  /** All encodings together. */
  readonly byteLength: number;
  /** The headers of all encodings in memory. */
  readonly headersByteLength: number;
}

/** `best` is for responses that are requested often, `none` for pictures, which are compressed already, and `fast` for all others. */
export type Compression = 'best' | 'fast' | 'none';
const brotliQuality: Readonly<Record<Exclude<Compression, 'none'>, number>> = { best: 9, fast: 5 };

export interface ResponseContent {
  readonly status: number;
  readonly body: string | Buffer;
  readonly compression: Compression;
  /** Names in lower case; the ETag and the headers that depend on the encoding are added. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Compresses a text. The work runs in threads. */
export async function compressBody(
  body: Buffer,
  encoding: Exclude<Encoding, 'identity'>,
  compression: Exclude<Compression, 'none'>,
): Promise<Buffer> {
  if (encoding === 'gzip') return await compressGzip(body);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality[compression],
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return await compressBrotli(body, { params });
}

/** Compresses a response in all encodings and computes the ETag of its content. */
export async function createCachedResponse({
  status,
  body,
  compression,
  headers,
}: ResponseContent): Promise<CachedResponse> {
  const identity = typeof body === 'string' ? Buffer.from(body) : body;
  const [br, gzipped] =
    compression === 'none'
      ? [identity, identity]
      : await Promise.all([
          compressBody(identity, 'br', compression),
          compressBody(identity, 'gzip', compression),
        ]);
  // Weak, because all encodings share the tag.
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  const { 'content-type': contentType = 'application/octet-stream', ...others } = headers;
  const shared = [...Object.entries(others).flat(), 'etag', etag];
  const bytesByEncoding: Readonly<Record<Encoding, Buffer>> = { br, gzip: gzipped, identity };
  const encode = (encoding: Encoding): EncodedResponse => ({
    bytes: bytesByEncoding[encoding],
    headers: [
      ...shared,
      'content-type',
      contentType,
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
      'content-length',
      String(bytesByEncoding[encoding].length),
    ],
  });
  const plain = encode('identity');
  const encoded =
    compression === 'none'
      ? { br: plain, gzip: plain, identity: plain }
      : { br: encode('br'), gzip: encode('gzip'), identity: plain };
  return {
    status,
    etag,
    encoded,
    notModifiedHeaders: shared,
    byteLength: (compression === 'none' ? (['identity'] as const) : encodings).reduce(
      (sum, encoding) => sum + bytesByEncoding[encoding].length,
      0,
    ),
    headersByteLength: [shared, ...encodings.map((encoding) => encoded[encoding].headers)]
      .flat()
      .reduce((sum, text) => sum + 2 * text.length, 0),
  };
}

/** Sends a cached response, or 304 when the ETag matches; it bypasses all hooks. */
export function sendCachedResponse(
  response: CachedResponse,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { headers } = request.raw;
  reply.hijack();
  if (response.status === 200 && matchesEtag(headers['if-none-match'], response.etag)) {
    reply.raw.writeHead(304, response.notModifiedHeaders).end();
    return;
  }
  const encoded = response.encoded[acceptedEncoding(headers['accept-encoding'])];
  // Node omits the body of a response to HEAD.
  reply.raw.writeHead(response.status, encoded.headers).end(encoded.bytes);
}

/** Whether a request's `If-None-Match` contains this tag, by the weak comparison of RFC 9110. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header === '*') return true;
  const opaque = etag.replace(/^W\//, '');
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === opaque);
}
