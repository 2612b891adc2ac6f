import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { places } from '../database/schema.ts';
import { openLoadedDatabase, openTestDatabase } from '../testing/databases/databases.ts';
import { aPlace } from '../testing/records.ts';
import { testApp } from '../testing/test-app.ts';

const publicUrl = 'https://map.example.org';
const attack = '"><script>alert(1)</script>';
const attacked = aPlace({ title_ru: attack, title_en: attack, notes: `<p>${attack}</p>`, minzoom: 5 });

const buildDir = mkdtempSync(path.join(os.tmpdir(), 'cae-map-embeds-'));
let app: FastifyInstance;

beforeAll(async () => {
  writePictures();
  const database = await openLoadedDatabase();
  await database.orm.insert(places).values(attacked);
  app = await testApp({ database }, { publicUrl, buildDir });
});
afterAll(async () => {
  await app.close();
  rmSync(buildDir, { recursive: true, force: true });
});

/** A build with the list of pictures of all levels. */
function writePictures(): void {
  const rows = (level: number) => Array.from({ length: 2 ** level }, (_, row) => [row, 0, 2 ** level - 1]);
  mkdirSync(path.join(buildDir, 'atlas-pictures'));
  writeFileSync(
    path.join(buildDir, 'atlas-pictures', 'pictures.json'),
    JSON.stringify({
      hash: '0123456789ab',
      tiles: Object.fromEntries([4, 5, 6, 7, 8, 9].map((level) => [level, rows(level)])),
    }),
  );
}

test.each([
  ['/embed/place/53', 'Лех', 'https://map.example.org/place/53'],
  ['/en/embed/place/53', 'Leh', 'https://map.example.org/en/place/53'],
  ['/embed/day/1925-08-27', '27 августа 1925', 'https://map.example.org/place/53#d=1925-08-27'],
  ['/en/embed/route/5/151', 'Darjeeling – ', 'https://map.example.org/en/place/5'],
  ['/embed/route/1925-03-06/1925-08-27', '– Лех', 'https://map.example.org/place/5'],
])('%s is a page with the title %s that opens %s', async (url, title, target) => {
  const { statusCode, headers, body } = await app.inject(url);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(/<h1>([^<]*)/.exec(body)?.[1]).toContain(title);
  expect(body).toContain(`<link rel="canonical" href="${target}">`);
  expect(body).toContain(`<a href="${target}" target="_blank" rel="noopener">`);
  expect(body).toMatch(/<p class="dates">.*\d{4}|<p class="dates">Лех/);
  expect(body).toContain('<path class="other" d="M');
});

test('the map of a stop emphasizes its leg, and that of a stretch its legs', async () => {
  for (const url of ['/embed/place/53', '/embed/route/5/53'])
    expect((await app.inject(url)).body, url).toContain('<path class="leg" d="M');
});

test('an embedded page has no script, sets no cookie and loads pictures of the map from the own server only', async () => {
  const { headers, body } = await app.inject('/embed/place/53');
  expect(body).not.toMatch(/<script|<link rel="stylesheet|<iframe|@import|url\(/);
  expect(headers['set-cookie']).toBeUndefined();
  const sources = [...body.matchAll(/(?:src|srcset)="([^"]*)"/g)].map(([, source = '']) => source);
  expect(sources.length).toBeGreaterThan(3);
  expect(sources.filter((source) => !/^\/atlas\/pictures\/|^data:image\/svg\+xml,/.test(source))).toEqual([]);
});

test('every site may show an embedded page in a frame, and no other page', async () => {
  const { headers } = await app.inject('/embed/place/53');
  expect(headers['x-frame-options']).toBeUndefined();
  expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*frame-ancestors \*(?:;|$)/);
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  for (const url of ['/place/53', '/oembed?url=x', '/v1/places/', '/embedded']) {
    const other = await app.inject(url);
    expect(other.headers['x-frame-options'], url).toBe('SAMEORIGIN');
    expect(other.headers['content-security-policy'], url).toContain("frame-ancestors 'self'");
  }
});

test.each([
  '/embed',
  '/embed/place/999999',
  '/en/embed/place/x',
  '/embed/day/1999-01-01',
  '/embed/route/151/5',
  '/embed/route/5/999999',
])('%s returns a page with status 404 that is not cached', async (url) => {
  const { statusCode, headers, body } = await app.inject(url);
  expect(statusCode).toBe(404);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['x-frame-options']).toBeUndefined();
  expect(body).toContain(url.startsWith('/en') ? 'Nothing here' : 'Здесь ничего нет');
});

test('titles and texts of records are escaped in embedded pages and in the response of oEmbed', async () => {
  const { body } = await app.inject(`/embed/place/${attacked.place_id}`);
  expect(body).toContain('&quot;&gt;&lt;script&gt;');
  expect(body).not.toContain('<script');
  const url = encodeURIComponent(`${publicUrl}/place/${attacked.place_id}`);
  const { html, title } = (await app.inject(`/oembed?url=${url}`)).json<Record<string, string>>();
  expect(title).toBe(attack);
  expect(html).not.toContain('<script');
});

test('a query of an embedded page changes nothing of it', async () => {
  const plain = await app.inject('/embed/place/53');
  const query = await app.inject(`/embed/place/53?title=${encodeURIComponent(attack)}&lang=en&showWelcome`);
  expect(query.body).toBe(plain.body);
  expect(query.headers.etag).toBe(plain.headers.etag);
});

test('an embedded page is compressed, and is not sent again when its ETag matches', async () => {
  const { headers, rawPayload, body } = await app.inject({
    url: '/embed/place/53',
    headers: { 'accept-encoding': 'br' },
  });
  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(rawPayload).toString()).toContain('<h1>');
  expect(body).not.toBe('');
  const again = await app.inject({
    url: '/embed/place/53',
    headers: { 'if-none-match': String(headers.etag) },
  });
  expect(again.statusCode).toBe(304);
  expect(again.headers['x-frame-options']).toBeUndefined();
});

test('a visitor who saves data gets an embedded page without pictures of the map', async () => {
  const { body, headers } = await app.inject({ url: '/embed/place/53', headers: { 'save-data': 'on' } });
  expect(body).not.toContain('<img');
  expect(body).toContain('<path class="leg" d="M');
  expect(headers.vary).toContain('Save-Data');
});

test('an embedded page shows a change of the records', async () => {
  const place = aPlace({ title_ru: 'Новая стоянка' });
  const url = `/embed/place/${place.place_id}`;
  expect((await app.inject(url)).statusCode).toBe(404);
  await app.database.orm.insert(places).values(place);
  app.lists.invalidate('places');
  expect((await app.inject(url)).body).toContain('Новая стоянка');
});

test('oEmbed describes the frame for a page of the product within the limits of the consumer', async () => {
  const url = encodeURIComponent(`${publicUrl}/en/place/53`);
  const response = await app.inject(`/oembed?url=${url}&format=json&maxwidth=400&maxheight=99999`);
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toContain('application/json');
  expect(response.json()).toMatchObject({
    version: '1.0',
    type: 'rich',
    title: 'Leh',
    width: 400,
    height: 420,
    html: expect.stringContaining('<iframe src="https://map.example.org/en/embed/place/53" width="400"'),
  });
});

test.each([
  ['', 404],
  ['?url=https%3A%2F%2Fother.example%2Fplace%2F53', 404],
  [`?url=${encodeURIComponent(`${publicUrl}/place/999999`)}`, 404],
  [`?url=${encodeURIComponent(`${publicUrl}/books`)}`, 404],
  [`?url=${encodeURIComponent(`${publicUrl}/place/53`)}&format=xml`, 501],
])('/oembed%s returns status %i as JSON', async (query, status) => {
  const response = await app.inject(`/oembed${query}`);
  expect(response.statusCode).toBe(status);
  expect(response.json()).toMatchObject({ code: status === 501 ? 'not_implemented' : 'not_found' });
});

test('the rate limit bounds the embedded pages and the responses of oEmbed that are not cached', async () => {
  const limited = await testApp({ database: await openLoadedDatabase() }, { publicUrl, rateLimit: 3 });
  const statusOf = async (url: string) => (await limited.inject(url)).statusCode;
  const oembed = `/oembed?url=${encodeURIComponent(`${publicUrl}/place/53`)}`;
  expect([
    await statusOf('/embed/place/53'),
    await statusOf('/embed/place/60'),
    await statusOf(oembed),
  ]).toEqual([200, 200, 200]);
  expect([await statusOf('/embed/place/61'), await statusOf(oembed)]).toEqual([429, 429]);
  expect(await statusOf('/embed/place/53')).toBe(200);
  await limited.close();
});

test('embedded pages and oEmbed return 503 with Retry-After while the database is unavailable', async () => {
  const database = await openTestDatabase('embedded');
  const failing = await testApp({ database }, { publicUrl });
  await database.close();
  const page = await failing.inject('/embed/place/53');
  expect(page.statusCode).toBe(503);
  expect(page.headers['retry-after']).toMatch(/^\d+$/);
  expect(page.headers['cache-control']).toBe('no-store');
  expect(page.headers['x-frame-options']).toBeUndefined();
  expect(page.body).toContain('Карта временно недоступна');
  const description = await failing.inject(`/oembed?url=${encodeURIComponent(`${publicUrl}/place/53`)}`);
  expect(description.statusCode).toBe(503);
  expect(description.headers['retry-after']).toMatch(/^\d+$/);
  await failing.close();
});
