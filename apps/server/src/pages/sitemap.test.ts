import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { people, places } from '../database/schema.ts';
import { openLoadedDatabase, openTestDatabase } from '../testing/databases/databases.ts';
import { aContentPerson } from '../testing/content-records.ts';
import { aPlace } from '../testing/records.ts';
import { testApp } from '../testing/test-app.ts';
import { renderSitemap } from './sitemap.ts';

let app: FastifyInstance;

beforeAll(async () => {
  const database = await openLoadedDatabase();
  const { file: _file, ...person } = aContentPerson();
  await database.orm.delete(people);
  await database.orm.insert(people).values({ ...person, seqid: 1 });
  app = await testApp({ database }, { publicUrl: 'https://map.example.org' });
});
afterAll(() => app.close());

test('the sitemap lists every place, chapter, person and written page in both languages', async () => {
  const response = await app.inject('/sitemap.xml');
  const places = (await app.inject('/v1/places/')).json<{ place_id: number }[]>();
  const chapters = (await app.inject('/v1/api/books/all/chapters/')).json<{ chapter_id: number }[]>();

  expect(response.headers['content-type']).toBe('application/xml; charset=utf-8');
  const urls = Array.from(response.body.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url]) => url);
  const paths = [
    '/books',
    '/aboutcae',
    '/about',
    '/guide',
    '/placeslist',
    '/paintings',
    '/sources',
    '/people',
    '/person/lobzang',
    '/voyage',
    '/map3d/cae',
    '/map3d/demo',
    ...places.map(({ place_id: id }) => `/place/${id}`),
    ...chapters.map(({ chapter_id: id }) => `/book/view/1/${id}`),
  ];
  const expected = ['/', '/en', ...paths.flatMap((path) => [path, `/en${path}`])];
  expect(urls.toSorted()).toEqual(expected.map((path) => `https://map.example.org${path}`).toSorted());
});

test('an entry of the sitemap links to both languages', () => {
  const entry = renderSitemap('https://a.example', ['/place/5'])
    .split('\n')
    .find((line) => line.includes('<loc>https://a.example/en/'));

  expect(entry).toBe(
    '<url><loc>https://a.example/en/place/5</loc>' +
      '<xhtml:link rel="alternate" hreflang="ru" href="https://a.example/place/5"/>' +
      '<xhtml:link rel="alternate" hreflang="en" href="https://a.example/en/place/5"/>' +
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://a.example/place/5"/></url>',
  );
});

test('robots.txt allows all paths and contains the URL of the sitemap', async () => {
  const { body } = await app.inject('/robots.txt');

  expect(body).toContain('Allow: /\n');
  expect(body).not.toContain('Disallow');
  expect(body).toContain('Sitemap: https://map.example.org/sitemap.xml');
});

test.each(['/sitemap.xml', '/robots.txt'])('%s is sent in the accepted encoding', async (url) => {
  const [br, gzip, identity] = await Promise.all(
    ['br', 'gzip', 'identity'].map((encoding) =>
      app.inject({ url, headers: { 'accept-encoding': encoding } }),
    ),
  );

  expect(br?.headers['content-encoding']).toBe('br');
  expect(gzip?.headers['content-encoding']).toBe('gzip');
  expect(identity?.headers['content-encoding']).toBeUndefined();
  expect(brotliDecompressSync(br?.rawPayload ?? '').toString()).toBe(identity?.body);
  expect(gunzipSync(gzip?.rawPayload ?? '').toString()).toBe(identity?.body);
});

test.each(['/sitemap.xml', '/robots.txt'])('%s returns 304 when the ETag matches', async (url) => {
  const { headers } = await app.inject(url);
  const again = await app.inject({ url, headers: { 'if-none-match': String(headers.etag) } });

  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
  expect(again.headers).toMatchObject({
    ...app.securityHeaders,
    etag: headers.etag,
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
  });
});

test('the sitemap is cached until a list is invalidated', async () => {
  const { headers } = await app.inject('/sitemap.xml');
  const place = aPlace();
  await app.database.orm.insert(places).values(place);
  expect((await app.inject('/sitemap.xml')).headers.etag).toBe(headers.etag);
  app.lists.invalidate('places');

  expect((await app.inject('/sitemap.xml')).body).toContain(`/place/${place.place_id}<`);
  await app.database.orm.delete(places).where(eq(places.place_id, place.place_id));
  app.lists.invalidate('places');
  expect((await app.inject('/sitemap.xml')).headers.etag).toBe(headers.etag);
});

test('the sitemap returns 503 and robots.txt 200 while the database is unavailable', async () => {
  const database = await openTestDatabase('embedded');
  const failing = await testApp({ database });
  await database.close();
  const response = await failing.inject('/sitemap.xml');

  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toMatch(/^\d+$/);
  expect(response.json()).toEqual({ detail: 'The database does not answer.', code: 'unavailable' });
  expect((await failing.inject('/robots.txt')).statusCode).toBe(200);
});
