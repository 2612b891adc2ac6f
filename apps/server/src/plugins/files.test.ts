import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { images } from '../database/schema.ts';
import { openTestDatabase } from '../testing/databases/databases.ts';
import { anImage } from '../testing/records.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { testApp } from '../testing/test-app.ts';
import { unusedDatabase } from '../testing/databases/unused-database.ts';
import { sendRequest, type HttpResponse } from '../testing/requests/http-client.ts';

let app: FastifyInstance;
let dataDir: string;
let buildDir: string;

beforeEach(async () => {
  [dataDir, buildDir] = [temporaryFolder(), temporaryFolder()];
  write(dataDir, 'media/photo.jpg', 'uploaded');
  write(buildDir, 'media/photo.jpg', 'generated under the same name');
  write(buildDir, 'media/illustrations/pass.webp', 'drawn');
  write(buildDir, 'media/illustrations/pass-320.webp', 'drawn small');
  write(dataDir, 'lock', 'not a picture');
  write(dataDir, 'media/.hidden', 'hidden');
  write(buildDir, 'atlas/tiles/3/5/3.pbf.gz', gzipSync('tile'));
  write(buildDir, 'terrain/heights.bin', 'not a tile');
  write(buildDir, 'terrain/tiles/terrain.json', '{}');
  write(buildDir, 'terrain/tiles/0123456789ab/3/5/3.webp', 'heights');
  write(buildDir, 'atlas-pictures/0123456789ab/light/7/91/50.webp', 'picture');
  app = await testApp({ database: unusedDatabase }, { dataDir, buildDir });
  await app.listen({ port: 0 });
});
afterEach(() => app.close());

function write(folder: string, name: string, contents: string | Buffer): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, contents);
}

function expectErrorBody({ status, bytes }: HttpResponse): void {
  expect([400, 403, 404]).toContain(status);
  expect(JSON.parse(bytes.toString())).toEqual({ detail: expect.any(String), code: expect.any(String) });
}

describe('the media folder', () => {
  test('serves images and their sizes, and /image/orig/{filename} serves originals [IMG-6]', async () => {
    expect((await app.inject('/media/illustrations/pass.webp')).body).toBe('drawn');
    const small = await app.inject('/media/illustrations/pass-320.webp');
    expect(small.body).toBe('drawn small');
    expect(small.headers['content-type']).toBe('image/webp');

    const database = await openTestDatabase('embedded');
    await database.orm
      .insert(images)
      .values(anImage({ filename: 'pass.webp', url: '/media/illustrations/pass.webp' }));
    const whole = await testApp({ database }, { dataDir, buildDir });
    const original = await whole.inject('/v1/image/orig/pass.webp');
    await whole.close();
    expect(original.body).toBe('drawn');
    expect(original.headers['content-disposition']).toBe('attachment; filename="pass.webp"');
  });

  test('serves an upload instead of a generated image of the same name', async () => {
    expect((await app.inject('/media/photo.jpg')).body).toBe('uploaded');
  });

  test('serves uploads as immutable and generated images with a max-age of a day', async () => {
    const upload = await app.inject('/media/photo.jpg');
    const generated = await app.inject('/media/illustrations/pass.webp');

    expect(upload.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(generated.headers['cache-control']).toBe('public, max-age=86400, stale-while-revalidate=604800');
  });

  test('returns 304 when the ETag matches', async () => {
    const { headers } = await app.inject('/media/photo.jpg');

    const again = await app.inject({
      url: '/media/photo.jpg',
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  test('serves a file that was stored after the start', async () => {
    const emptyDataDir = temporaryFolder();
    const started = await testApp({ database: unusedDatabase }, { dataDir: emptyDataDir, buildDir });
    expect((await started.inject('/media/later.jpg')).statusCode).toBe(404);

    write(emptyDataDir, 'media/later.jpg', 'stored later');

    expect((await started.inject('/media/later.jpg')).body).toBe('stored later');
    await started.close();
  });

  test('sends a range of a file, and the whole file if it has changed', async () => {
    const get = (headers: Record<string, string>) => app.inject({ url: '/media/photo.jpg', headers });
    const { etag } = (await get({})).headers;

    const part = await get({ range: 'bytes=2-3', 'if-range': String(etag) });
    expect([part.statusCode, part.body]).toEqual([206, 'lo']);
    expect(part.headers).toMatchObject({ 'content-range': 'bytes 2-3/8', 'content-length': '2' });
    const changed = await get({ range: 'bytes=2-3', 'if-range': '"another"' });
    expect([changed.statusCode, changed.body]).toEqual([200, 'uploaded']);
    const outside = await get({ range: 'bytes=8-' });
    expect([outside.statusCode, outside.headers['content-range']]).toEqual([416, 'bytes */8']);
    expect(outside.json()).toMatchObject({ code: 'invalid_request' });
  });

  test('returns the headers of a file without its contents for HEAD', async () => {
    const response = await app.inject({ url: '/media/photo.jpg', method: 'HEAD' });

    expect([response.statusCode, response.body]).toEqual([200, '']);
    expect(response.headers).toMatchObject({ 'content-length': '8', 'content-type': 'image/jpeg' });
  });

  test('returns 304 when the file has not been modified since', async () => {
    const { headers } = await app.inject('/media/photo.jpg');
    const get = (since: string) =>
      app.inject({ url: '/media/photo.jpg', headers: { 'if-modified-since': since } });

    expect((await get(String(headers['last-modified']))).statusCode).toBe(304);
    expect((await get('Mon, 01 Jan 2024 00:00:00 GMT')).statusCode).toBe(200);
    expect((await get('never')).statusCode).toBe(200);
  });

  test.each([
    '/media/none.jpg',
    '/media/',
    '/media/illustrations',
    '/media/.hidden',
    '/media/../lock',
    '/media/..%2flock',
    '/media/%2e%2e/lock',
    '/media/%2e%2e%2flock',
    '/media/illustrations/../../../lock',
    '/media/..\\lock',
    '/media/%00',
    '/media//etc/passwd',
  ])('at %s returns an error', async (url) => {
    expectErrorBody(await sendRequest(app, url));
  });
});

describe('a tile', () => {
  test('is sent compressed to clients that accept gzip', async () => {
    const response = await app.inject({
      url: '/atlas/tiles/3/5/3.pbf',
      headers: { 'accept-encoding': 'gzip, br' },
    });

    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(gunzipSync(response.rawPayload).toString()).toBe('tile');
  });

  test('is decompressed for clients that do not accept gzip', async () => {
    const response = await app.inject('/atlas/tiles/3/5/3.pbf');

    expect(response.body).toBe('tile');
    expect(response.headers['content-encoding']).toBeUndefined();
  });

  test.each(['/atlas/tiles/3/5/4.pbf', '/atlas/..%2flock', '/atlas/%2e%2e/media/photo.jpg', '/atlas/%00'])(
    'at %s returns an error',
    async (url) => {
      for (const encoding of ['gzip', 'identity']) {
        expectErrorBody(await sendRequest(app, url, { 'accept-encoding': encoding }));
      }
    },
  );
});

test('a picture of the atlas has a hash in its URL and is immutable', async () => {
  const response = await app.inject('/atlas/pictures/0123456789ab/light/7/91/50.webp');

  expect(response.body).toBe('picture');
  expect(response.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

describe('a terrain tile', () => {
  test('has a hash in its URL and is immutable', async () => {
    const response = await app.inject('/atlas/terrain/0123456789ab/3/5/3.webp');

    expect(response.body).toBe('heights');
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  test('is found by its manifest, which is revalidated', async () => {
    const response = await app.inject('/atlas/terrain/terrain.json');

    expect(response.body).toBe('{}');
    expect(response.headers['cache-control']).toBe('no-cache');
  });

  test.each([
    '/atlas/terrain/0123456789ab/3/5/4.webp',
    '/atlas/terrain/heights.bin',
    '/atlas/terrain/../heights.bin',
    '/atlas/terrain/..%2fheights.bin',
  ])('at %s returns an error', async (url) => {
    expectErrorBody(await sendRequest(app, url));
  });
});

test('only the pictures of the map may be loaded by pages of other origins', async () => {
  const policyOf = async (url: string) => (await app.inject(url)).headers['cross-origin-resource-policy'];
  expect(await policyOf('/atlas/pictures/0123456789ab/light/7/91/50.webp')).toBe('cross-origin');
  expect(await policyOf('/atlas/terrain/0123456789ab/3/5/3.webp')).toBe('same-origin');
  expect(await policyOf('/media/photo.jpg')).toBe('same-origin');
});
