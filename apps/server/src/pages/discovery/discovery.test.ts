import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { openTestDatabase } from '../../testing/databases/databases.ts';
import { testApp } from '../../testing/test-app.ts';
import { renderOpenSearch } from './open-search.ts';
import { renderSecurityText } from './security-text.ts';

const publicUrl = 'https://map.example.org';
const contact = { email: 'map@example.org', source: 'https://git.example.org/cae-map' };
let app: FastifyInstance;

beforeAll(async () => {
  const database = await openTestDatabase('embedded');
  app = await testApp({ database }, { publicUrl, contact });
  // None of the files needs the database.
  await database.close();
});
afterAll(() => app.close());

test.each([
  ['/opensearch.xml', 'ru', 'https://map.example.org/search?q={searchTerms}'],
  ['/en/opensearch.xml', 'en', 'https://map.example.org/en/search?q={searchTerms}'],
])('%s describes the search of the pages in %s', async (url, language, template) => {
  const { statusCode, headers, body } = await app.inject(url);

  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('application/opensearchdescription+xml; charset=utf-8');
  expect(body).toContain(`<Url type="text/html" template="${template}"/>`);
  expect(body).toContain(`rel="self" template="${publicUrl}${url}"/>`);
  expect(body).toContain(`<Language>${language}</Language>`);
});

test.each(['ru', 'en'] as const)(
  'the names of the search in %s keep to the limits of the format',
  (language) => {
    const xml = renderOpenSearch(publicUrl, language);
    const textOf = (element: string) => new RegExp(`<${element}>([^<]+)</${element}>`).exec(xml)?.[1] ?? '';

    for (const [element, limit] of [
      ['ShortName', 16],
      ['LongName', 48],
      ['Description', 1024],
    ] as const) {
      expect(textOf(element).length).toBeGreaterThan(0);
      expect(textOf(element).length).toBeLessThanOrEqual(limit);
    }
  },
);

test('the public URL is escaped in the description of the search', () => {
  expect(renderOpenSearch('https://a.example/"<&', 'en')).toContain(
    'template="https://a.example/&quot;&lt;&amp;/en/search',
  );
});

test('security.txt names the contacts, its expiry and its address', async () => {
  const { statusCode, headers, body } = await app.inject('/.well-known/security.txt');

  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toMatch(
    /^Contact: mailto:map@example\.org\nContact: https:\/\/git\.example\.org\/cae-map\nExpires: \d{4}-\d\d-\d\dT00:00:00Z\nPreferred-Languages: ru, en\nCanonical: https:\/\/map\.example\.org\/\.well-known\/security\.txt\n$/,
  );
});

test('security.txt expires 180 days after the day of the request', () => {
  const expiryAt = (now: string) =>
    /^Expires: (.+)$/m.exec(
      renderSecurityText({ contact, origin: publicUrl, now: new Date(now) }) ?? '',
    )?.[1];

  expect(expiryAt('2026-11-29T00:00:00Z')).toBe('2027-05-28T00:00:00Z');
  expect(expiryAt('2026-11-29T23:59:59Z')).toBe('2027-05-28T00:00:00Z');
  expect(expiryAt('2026-11-30T00:00:00Z')).toBe('2027-05-29T00:00:00Z');
});

test('security.txt escapes the address, and has no canonical URL without TLS', () => {
  const text = renderSecurityText({
    contact: { email: "o'neil+map%a?b@example.org", source: null },
    origin: 'http://127.0.0.1:3000',
    now: new Date('2026-11-29T12:00:00Z'),
  });

  expect(text).toContain("Contact: mailto:o'neil%2Bmap%25a%3Fb@example.org\n");
  expect(text).not.toContain('Canonical');
});

test('security.txt is not found without a contact', async () => {
  const database = await openTestDatabase('embedded');
  const silent = await testApp({ database }, { publicUrl, contact: { email: null, source: null } });
  const response = await silent.inject('/.well-known/security.txt');
  await silent.close();

  expect(response.statusCode).toBe(404);
});

test.each(['/opensearch.xml', '/.well-known/security.txt'])(
  '%s returns 304 when the ETag matches',
  async (url) => {
    const { headers } = await app.inject(url);
    const again = await app.inject({ url, headers: { 'if-none-match': String(headers.etag) } });

    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  },
);
