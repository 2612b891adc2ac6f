import type { FastifyRequest } from 'fastify';
import { RequestError } from '../../responses/request-error.ts';

const version = '1.0.0';

/** Of every response. */
export const tusHeaders = { 'tus-resumable': version, 'cache-control': 'no-store' } as const;

/** The media type of a part. */
export const partType = 'application/offset+octet-stream';

/** A name that the client did not send, or cannot be read. */
const namelessFile = 'image';

/** The most characters of a name that are kept until it is cleaned. */
const maxNameLength = 1000;

/** @throws {RequestError} `invalid_request` for another version of the protocol. */
export function requireTus({ headers }: FastifyRequest): void {
  if (headers['tus-resumable'] !== version)
    throw new RequestError('invalid_request', `The header Tus-Resumable must be ${version}.`);
}

/** @throws {RequestError} `invalid_request` when the header is not a count of bytes. */
export function readCount({ headers }: FastifyRequest, name: 'upload-length' | 'upload-offset'): number {
  const value = headers[name];
  if (typeof value !== 'string' || !/^\d{1,15}$/.test(value))
    throw new RequestError('invalid_request', `The header ${name} must be a number of bytes.`);
  return Number(value);
}

/** The field `filename` of the header `Upload-Metadata`: a list of keys, each with a value in Base64. */
export function readFilename({ headers }: FastifyRequest): string {
  const metadata = headers['upload-metadata'];
  if (typeof metadata !== 'string') return namelessFile;
  for (const pair of metadata.split(',')) {
    const [key, value = ''] = pair.trim().split(' ');
    if (key === 'filename') return Buffer.from(value, 'base64').toString('utf8').slice(0, maxNameLength);
  }
  return namelessFile;
}
