import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { testApp } from '../../testing/test-app.ts';
import { unusedDatabase } from '../../testing/databases/unused-database.ts';

let app: FastifyInstance;
let own: string;
let shipped: string;
let outside: string;

beforeEach(async () => {
  const dataDir = temporaryFolder();
  const contentDir = temporaryFolder();
  own = path.join(dataDir, 'tracks');
  shipped = path.join(contentDir, 'tracks');
  outside = temporaryFolder();
  for (const folder of [own, shipped]) mkdirSync(folder);
  // The database fails on every use: these endpoints need none.
  app = await testApp({ database: unusedDatabase }, { dataDir, contentDir });
});
afterEach(() => app.close());

const get = (name: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/v1/api/tracks/${name}`, headers });

describe('GET /api/tracks/', () => {
  test('lists the track files of the operator and of the content once each, by name', async () => {
    writeFileSync(path.join(shipped, 'b.gpx'), 'shipped');
    writeFileSync(path.join(own, 'b.gpx'), 'the own one');
    writeFileSync(path.join(own, 'a.KML'), 'a');
    writeFileSync(path.join(own, 'README.md'), 'no track');
    writeFileSync(path.join(own, '.hidden.gpx'), 'hidden');
    mkdirSync(path.join(own, 'folder.gpx'));

    const response = await get('');

    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual([
      { filename: 'a.KML', bytes: 1 },
      { filename: 'b.gpx', bytes: 11 },
    ]);
  });

  test('lists a file that was added after the start', async () => {
    expect((await get('')).json()).toEqual([]);
    writeFileSync(path.join(own, 'new.gpx'), '');
    expect((await get('')).json()).toHaveLength(1);
  });

  test('returns an empty list without the folders', async () => {
    const bare = await testApp({ database: unusedDatabase }, { contentDir: outside });
    expect((await bare.inject('/v1/api/tracks/')).json()).toEqual([]);
    await bare.close();
  });
});

describe('GET /api/tracks/{filename}', () => {
  test.each([
    ['gpx', 'application/gpx+xml'],
    ['kml', 'application/vnd.google-earth.kml+xml'],
    ['kmz', 'application/vnd.google-earth.kmz'],
    ['tcx', 'application/vnd.garmin.tcx+xml'],
    ['geojson', 'application/geo+json'],
  ])('returns a file with the type of %s as a download [API-25, TRK-2]', async (extension, type) => {
    const name = `Перевал Суюк.${extension}`;
    writeFileSync(path.join(own, name), 'a track');

    const response = await get(encodeURIComponent(name));

    expect(response.statusCode).toBe(200);
    expect(response.body).toBe('a track');
    expect(response.headers['content-type']).toBe(type);
    expect(response.headers['content-disposition']).toContain('attachment');
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  });

  test('returns 304 for an unchanged file, and a changed one whole', async () => {
    const file = path.join(shipped, 'a.gpx');
    writeFileSync(file, 'first');
    const { etag, 'cache-control': cacheControl } = (await get('a.gpx')).headers;

    expect(cacheControl).toBe('public, no-cache');
    expect((await get('a.gpx', { 'if-none-match': String(etag) })).statusCode).toBe(304);
    writeFileSync(file, 'the second');
    expect((await get('a.gpx', { 'if-none-match': String(etag) })).body).toBe('the second');
  });

  test.each([
    'none.gpx',
    '..%2Fsecret.gpx',
    '..%5Csecret.gpx',
    '%2e%2e%2fsecret.gpx',
    '..%252Fsecret.gpx',
    '%2Fetc%2Fpasswd',
    'README.md',
    '.hidden.gpx',
    'folder.gpx',
    'C%3Asecret.gpx',
    '%FF.gpx',
  ])('returns no file for %s', async (name) => {
    writeFileSync(path.join(own, '..', 'secret.gpx'), 'secret');
    writeFileSync(path.join(own, '.hidden.gpx'), 'hidden');
    writeFileSync(path.join(own, 'README.md'), 'no track');
    mkdirSync(path.join(own, 'folder.gpx'));

    const response = await get(name);

    expect([400, 404]).toContain(response.statusCode);
    expect(Object.keys(response.json())).toEqual(['detail', 'code']);
  });

  test.each(['%00.gpx', 'a%00.gpx', '%0A.gpx'])('returns 422 for the name %s', async (name) => {
    const response = await get(name);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ code: 'invalid_request' });
  });

  test('returns 404 for a name that is too long for the file system', async () => {
    expect((await get(`${'%D0%9F'.repeat(200)}.gpx`)).statusCode).toBe(404);
  });

  test('returns 404 for a symbolic link out of the folder, and follows one within it', async () => {
    writeFileSync(path.join(outside, 'secret.gpx'), 'secret');
    symlinkSync(path.join(outside, 'secret.gpx'), path.join(own, 'link.gpx'));
    writeFileSync(path.join(own, 'real.gpx'), 'real');
    symlinkSync('real.gpx', path.join(own, 'alias.gpx'));

    expect((await get('link.gpx')).statusCode).toBe(404);
    expect((await get('alias.gpx')).body).toBe('real');
    expect((await get('')).json()).toHaveLength(2);
  });

  test('returns 404 for a file that is larger than browsers accept', async () => {
    const file = path.join(own, 'large.gpx');
    writeFileSync(file, '');
    truncateSync(file, 50 * 1024 * 1024 + 1);
    expect((await get('large.gpx')).statusCode).toBe(404);
    truncateSync(file, 50 * 1024 * 1024);
    expect((await app.inject({ url: '/v1/api/tracks/large.gpx', method: 'HEAD' })).statusCode).toBe(200);
  });

  test('returns 429 above the limit of a client', async () => {
    const limited = await testApp({ database: unusedDatabase }, { rateLimit: 2 });
    const statuses: number[] = [];
    for (let count = 0; count < 3; count += 1)
      statuses.push((await limited.inject('/v1/api/tracks/a.gpx')).statusCode);
    expect(statuses).toEqual([404, 404, 429]);
    await limited.close();
  });
});
