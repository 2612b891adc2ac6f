import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseByteRange } from '../media/byte-range.ts';
import type { StoredMedia } from '../media/media-store.ts';

/** Sends a file, a part of it, or 304 or 416, with the entity tag and the time of the last change. */
export async function sendMedia(
  request: FastifyRequest,
  reply: FastifyReply,
  media: StoredMedia,
): Promise<FastifyReply> {
  const { size, contentType, etag, modifiedAt } = media;
  reply.headers({ etag, 'last-modified': modifiedAt.toUTCString(), 'accept-ranges': 'bytes' });
  if (isUnchanged(request, media)) return reply.status(304).send();
  const range = parseByteRange(requestedRange(request, etag), size);
  if (range === 'unsatisfiable') return rejectRange(reply, size);
  reply.type(contentType);
  if (range === undefined) reply.header('content-length', size);
  else
    reply.status(206).headers({
      'content-range': `bytes ${range.start}-${range.end}/${size}`,
      'content-length': range.end - range.start + 1,
    });
  return reply.send(request.method === 'HEAD' ? Readable.from([]) : await media.read(range));
}

function isUnchanged({ headers }: FastifyRequest, { etag, modifiedAt }: StoredMedia): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return tags.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()));
  // The header has no fractions of a second.
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return Math.trunc(modifiedAt.getTime() / 1000) * 1000 <= since;
}

/** A range is valid only for the version that the client has the other parts of. */
function requestedRange({ headers }: FastifyRequest, etag: string): string | undefined {
  const version = headers['if-range'];
  return version === undefined || version === etag ? headers.range : undefined;
}

function rejectRange(reply: FastifyReply, size: number): FastifyReply {
  return reply
    .status(416)
    .headers({ 'content-range': `bytes */${size}`, 'cache-control': 'no-store' })
    .send({ detail: `The file has ${size} bytes; the range is outside of it.`, code: 'invalid_request' });
}
