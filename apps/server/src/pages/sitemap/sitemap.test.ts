import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { people, places } from '../../database/schema.ts';
import { openLoadedDatabase, openTestDatabase } from '../../testing/databases/databases.ts';
import { aContentPerson } from '../../testing/content-records.ts';
import { aPlace } from '../../testing/records.ts';
import { testApp } from '../../testing/test-app.ts';
import { renderSitemap, renderSitemapIndex } from './render-sitemap.ts';

let app: FastifyInstance;

beforeAll(async () => {
  const database = await openLoadedDatabase();
  const { file: _file, ...person } = aContentPerson();
  await database.orm.delete(people);
  await database.orm.insert(people).values({ ...person, seqid: 1 });
  app = await testApp({ database }, { publicUrl: 'https://map.example.org' });
});
afterAll(() => app.close());

const locationsIn = (xml: string): string[] =>
  Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = '']) => url);

async function listPart(name: string): Promise<string[]> {
  return locationsIn((await app.inject(`/sitemaps/${name}.xml`)).body);
}

const inBothLanguages = (paths: readonly string[]): string[] =>
  paths.flatMap((path) => [`https://map.example.org${path}`, `https://map.example.org/en${path}`]);

test('the sitemap is an index of its parts', async () => {
  const response = await app.inject('/sitemap.xml');

  expect(response.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(response.body).toContain('<sitemapindex ');
  expect(locationsIn(response.body)).toEqual(
    ['pages', 'places', 'chapters', 'texts', 'pictures', 'people', 'works', 'days'].map(
      (name) => `https://map.example.org/sitemaps/${name}.xml`,
    ),
  );
});

test('the parts list every place, chapter, text and person in both languages', async () => {
  const read = async <Item>(path: string) => (await app.inject(path)).json<Item[]>();
  const places = await read<{ place_id: number }>('/v1/places/');
  const chapters = await read<{ book_id: number; chapter_id: number }>('/v1/api/books/all/chapters/');
  const texts = await read<{ text_id: number }>('/v1/api/books/all/text_ids');

  expect(await listPart('places')).toEqual(inBothLanguages(places.map(({ place_id: id }) => `/place/${id}`)));
  expect(await listPart('texts')).toEqual(inBothLanguages(texts.map(({ text_id: id }) => `/text/${id}`)));
  expect(await listPart('people')).toEqual(inBothLanguages(['/person/lobzang']));
  expect(await listPart('chapters')).toEqual(
    inBothLanguages(chapters.map(({ book_id: book, chapter_id: id }) => `/book/view/${book}/${id}`)),
  );
  expect(await listPart('pages')).toContain('https://map.example.org/en');
});

test('the part of the days lists the months, and the days with an entry', async () => {
  const days = await listPart('days');

  expect(days).toContain('https://map.example.org/en/days/1925-08');
  expect(days).toContain('https://map.example.org/day/1925-08-26');
  expect(days.length).toBeGreaterThan(200);
});

test('the pages of records have the day of their last change, and the index that of each part', async () => {
  const changed = new Date('2026-11-02T10:00:00Z');
  await app.database.orm.update(places).set({ updated_at: changed });
  app.lists.invalidate('places');
  const { body } = await app.inject('/sitemaps/places.xml');

  expect(body.match(/<lastmod>[^<]*/g)?.every((day) => day === '<lastmod>2026-11-02')).toBe(true);
  expect((await app.inject('/sitemap.xml')).body).toContain(
    '/sitemaps/places.xml</loc><lastmod>2026-11-02</lastmod>',
  );
});

test('an unknown part of the sitemap is not found', async () => {
  expect((await app.inject('/sitemaps/unknown.xml')).statusCode).toBe(404);
});

test('the index has no day for a part without one', () => {
  expect(renderSitemapIndex([{ url: 'https://a.example/sitemaps/people.xml', changedOn: null }])).toContain(
    '<sitemap><loc>https://a.example/sitemaps/people.xml</loc></sitemap>',
  );
});

test('an entry of the sitemap links to both languages', () => {
  const entry = renderSitemap('https://a.example', [{ path: '/place/5', changedOn: '2026-11-02' }])
    .split('\n')
    .find((line) => line.includes('<loc>https://a.example/en/'));

  expect(entry).toBe(
    '<url><loc>https://a.example/en/place/5</loc><lastmod>2026-11-02</lastmod>' +
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

test.each(['/sitemap.xml', '/sitemaps/places.xml', '/robots.txt'])(
  '%s is sent in the accepted encoding',
  async (url) => {
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
  },
);

test.each(['/sitemap.xml', '/sitemaps/places.xml', '/robots.txt'])(
  '%s returns 304 when the ETag matches',
  async (url) => {
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
  },
);

test('the sitemap is cached until a list is invalidated', async () => {
  const { headers } = await app.inject('/sitemaps/places.xml');
  const place = aPlace();
  await app.database.orm.insert(places).values(place);
  expect((await app.inject('/sitemaps/places.xml')).headers.etag).toBe(headers.etag);
  app.lists.invalidate('places');

  expect((await app.inject('/sitemaps/places.xml')).body).toContain(`/place/${place.place_id}<`);
  await app.database.orm.delete(places).where(eq(places.place_id, place.place_id));
  app.lists.invalidate('places');
  expect((await app.inject('/sitemaps/places.xml')).headers.etag).toBe(headers.etag);
});

test.each(['/sitemap.xml', '/sitemaps/days.xml'])(
  '%s returns 503 and robots.txt 200 while the database is unavailable',
  async (url) => {
    const database = await openTestDatabase('embedded');
    const failing = await testApp({ database });
    await database.close();
    const response = await failing.inject(url);

    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toMatch(/^\d+$/);
    expect(response.json()).toEqual({ detail: 'The database does not answer.', code: 'unavailable' });
    expect((await failing.inject('/robots.txt')).statusCode).toBe(200);
  },
);
