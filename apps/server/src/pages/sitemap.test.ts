import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { openLoadedDatabase } from '../testing/databases.ts';
import { testApp } from '../testing/test-app.ts';
import { sitemapOf } from './sitemap.ts';

let app: FastifyInstance;

beforeAll(async () => {
  app = await testApp({ database: await openLoadedDatabase() }, { publicUrl: 'https://map.example.org' });
});
afterAll(() => app.close());

test('the sitemap names every place, chapter and written page in both languages', async () => {
  const response = await app.inject('/sitemap.xml');
  const places = (await app.inject('/v1/places/')).json<{ place_id: number }[]>();
  const chapters = (await app.inject('/v1/api/books/all/chapters/')).json<{ chapter_id: number }[]>();

  expect(response.headers['content-type']).toBe('application/xml; charset=utf-8');
  const addresses = Array.from(response.body.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address]) => address);
  const paths = [
    '/books',
    '/aboutcae',
    '/about',
    '/guide',
    '/placeslist',
    ...places.map(({ place_id: id }) => `/place/${id}`),
    ...chapters.map(({ chapter_id: id }) => `/book/view/1/${id}`),
  ];
  const expected = ['/', '/en', ...paths.flatMap((path) => [path, `/en${path}`])];
  expect(addresses.toSorted()).toEqual(expected.map((path) => `https://map.example.org${path}`).toSorted());
});

test('an entry links its page to both languages', () => {
  const entry = sitemapOf('https://a.example', ['/place/5'])
    .split('\n')
    .find((line) => line.includes('<loc>https://a.example/en/'));

  expect(entry).toBe(
    '<url><loc>https://a.example/en/place/5</loc>' +
      '<xhtml:link rel="alternate" hreflang="ru" href="https://a.example/place/5"/>' +
      '<xhtml:link rel="alternate" hreflang="en" href="https://a.example/en/place/5"/>' +
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://a.example/place/5"/></url>',
  );
});

test('crawlers may read everything and are told where the sitemap is', async () => {
  const { body } = await app.inject('/robots.txt');

  expect(body).toContain('Allow: /\n');
  expect(body).not.toContain('Disallow');
  expect(body).toContain('Sitemap: https://map.example.org/sitemap.xml');
});
