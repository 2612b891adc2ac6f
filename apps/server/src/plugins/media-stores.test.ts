import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openFileStores } from '../media/file-stores.ts';
import type { S3Settings } from '../settings/media-settings.ts';
import { unusedDatabase } from '../testing/databases/unused-database.ts';
import { startS3Double, type S3Double } from '../testing/s3/s3-double.ts';
import { storeSettings } from '../testing/store-kinds.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { testApp } from '../testing/test-app.ts';

let double: S3Double;
let app: FastifyInstance;
beforeEach(async () => {
  double = await startS3Double();
});
afterEach(async () => {
  await app.close();
  await double.close();
});

async function open(reads: S3Settings['reads']): Promise<void> {
  const s3 = { ...double.settings, reads };
  const files = openFileStores(storeSettings(path.join(temporaryFolder(), 'data'), s3));
  app = await testApp({ database: unusedDatabase, files }, { mediaStore: 's3', s3 });
  await files.archived.media.put('Лех.jpg', Readable.from([Buffer.from('0123456789')]), {
    contentType: 'image/jpeg',
  });
}

const url = `/media/${encodeURIComponent('Лех.jpg')}`;
const get = (headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('files of a storage that are sent by the server', () => {
  beforeEach(() => open('proxied'));

  test('are whole with their type, length and entity tag', async () => {
    const { statusCode, body, headers } = await get();
    expect([statusCode, body]).toEqual([200, '0123456789']);
    expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'content-length': '10' });
    expect(headers['etag']).toBe(double.objects.get('media/Лех.jpg')?.etag);
  });

  test.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=10-', 416, expect.any(String), 'bytes */10'],
  ])('are parts for the range %s', async (range, status, body, contentRange) => {
    const response = await get({ range });
    expect([response.statusCode, response.body]).toEqual([status, body]);
    expect(response.headers['content-range']).toBe(contentRange);
  });

  test('are not sent again to a browser that has them', async () => {
    const { headers } = await get();
    expect((await get({ 'if-none-match': String(headers['etag']) })).statusCode).toBe(304);
    const before = double.requests.length;
    expect((await get({ range: 'bytes=0-1', 'if-range': '"other"' })).body).toBe('0123456789');
    expect(double.requests.slice(before)).toEqual(['GET /cae-map-test/media/Лех.jpg']);
  });

  test('are unavailable while the storage refuses requests', async () => {
    double.failNext('GET', 'forbidden', 1);
    const response = await get();
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({ code: 'unavailable' });
    expect(response.headers['retry-after']).toBeDefined();
    expect(response.headers['cache-control']).not.toContain('immutable');
  });
});

describe('files of a storage that browsers read themselves', () => {
  beforeEach(() => open('presigned'));

  test('are redirected to a signed URL, which the policy of the pages allows', async () => {
    const { statusCode, headers } = await get();
    expect(statusCode).toBe(302);
    expect(headers['cache-control']).toBe('private, max-age=300');
    expect(await (await fetch(String(headers['location']))).text()).toBe('0123456789');
    const head = await app.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.headers['content-length']]).toEqual([200, '10']);
    expect(headers['content-security-policy']).toContain(double.settings.endpoint);
  });
});
