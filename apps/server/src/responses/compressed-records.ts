import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';
import { compressBody } from './cached-response.ts';

/** Shorter bodies fit into one packet of the network. */
const minCompressedBytes = 1400;

/** Records as JSON, for a response that is not cached. */
export interface CompressedRecords {
  readonly bytes: Buffer;
  /** The headers that describe the bytes. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Writes records as JSON, compressed as the header `Accept-Encoding` of the request allows. */
export async function compressRecords(
  records: unknown,
  acceptEncoding: string | string[] | undefined,
): Promise<CompressedRecords> {
  const body = Buffer.from(JSON.stringify(records));
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  if (body.length < minCompressedBytes) return { bytes: body, headers };
  const encoding: Encoding = acceptedEncoding(acceptEncoding);
  const varying = { ...headers, vary: 'Accept-Encoding' };
  if (encoding === 'identity') return { bytes: body, headers: varying };
  return {
    bytes: await compressBody(body, encoding, 'fast'),
    headers: { ...varying, 'content-encoding': encoding },
  };
}
