import type { S3Client } from './s3-client.ts';
import { hasStatus } from './s3-error.ts';
import { findElements, findText, parseXml } from './s3-xml.ts';

/** An object without its contents. */
export interface S3Object {
  readonly key: string;
  /** In bytes. */
  readonly size: number;
  /** In quotes. */
  readonly etag: string;
  readonly modifiedAt: Date;
}

/** Metadata that this product keeps with an object. */
const hashHeader = 'x-amz-meta-sha256';

/** What is stored with the contents. */
export interface ObjectHeaders {
  readonly contentType: string;
  /** In hexadecimal digits; unknown for contents that are sent before they have been read to their end. */
  readonly sha256?: string | undefined;
}

export const objectHeaders = ({ contentType, sha256 }: ObjectHeaders): Record<string, string> => ({
  'content-type': contentType,
  ...(sha256 === undefined ? {} : { [hashHeader]: sha256 }),
});

/** Reads what is known of an object without its contents; null when it does not exist. */
export async function headObject(
  client: S3Client,
  key: string,
): Promise<(S3Object & { readonly sha256: string | undefined }) | null> {
  try {
    const { headers } = await client.send({ method: 'HEAD', key, handled: [404] });
    return {
      key,
      size: requireNumber(headers.get('content-length'), 'content-length'),
      etag: headers.get('etag') ?? '""',
      modifiedAt: new Date(headers.get('last-modified') ?? 0),
      sha256: headers.get(hashHeader) ?? undefined,
    };
  } catch (error) {
    if (hasStatus(error, 404)) return null;
    throw error;
  }
}

/** Stores an object in one request. It is visible as a whole or not at all. */
export async function putObject(
  client: S3Client,
  key: string,
  body: Uint8Array,
  headers: ObjectHeaders,
): Promise<void> {
  const response = await client.send({ method: 'PUT', key, body, headers: objectHeaders(headers) });
  await response.body?.cancel();
}

/**
 * Stores an object unless one has its key.
 * @returns false when one has it already; a storage that does not know the condition is asked before
 */
export async function putNewObject(
  client: S3Client,
  key: string,
  body: Uint8Array,
  headers: ObjectHeaders & { readonly sha256: string },
): Promise<boolean> {
  const request = { method: 'PUT', key, body, headers: objectHeaders(headers) } as const;
  try {
    const conditional = { ...request.headers, 'if-none-match': '*' };
    const response = await client.send({ ...request, headers: conditional, handled: [409, 412, 501] });
    await response.body?.cancel();
    return true;
  } catch (error) {
    // The response to an earlier attempt may have been lost after the object was stored.
    if (hasStatus(error, 409, 412)) return (await headObject(client, key))?.sha256 === headers.sha256;
    if (!hasStatus(error, 501)) throw error;
  }
  if ((await headObject(client, key)) !== null) return false;
  await putObject(client, key, body, headers);
  return true;
}

/** A missing object is no error. */
export async function deleteObject(client: S3Client, key: string): Promise<void> {
  try {
    const response = await client.send({ method: 'DELETE', key, handled: [404] });
    await response.body?.cancel();
  } catch (error) {
    if (!hasStatus(error, 404)) throw error;
  }
}

/** The objects whose keys begin with a prefix, in the order of the storage, page by page. */
export async function* listObjects(client: S3Client, prefix: string): AsyncGenerator<S3Object> {
  let token: string | undefined;
  do {
    const response = await client.send({
      method: 'GET',
      query: {
        'list-type': '2',
        'encoding-type': 'url',
        prefix,
        ...(token === undefined ? {} : { 'continuation-token': token }),
      },
    });
    const page = parseXml(await response.text());
    const isEncoded = findText(page, 'EncodingType') === 'url';
    for (const element of findElements(page, 'Contents')) {
      const key = findText(element, 'Key') ?? '';
      yield {
        key: isEncoded ? decodeKey(key) : key,
        size: requireNumber(findText(element, 'Size'), 'Size'),
        etag: findText(element, 'ETag') ?? '""',
        modifiedAt: new Date(findText(element, 'LastModified') ?? 0),
      };
    }
    const isTruncated = findText(page, 'IsTruncated');
    // A list that was cut off must not be taken for a short one: files would be removed as orphans.
    if (isTruncated === undefined) throw new Error('the S3 storage sent an incomplete list');
    token = isTruncated === 'true' ? findText(page, 'NextContinuationToken') : undefined;
    if (isTruncated === 'true' && token === undefined)
      throw new Error('the S3 storage sent a list that cannot be continued');
  } while (token !== undefined);
}

/** Some storages encode a space as `+`; a plus is always encoded. */
const decodeKey = (key: string): string => decodeURIComponent(key.replaceAll('+', '%20'));

function requireNumber(text: string | null | undefined, name: string): number {
  const value = Number(text ?? Number.NaN);
  if (!Number.isSafeInteger(value) || value < 0)
    throw new Error(`the S3 storage sent an object without a valid ${name}`);
  return value;
}
