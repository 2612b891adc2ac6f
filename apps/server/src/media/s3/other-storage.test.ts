import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MediaStore } from '../media-store.ts';
import { checkBucket } from './check-bucket.ts';
import { createS3Client, type S3Client } from './s3-client.ts';
import { hasStatus } from './s3-error.ts';
import { putNewObject } from './s3-objects.ts';
import { s3Store } from './s3-store.ts';

/* The storage of another product, as `S3_TEST_URL=http://KEY:SECRET@host:port/bucket` (percent-encoded), which is created. */

const url = new URL(process.env['S3_TEST_URL'] ?? 'http://none');
const large = randomBytes(18 * 1024 * 1024);
const contentsOf = (contents: Buffer) => Readable.from([contents]);
const describeBytes = (contents: Buffer) => ({
  size: contents.length,
  sha256: createHash('sha256').update(contents).digest('hex'),
});

describe.skipIf(process.env['S3_TEST_URL'] === undefined)(
  'the storage of S3_TEST_URL (skipped: the variable is not set)',
  () => {
    let client: S3Client;
    let store: MediaStore;
    beforeAll(async () => {
      client = createS3Client({
        endpoint: url.origin,
        bucket: url.pathname.slice(1),
        accessKey: decodeURIComponent(url.username),
        secretKey: decodeURIComponent(url.password),
        region: 'us-east-1',
        prefix: `${randomBytes(4).toString('hex')}/`,
        pathStyle: true,
        reads: 'presigned',
      });
      await client.send({ method: 'PUT', handled: [409] }).catch((error: unknown) => {
        if (!hasStatus(error, 409)) throw error;
      });
      store = s3Store(client, { prefix: client.settings.prefix, urlSeconds: 60 });
    });
    afterAll(async () => {
      for (const { name } of await store.list('')) await store.remove(name);
    });
    const read = async (name: string, range?: { start: number; end: number }) => {
      const media = await store.open(name);
      return media === null ? null : await buffer(await media.read(range));
    };

    test('is accepted by the check of the start', () => checkBucket(client));

    test('refuses another secret key', async () => {
      const stranger = createS3Client({ ...client.settings, secretKey: 'wrong' });
      await expect(checkBucket(stranger)).rejects.toMatchObject({ code: 'media_store' });
    });

    test.each(['orig/Хотан 1925.jpg', 'a+b & c=d%20.jpg', "it's (1)!.jpg", '喀什噶尔.jpg', '🏔.jpg'])(
      'stores, lists, reads and removes %s',
      async (name) => {
        await store.add(
          name,
          contentsOf(Buffer.from('0123456789')),
          describeBytes(Buffer.from('0123456789')),
        );
        expect((await store.list('')).map((file) => file.name)).toContain(name);
        expect((await read(name))?.toString()).toBe('0123456789');
        expect((await read(name, { start: 2, end: 4 }))?.toString()).toBe('234');
        const signed = await (await store.open(name))?.createUrl?.();
        const response = await fetch(signed ?? '', { headers: { range: 'bytes=-3' } });
        expect([response.status, await response.text()]).toEqual([206, '789']);
        await store.remove(name);
        expect(await store.open(name)).toBeNull();
      },
    );

    test('joins the parts of a large file', async () => {
      await store.add('large.jpg', contentsOf(large), describeBytes(large));
      expect((await read('large.jpg'))?.equals(large)).toBe(true);
      const tail = await read('large.jpg', { start: large.length - 5, end: large.length - 1 });
      expect(tail?.equals(large.subarray(-5))).toBe(true);
    });

    test('keeps an object when another one is added under its key', async () => {
      const key = `${client.settings.prefix}once`;
      const [first, second] = [Buffer.from('first'), Buffer.from('second')];
      const put = (body: Buffer) =>
        putNewObject(client, key, body, { contentType: 'text/plain', sha256: describeBytes(body).sha256 });
      expect([await put(first), await put(second)]).toEqual([true, false]);
    });
  },
);
