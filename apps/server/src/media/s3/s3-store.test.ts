import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { startS3Double, type S3Double, type S3Fault } from '../../testing/s3/s3-double.ts';
import { etagOf } from '../../testing/s3/stored-objects.ts';
import type { MediaStore } from '../media-store.ts';
import { StorageUnavailableError } from '../storage-unavailable.ts';
import { createS3Client, type S3Client, type S3Request } from './s3-client.ts';
import { abortUploadsBefore } from './s3-multipart.ts';
import { headObject, listObjects, putNewObject } from './s3-objects.ts';
import { maxObjectBytes, s3Store } from './s3-store.ts';

const jpeg = { contentType: 'image/jpeg' };
const contentsOf = (contents: string | Buffer) => Readable.from([Buffer.from(contents)]);
const describeBytes = (contents: Buffer) => ({
  size: contents.length,
  sha256: createHash('sha256').update(contents).digest('hex'),
});
/** Contents of three parts. */
const large = Buffer.from(
  Array.from({ length: 20_000 }, (_, index) => `${index} `.repeat(170)).join(''),
).subarray(0, 18 * 1024 * 1024);
const timing = { response: 2_000, stall: 300, firstPause: 1, attempts: 3 };

let double: S3Double;
let client: S3Client;
let store: MediaStore;
beforeEach(async () => {
  double = await startS3Double();
  onTestFinished(() => double.close());
  client = createS3Client(double.settings, timing);
  store = s3Store(client, { prefix: 'media/' });
});

const readAll = async (name: string) => {
  const media = await store.open(name);
  return media && (await text(await media.read()));
};
const unavailable = { code: 'unavailable' };

describe('a large file', () => {
  test('is stored in parts as one object', async () => {
    await store.put('a.jpg', contentsOf(large), jpeg);
    const media = await store.open('a.jpg');
    expect(media?.etag).toMatch(/-3"$/);
    expect(media && (await buffer(await media.read())).equals(large)).toBe(true);
    expect(double.uploads.size).toBe(0);
  });

  test('whose contents break off leaves neither an object nor parts', async () => {
    async function* broken(): AsyncIterable<Uint8Array> {
      yield large;
      throw new Error('broken off');
    }
    await expect(store.put('a.jpg', broken(), jpeg)).rejects.toThrow('broken off');
    expect([double.objects.size, double.uploads.size]).toEqual([0, 0]);
  });

  test('is continued after an interruption: parts that the storage has are not sent again', async () => {
    const add = () => store.add('a.jpg', contentsOf(large), describeBytes(large));
    const interrupted = withFault((request) => {
      if (request.query?.['partNumber'] === '3') throw new StorageUnavailableError('an outage');
    });
    await expect(interrupted.add('a.jpg', contentsOf(large), describeBytes(large))).rejects.toMatchObject(
      unavailable,
    );
    double.requests.length = 0;
    await add();
    expect(double.requests.filter((request) => request.includes('partNumber'))).toHaveLength(1);
    expect(double.objects.get('media/a.jpg')?.body.equals(large)).toBe(true);
  });

  test('that was stored although its last response was lost is no error', async () => {
    const losing = withFault((request) => {
      if (isJoining(request)) double.failNext('POST', 'lose-answer');
    });
    await losing.put('a.jpg', contentsOf(large), jpeg);
    expect(double.objects.get('media/a.jpg')?.body.length).toBe(large.length);
  });

  test('whose parts the storage fails to join is an error', async () => {
    const failing = withFault((request) => {
      if (isJoining(request)) double.failNext('POST', 'late-error');
    });
    await expect(failing.put('a.jpg', contentsOf(large), jpeg)).rejects.toMatchObject(unavailable);
    expect([double.objects.size, double.uploads.size]).toEqual([0, 0]);
  });

  test('of more than 5 GiB is refused before anything is sent', async () => {
    const added = store.add('a.jpg', contentsOf('x'), { size: maxObjectBytes + 1, sha256: '' });
    await expect(added).rejects.toMatchObject({ code: 'payload_too_large' });
    expect(double.requests).toEqual([]);
  });
});

/** The store of a client that calls a function before each request. */
function withFault(before: (request: S3Request) => void): MediaStore {
  const send: S3Client['send'] = async (request) => {
    before(request);
    return await client.send(request);
  };
  return s3Store({ ...client, send }, { prefix: 'media/' });
}

const isJoining = ({ method, query }: S3Request): boolean =>
  method === 'POST' && query?.['uploadId'] !== undefined;

test('uploads in parts that were begun long ago are aborted, others are not', async () => {
  const began = (daysAgo: number) => ({
    key: 'media/a.jpg',
    contentType: '',
    metadata: {},
    begunAt: new Date(Date.now() - daysAgo * 86_400_000),
    parts: new Map(),
  });
  double.uploads.set('old', began(2)).set('recent', began(0));
  expect(await abortUploadsBefore(client, 'media/', Date.now() - 86_400_000)).toBe(1);
  expect([...double.uploads.keys()]).toEqual(['recent']);
});

describe('a request is repeated', () => {
  test.each<[string, S3Fault]>([
    ['PUT', 'slow-down'],
    ['PUT', 'reset'],
    ['PUT', 'lose-answer'],
    ['HEAD', 'slow-down'],
    ['GET', 'slow-down'],
    ['GET', 'reset'],
    ['GET', 'cut-body'],
  ])('when %s fails once (%s)', async (method, fault) => {
    double.failNext(method, fault);
    await store.put('a.jpg', contentsOf('a picture of Leh'), jpeg);
    expect(await readAll('a.jpg')).toBe('a picture of Leh');
  });

  test('until the storage has failed too often, with its answer as the cause', async () => {
    double.failNext('PUT', 'slow-down', timing.attempts);
    await expect(store.put('a.jpg', contentsOf('a'), jpeg)).rejects.toMatchObject({
      ...unavailable,
      cause: { code: 'SlowDown', statusCode: 503 },
    });
    expect(double.requests).toHaveLength(timing.attempts);
  });

  test('not when the storage refuses it', async () => {
    const stranger = createS3Client({ ...double.settings, secretKey: 'wrong' }, timing);
    await expect(headObject(stranger, 'a')).rejects.toMatchObject(unavailable);
    expect(double.requests).toHaveLength(1);
  });
});

describe('an object that is not what it was', () => {
  beforeEach(() => store.put('a.jpg', contentsOf('0123456789'), jpeg));
  const replace = (body: Buffer, etag = etagOf(body)) => {
    const object = double.objects.get('media/a.jpg');
    if (object) double.objects.set('media/a.jpg', { ...object, body, etag });
  };

  test('is an error when its contents were replaced', async () => {
    const media = await store.open('a.jpg');
    replace(Buffer.from('9876543210'));
    await expect(media?.read()).rejects.toMatchObject(unavailable);
  });

  test.each(['01234', '0123456789abc'])('is an error when its length has changed (%s)', async (contents) => {
    const media = await store.open('a.jpg');
    replace(Buffer.from(contents), media?.etag);
    await expect(media?.read()).rejects.toMatchObject(unavailable);
    await expect(media?.read({ start: 2, end: 4 })).rejects.toMatchObject(unavailable);
  });

  test('is an error, not a shorter file, when it cannot be read on', async () => {
    const media = await store.open('a.jpg');
    double.failNext('GET', 'cut-body');
    double.failNext('GET', 'slow-down', timing.attempts);
    await expect(media?.read().then(text)).rejects.toMatchObject(unavailable);
  });
});

test('a file whose connections are all closed early is read on until its end', async () => {
  await store.put('a.jpg', contentsOf('0123456789'), jpeg);
  double.failNext('GET', 'cut-body', 3);
  expect(await readAll('a.jpg')).toBe('0123456789');
});

test('whether a file exists is remembered, and forgotten when this process changes it', async () => {
  const remembering = s3Store(client, { prefix: 'media/', knownFor: 60_000 });
  const countHeads = () => double.requests.filter((request) => request.startsWith('HEAD')).length;
  for (let time = 0; time < 3; time += 1) expect(await remembering.open('a.jpg')).toBeNull();
  expect(countHeads()).toBe(1);
  await remembering.put('a.jpg', contentsOf('a'), jpeg);
  for (let time = 0; time < 3; time += 1) expect(await remembering.open('a.jpg')).not.toBeNull();
  expect(countHeads()).toBe(2);
});

test('a signed URL lets a browser read the file without further headers, and no other file', async () => {
  const presigned = s3Store(client, { prefix: 'media/', urlSeconds: 60 });
  await presigned.put('Лех (1).jpg', contentsOf('a picture'), jpeg);
  const url = (await (await presigned.open('Лех (1).jpg'))?.createUrl?.()) ?? '';
  expect(await (await fetch(url)).text()).toBe('a picture');
  const part = await fetch(url, { headers: { range: 'bytes=-7' } });
  expect([part.status, await part.text()]).toEqual([206, 'picture']);
  const other = url.replace(encodeURIComponent('Лех'), 'other');
  expect((await fetch(other)).status).toBe(403);
});

test.each([
  [true, 'https://s3.example.org/base/cae-map-test/media/%D0%9B%D0%B5%D1%85%20%281%29.jpg?'],
  [false, 'https://cae-map-test.s3.example.org/base/media/%D0%9B%D0%B5%D1%85%20%281%29.jpg?'],
])('with S3_PATH_STYLE %s URLs begin with %s', async (pathStyle, expected) => {
  const settings = { ...double.settings, endpoint: 'https://s3.example.org/base/', pathStyle };
  expect(await createS3Client(settings).presign('media/Лех (1).jpg', 60)).toContain(expected);
});

test('lists of several pages are complete and in order', async () => {
  double.pageSize = 3;
  const names = Array.from({ length: 10 }, (_, index) => `Лех ${index}+.jpg`);
  for (const name of names) await store.put(name, contentsOf('a'), jpeg);
  expect((await store.list('')).map(({ name }) => name)).toEqual(names);
});

test('a list that was cut off is an error', async () => {
  await store.put('a.jpg', contentsOf('a'), jpeg);
  const cut = { ...client, send: async () => new Response('<ListBucketResult><Contents>') };
  await expect(listObjects(cut, '').next()).rejects.toThrow('without a valid Size');
});

describe('putNewObject', () => {
  const body = Buffer.from('first');
  const headers = { contentType: 'text/plain', sha256: describeBytes(body).sha256 };

  test('stores an object only when none has its key', async () => {
    expect(await putNewObject(client, 'a', body, headers)).toBe(true);
    const other = Buffer.from('second');
    const { sha256 } = describeBytes(other);
    expect(await putNewObject(client, 'a', other, { ...headers, sha256 })).toBe(false);
    expect(double.objects.get('a')?.body.toString()).toBe('first');
  });

  test('recognises its own object when the response was lost', async () => {
    double.failNext('PUT', 'lose-answer');
    expect(await putNewObject(client, 'a', body, headers)).toBe(true);
  });
});
