import { createHash } from 'node:crypto';
import type { S3Client } from './s3-client.ts';
import { hasStatus } from './s3-error.ts';
import { headObject, objectHeaders, type ObjectHeaders } from './s3-objects.ts';
import { escapeXml, findElements, findText, parseXml, readElement } from './s3-xml.ts';
import { StorageUnavailableError } from '../storage-unavailable.ts';

/** The parts of an object that are sent at the same time, each of which is in memory. */
const concurrency = 2;

interface SentPart {
  readonly number: number;
  readonly etag: string;
  readonly size: number;
}

interface MultipartOptions extends ObjectHeaders {
  /**
   * Whether an upload of the key that was interrupted is continued: parts that the storage has are not sent again. Such an upload is
   * not aborted when the storage fails.
   */
  readonly isResumed: boolean;
}

/** Stores an object in parts, of which all but the last have the same size. It is visible as a whole or not at all. */
export async function putInParts(
  client: S3Client,
  key: string,
  parts: AsyncIterable<Uint8Array>,
  options: MultipartOptions,
): Promise<void> {
  const resumed = options.isResumed ? await findUpload(client, key) : undefined;
  const id = resumed ?? (await createUpload(client, key, options));
  try {
    const present = resumed === undefined ? new Map<number, SentPart>() : await listParts(client, key, id);
    const sent = await sendParts(client, { key, id, present }, parts);
    await completeUpload(client, { key, id }, sent);
  } catch (error) {
    const isKept = options.isResumed && error instanceof StorageUnavailableError;
    // What cannot be aborted now is aborted as an abandoned upload.
    if (!isKept) await abortUpload(client, key, id).catch(() => undefined);
    throw error;
  }
}

/** Aborts the uploads below a prefix that were begun before a time, in milliseconds: their parts cost as much as objects. */
export async function abortUploadsBefore(client: S3Client, prefix: string, time: number): Promise<number> {
  const abandoned = (await listUploads(client, prefix)).filter(({ begunAt }) => begunAt.getTime() < time);
  for (const { key, id } of abandoned) await abortUpload(client, key, id);
  return abandoned.length;
}

interface PendingUpload {
  readonly key: string;
  readonly id: string;
  readonly begunAt: Date;
}

/** The pending uploads below a prefix; of more than a thousand the first ones. */
async function listUploads(client: S3Client, prefix: string): Promise<PendingUpload[]> {
  const query = { uploads: '', prefix, 'encoding-type': 'url' };
  const page = parseXml(await (await client.send({ method: 'GET', query })).text());
  const isEncoded = findText(page, 'EncodingType') === 'url';
  return findElements(page, 'Upload').map((element) => {
    const key = findText(element, 'Key') ?? '';
    return {
      key: isEncoded ? decodeURIComponent(key.replaceAll('+', '%20')) : key,
      id: findText(element, 'UploadId') ?? '',
      begunAt: new Date(findText(element, 'Initiated') ?? 0),
    };
  });
}

/** The newest upload of a key that was begun and not completed. */
async function findUpload(client: S3Client, key: string): Promise<string | undefined> {
  const uploads = (await listUploads(client, key)).filter((upload) => upload.key === key);
  return uploads.toSorted((one, other) => other.begunAt.getTime() - one.begunAt.getTime())[0]?.id;
}

async function createUpload(client: S3Client, key: string, options: ObjectHeaders): Promise<string> {
  const response = await client.send({
    method: 'POST',
    key,
    query: { uploads: '' },
    headers: objectHeaders(options),
  });
  const id = readElement(await response.text(), 'UploadId');
  if (id === undefined) throw new Error('the S3 storage began an upload without an id');
  return id;
}

async function listParts(client: S3Client, key: string, id: string): Promise<Map<number, SentPart>> {
  const parts = new Map<number, SentPart>();
  let marker = '0';
  for (;;) {
    const query = { uploadId: id, 'part-number-marker': marker };
    const page = parseXml(await (await client.send({ method: 'GET', key, query })).text());
    for (const element of findElements(page, 'Part')) {
      const number = Number(findText(element, 'PartNumber'));
      parts.set(number, {
        number,
        etag: findText(element, 'ETag') ?? '',
        size: Number(findText(element, 'Size')),
      });
    }
    const next = findText(page, 'NextPartNumberMarker');
    if (findText(page, 'IsTruncated') !== 'true' || next === undefined || next === marker) return parts;
    marker = next;
  }
}

interface Sending {
  readonly key: string;
  readonly id: string;
  /** The parts that the storage has of an interrupted upload. */
  readonly present: ReadonlyMap<number, SentPart>;
}

async function sendParts(
  client: S3Client,
  { key, id, present }: Sending,
  parts: AsyncIterable<Uint8Array>,
): Promise<SentPart[]> {
  const sent: SentPart[] = [];
  /** By number. */
  const sending = new Map<number, Promise<void>>();
  let failure: { readonly error: unknown } | undefined;
  let number = 0;

  async function sendOne(part: { readonly number: number; readonly body: Uint8Array }): Promise<void> {
    try {
      sent.push(await sendPart(client, { key, id, ...part }));
    } catch (error) {
      failure ??= { error };
    }
    sending.delete(part.number);
  }

  try {
    for await (const body of parts) {
      number += 1;
      if (failure !== undefined) break;
      const known = present.get(number);
      if (
        known?.size === body.byteLength &&
        known.etag === `"${createHash('md5').update(body).digest('hex')}"`
      ) {
        sent.push(known);
        continue;
      }
      sending.set(number, sendOne({ number, body }));
      if (sending.size >= concurrency) await Promise.race(sending.values());
    }
  } finally {
    await Promise.all(sending.values());
  }
  if (failure !== undefined) throw failure.error;
  return sent.toSorted((one, other) => one.number - other.number);
}

async function sendPart(
  client: S3Client,
  {
    key,
    id,
    number,
    body,
  }: { readonly key: string; readonly id: string; readonly number: number; readonly body: Uint8Array },
): Promise<SentPart> {
  const query = { partNumber: String(number), uploadId: id };
  const { headers, body: nothing } = await client.send({ method: 'PUT', key, query, body });
  await nothing?.cancel();
  const etag = headers.get('etag');
  if (etag === null) throw new Error('the S3 storage stored a part without an entity tag');
  return { number, etag, size: body.byteLength };
}

async function completeUpload(
  client: S3Client,
  { key, id }: { readonly key: string; readonly id: string },
  parts: readonly SentPart[],
): Promise<void> {
  const list = parts.map(
    ({ number, etag }) => `<Part><PartNumber>${number}</PartNumber><ETag>${escapeXml(etag)}</ETag></Part>`,
  );
  const body = Buffer.from(`<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`);
  const request = { method: 'POST', key, query: { uploadId: id }, body, handled: [404] } as const;
  try {
    const text = await (
      await client.send({ ...request, headers: { 'content-type': 'application/xml' } })
    ).text();
    // The state is sent before the parts are joined: an error comes in the body.
    const code = parseXml(text).firstChild === null ? undefined : findText(parseXml(text), 'Code');
    if (code !== undefined)
      throw new StorageUnavailableError(new Error(`the S3 storage did not join the parts: ${code}`));
  } catch (error) {
    // The response to an earlier attempt may have been lost after the parts were joined.
    if (!hasStatus(error, 404)) throw error;
  }
  const size = parts.reduce((sum, part) => sum + part.size, 0);
  const object = await headObject(client, key);
  if (object?.size !== size)
    throw new StorageUnavailableError(new Error(`the S3 storage has not stored all parts of ${key}`));
}

async function abortUpload(client: S3Client, key: string, id: string): Promise<void> {
  try {
    const query = { uploadId: id };
    const response = await client.send({ method: 'DELETE', key, query, handled: [404] });
    await response.body?.cancel();
  } catch (error) {
    if (!hasStatus(error, 404)) throw error;
  }
}
