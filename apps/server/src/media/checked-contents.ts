import { createHash } from 'node:crypto';
import { RequestError } from '../responses/request-error.ts';
import type { ExpectedContents } from './media-store.ts';

/** @throws {RequestError} `payload_too_large` when the contents have more bytes */
export async function* limitSize(
  contents: AsyncIterable<Uint8Array>,
  maxSize: number,
): AsyncIterable<Uint8Array> {
  let size = 0;
  for await (const chunk of contents) {
    size += chunk.byteLength;
    if (size > maxSize)
      throw new RequestError('payload_too_large', `The file is larger than ${maxSize} bytes.`);
    yield chunk;
  }
}

/** @throws {RequestError} `invalid_request` before the end when the contents are not the expected ones */
export async function* requireContents(
  contents: AsyncIterable<Uint8Array>,
  { size, sha256 }: ExpectedContents,
): AsyncIterable<Uint8Array> {
  const hash = createHash('sha256');
  let received = 0;
  for await (const chunk of contents) {
    hash.update(chunk);
    received += chunk.byteLength;
    yield chunk;
  }
  if (received !== size || hash.digest('hex') !== sha256)
    throw new RequestError('invalid_request', 'The file has other contents than expected.');
}

/** The SHA-256 of contents, in hexadecimal digits. */
export async function hashOf(contents: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of contents) hash.update(chunk);
  return hash.digest('hex');
}

/** The rejection of a file whose name another one has. */
export function createOtherContents(name: string): RequestError {
  return new RequestError('conflict', `There is a file ${name} with other contents.`);
}
