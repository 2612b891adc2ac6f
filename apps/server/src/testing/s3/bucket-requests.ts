import { randomUUID } from 'node:crypto';
import { parseByteRange } from '../../media/byte-range.ts';
import { etagOf, joinParts, type DoubleBucket, type DoubleObject } from './stored-objects.ts';

/** A request whose signature is valid. */
export interface DoubleRequest {
  readonly method: string;
  /** Empty for requests to the bucket. */
  readonly key: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

export interface DoubleResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** An error response. */
export function refuse(status: number, code: string, message = ''): DoubleResponse {
  const body = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${message}</Message></Error>`;
  return { status, headers: { 'content-type': 'application/xml' }, body };
}

const text = (request: DoubleRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};

const xml = (body: string): DoubleResponse => ({
  status: 200,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?>${body}`,
});

/** Responds to a request as Amazon S3 does. @param pageSize of lists */
export function answer(bucket: DoubleBucket, request: DoubleRequest, pageSize: number): DoubleResponse {
  const { method, key, query } = request;
  if (key === '' && method === 'GET')
    return query.has('uploads') ? listUploads(bucket, query) : listObjects(bucket, query, pageSize);
  if (query.has('uploads') && method === 'POST') return beginUpload(bucket, request);
  if (query.has('uploadId')) return answerUpload(bucket, request);
  const object = bucket.objects.get(key);
  if (method === 'PUT') {
    if (text(request, 'if-none-match') === '*' && object !== undefined)
      return refuse(412, 'PreconditionFailed');
    const stored = {
      ...describe(request),
      body: request.body,
      etag: etagOf(request.body),
      modifiedAt: new Date(),
    };
    bucket.objects.set(key, stored);
    return { status: 200, headers: { etag: stored.etag } };
  }
  if (method === 'DELETE') {
    bucket.objects.delete(key);
    return { status: 204 };
  }
  return object === undefined ? refuse(404, 'NoSuchKey') : readObject(request, object);
}

function describe(request: DoubleRequest): Pick<DoubleObject, 'contentType' | 'metadata'> {
  const metadata = Object.entries(request.headers).flatMap(([name, value]) =>
    name.startsWith('x-amz-meta-') ? [[name, String(value)] as const] : [],
  );
  return {
    contentType: text(request, 'content-type') ?? 'binary/octet-stream',
    metadata: Object.fromEntries(metadata),
  };
}

function readObject(request: DoubleRequest, object: DoubleObject): DoubleResponse {
  const { body, etag, contentType, metadata, modifiedAt } = object;
  const ifMatch = text(request, 'if-match');
  if (ifMatch !== undefined && ifMatch !== etag) return refuse(412, 'PreconditionFailed');
  const headers = { etag, 'last-modified': modifiedAt.toUTCString(), 'accept-ranges': 'bytes', ...metadata };
  if (text(request, 'if-none-match') === etag) return { status: 304, headers };
  const version = text(request, 'if-range');
  const header = version === undefined || version === etag ? text(request, 'range') : undefined;
  const range = parseByteRange(header, body.length);
  if (range === 'unsatisfiable') return refuse(416, 'InvalidRange');
  const part = range === undefined ? body : body.subarray(range.start, range.end + 1);
  return {
    status: range === undefined ? 200 : 206,
    headers: {
      ...headers,
      'content-type': contentType,
      ...(range === undefined ? {} : { 'content-range': `bytes ${range.start}-${range.end}/${body.length}` }),
    },
    body: part,
  };
}

/** In the order of the bytes of UTF-8. */
function keysBelow(keys: Iterable<string>, prefix: string): string[] {
  return [...keys]
    .filter((key) => key.startsWith(prefix))
    .toSorted((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)));
}

const encodeKey = (key: string): string =>
  encodeURIComponent(key).replaceAll('%2F', '/').replaceAll('%20', '+');

function listObjects({ objects }: DoubleBucket, query: URLSearchParams, pageSize: number): DoubleResponse {
  if (query.get('list-type') !== '2') return refuse(400, 'InvalidArgument');
  const token = query.get('continuation-token');
  const after = token === null ? '' : Buffer.from(token, 'base64').toString('utf8');
  const keys = keysBelow(objects.keys(), query.get('prefix') ?? '');
  const from = token === null ? 0 : keys.findIndex((key) => key === after) + 1;
  const page = keys.slice(from, from + pageSize);
  const isTruncated = from + pageSize < keys.length;
  const contents = page.map((key) => {
    const { body, etag, modifiedAt } = objects.get(key) ?? { body: '', etag: '', modifiedAt: new Date(0) };
    return `<Contents><Key>${encodeKey(key)}</Key><LastModified>${modifiedAt.toISOString()}</LastModified><ETag>${etag.replaceAll('"', '&quot;')}</ETag><Size>${body.length}</Size></Contents>`;
  });
  const next = isTruncated
    ? `<NextContinuationToken>${Buffer.from(page.at(-1) ?? '').toString('base64')}</NextContinuationToken>`
    : '';
  return xml(
    `<ListBucketResult><EncodingType>url</EncodingType><IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
  );
}

function listUploads({ uploads }: DoubleBucket, query: URLSearchParams): DoubleResponse {
  const prefix = query.get('prefix') ?? '';
  const listed = [...uploads].filter(([, { key }]) => key.startsWith(prefix));
  const elements = listed.map(
    ([id, { key, begunAt }]) =>
      `<Upload><Key>${encodeKey(key)}</Key><UploadId>${id}</UploadId><Initiated>${begunAt.toISOString()}</Initiated></Upload>`,
  );
  return xml(
    `<ListMultipartUploadsResult><EncodingType>url</EncodingType><IsTruncated>false</IsTruncated>${elements.join('')}</ListMultipartUploadsResult>`,
  );
}

function beginUpload({ uploads }: DoubleBucket, request: DoubleRequest): DoubleResponse {
  const id = randomUUID();
  uploads.set(id, { ...describe(request), key: request.key, begunAt: new Date(), parts: new Map() });
  return xml(`<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`);
}

function answerUpload(bucket: DoubleBucket, { method, key, query, body }: DoubleRequest): DoubleResponse {
  const id = query.get('uploadId') ?? '';
  const upload = bucket.uploads.get(id);
  if (upload?.key !== key) return refuse(404, 'NoSuchUpload');
  if (method === 'PUT') {
    const etag = etagOf(body);
    upload.parts.set(Number(query.get('partNumber')), { body, etag });
    return { status: 200, headers: { etag } };
  }
  if (method === 'GET') {
    const parts = [...upload.parts].map(
      ([number, part]) =>
        `<Part><PartNumber>${number}</PartNumber><ETag>${part.etag}</ETag><Size>${part.body.length}</Size></Part>`,
    );
    return xml(`<ListPartsResult><IsTruncated>false</IsTruncated>${parts.join('')}</ListPartsResult>`);
  }
  if (method === 'POST') {
    const pattern = /<PartNumber>(\d+)<\/PartNumber><ETag>([^<]+)<\/ETag>/g;
    const named = Array.from(body.toString('utf8').matchAll(pattern), ([, number, etag]) => ({
      number: Number(number),
      etag: String(etag),
    }));
    const joined = joinParts(upload, named);
    if (typeof joined === 'string') return refuse(400, joined);
    bucket.objects.set(key, joined);
  }
  bucket.uploads.delete(id);
  return method === 'DELETE'
    ? { status: 204 }
    : xml('<CompleteMultipartUploadResult></CompleteMultipartUploadResult>');
}
