import { Readable } from 'node:stream';
import type { ByteRange } from '../media-store.ts';
import { StorageUnavailableError } from '../storage-unavailable.ts';
import type { S3Client } from './s3-client.ts';
import { hasStatus } from './s3-error.ts';
import type { S3Object } from './s3-objects.ts';

/**
 * Reads an object or a part of it. A body that breaks off is continued from its last byte. An object that was replaced or shortened
 * meanwhile is an error, never a shorter file.
 * @throws {Error} with the code ENOENT when the object has been removed, before the stream is returned
 * @throws {StorageUnavailableError} when the object has other contents than `object` describes
 */
export async function readObject(
  client: S3Client,
  object: Pick<S3Object, 'key' | 'etag' | 'size'>,
  range: ByteRange = { start: 0, end: object.size - 1 },
): Promise<Readable> {
  if (object.size === 0) return Readable.from([]);
  const first = await request(client, object, range);
  return Readable.from(readOn(client, object, { range, first }), { objectMode: false });
}

async function* readOn(
  client: S3Client,
  object: Pick<S3Object, 'key' | 'etag' | 'size'>,
  { range, first }: { readonly range: ByteRange; readonly first: Response },
): AsyncGenerator<Uint8Array> {
  let position = range.start;
  let response: Response | undefined = first;
  for (let failures = 0; position <= range.end;) {
    response ??= await request(client, object, { start: position, end: range.end });
    try {
      for await (const chunk of readBody(response, client.timing.stall)) {
        position += chunk.byteLength;
        if (position > range.end + 1) throw new Error('the S3 storage sent more bytes than requested');
        yield chunk;
        // Progress: a slow and bad connection is no reason to give up.
        failures = 0;
      }
      if (position > range.end) return;
      throw new Error('the S3 storage closed the connection within an object');
    } catch (error) {
      failures += 1;
      if (position > range.end + 1 || failures >= client.timing.attempts)
        throw new StorageUnavailableError(error);
      response = undefined;
    }
  }
}

/** Requests a part of an object, and checks that the response is that part of the same object. */
async function request(
  client: S3Client,
  { key, etag, size }: Pick<S3Object, 'key' | 'etag' | 'size'>,
  { start, end }: ByteRange,
): Promise<Response> {
  const isWhole = start === 0 && end === size - 1;
  try {
    const response = await client.send({
      method: 'GET',
      key,
      headers: { ...(isWhole ? {} : { range: `bytes=${start}-${end}` }), 'if-match': etag },
      handled: [404, 412, 416],
    });
    const { headers, status, body } = response;
    const length = headers.get('content-length');
    const isExpected =
      (length === null || Number(length) === end - start + 1) &&
      headers.get('etag') === etag &&
      (isWhole
        ? status === 200
        : status === 206 && headers.get('content-range') === `bytes ${start}-${end}/${size}`);
    if (isExpected) return response;
    await body?.cancel();
  } catch (error) {
    if (hasStatus(error, 404))
      throw Object.assign(new Error(`there is no object ${key}`), { code: 'ENOENT' });
    if (!hasStatus(error, 412, 416)) throw error;
  }
  throw new StorageUnavailableError(new Error(`the object ${key} was changed by others`));
}

/** The body of a response. A connection that sends nothing for some time is an error. @param stall in milliseconds */
async function* readBody({ body }: Response, stall: number): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  if (reader === undefined) return;
  try {
    for (;;) {
      let timer: NodeJS.Timeout | undefined;
      const stalled = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(new Error(`the S3 storage sent nothing for ${stall} ms`)), stall);
      });
      const { done, value } = await Promise.race([reader.read(), stalled]).finally(() => clearTimeout(timer));
      if (done) return;
      yield value;
    }
  } finally {
    // Also when the visitor has closed the connection.
    await reader.cancel().catch(() => undefined);
  }
}
