import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, encodings, type Encoding } from './accepted-encoding.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** One encoding of an answer: its bytes and, as node takes them, its headers in one flat list. */
interface EncodedAnswer {
  readonly bytes: Buffer;
  /** Never changed; node's types ask for a list that could be. */
  readonly headers: string[];
}

/** An answer ready to be sent in every encoding, and the headers that say a copy is still good. */
export interface ReadyAnswer {
  readonly status: number;
  readonly etag: string;
  readonly encoded: Readonly<Record<Encoding, EncodedAnswer>>;
  readonly notModifiedHeaders: string[];
  /** All encodings together. */
  readonly byteLength: number;
  /** The headers of all encodings as they are kept in memory. */
  readonly headersByteLength: number;
}

/** How hard to compress: an answer sent to many is worth more work than one that a few ask for. */
export type Effort = 'once-for-many' | 'quick';
const brotliQuality: Readonly<Record<Effort, number>> = { 'once-for-many': 9, quick: 5 };

export interface AnswerParts {
  readonly status: number;
  readonly body: string | Buffer;
  readonly effort: Effort;
  /** Lower-case names; `vary` and what depends on the encoding are added. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Makes an answer ready: its text in three encodings, with an ETag of its content. */
export async function readyAnswer({ status, body, effort, headers }: AnswerParts): Promise<ReadyAnswer> {
  const identity = typeof body === 'string' ? Buffer.from(body) : body;
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
  const { 'content-type': contentType = 'application/octet-stream', ...others } = headers;
  const shared = [...Object.entries(others).flat(), 'etag', etag];
  const bytesOf: Readonly<Record<Encoding, Buffer>> = { br, gzip: gzipped, identity };
  const encode = (encoding: Encoding): EncodedAnswer => ({
    bytes: bytesOf[encoding],
    headers: [
      ...shared,
      'content-type',
      contentType,
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
      'content-length',
      String(bytesOf[encoding].length),
    ],
  });
  const encoded = { br: encode('br'), gzip: encode('gzip'), identity: encode('identity') };
  return {
    status,
    etag,
    encoded,
    notModifiedHeaders: shared,
    byteLength: encodings.reduce((sum, encoding) => sum + bytesOf[encoding].length, 0),
    headersByteLength: [shared, ...encodings.map((encoding) => encoded[encoding].headers)]
      .flat()
      .reduce((sum, text) => sum + 2 * text.length, 0),
  };
}

/** Sends a ready answer past every hook, or status 304 to whoever has it already. */
export function sendReadyAnswer(answer: ReadyAnswer, request: FastifyRequest, reply: FastifyReply): void {
  const { headers } = request.raw;
  reply.hijack();
  if (answer.status === 200 && matchesEtag(headers['if-none-match'], answer.etag)) {
    reply.raw.writeHead(304, answer.notModifiedHeaders).end();
    return;
  }
  const encoded = answer.encoded[acceptedEncoding(headers['accept-encoding'])];
  // For HEAD node itself leaves the bytes out.
  reply.raw.writeHead(answer.status, encoded.headers).end(encoded.bytes);
}

/** Tells whether a request's `If-None-Match` names this tag; tags compare weakly there. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header === '*') return true;
  const opaque = etag.replace(/^W\//, '');
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === opaque);
}
