import { brotliDecompressSync } from 'node:zlib';
import { apiBase, apiCalls } from '@cae-map/contract/api/calls';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '../testing/test-app.ts';
import { unusedDatabase } from '../testing/databases/unused-database.ts';

let app: FastifyInstance;

beforeAll(async () => {
  app = await testApp({ database: unusedDatabase });
});
afterAll(() => app.close());

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly responses: Readonly<Record<string, unknown>>;
}
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

test('the OpenAPI document describes every endpoint and its page loads nothing from other hosts [API-28]', async () => {
  const { paths, openapi } = (await app.inject('/v1/openapi.json')).json<{ paths: Paths; openapi: string }>();

  expect(openapi).toMatch(/^3\.1/);
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => [
      // The library adds the method to the name of a HEAD operation.
      operationId.replace(/-head$/, ''),
      method.toUpperCase(),
      path,
    ]),
  );
  const calls = Object.entries(apiCalls).map(([name, { method, path }]) => [name, method, apiBase + path]);
  expect(described.toSorted()).toEqual(calls.toSorted());

  const page = await app.inject('/v1/docs');
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toContain('text/html');
  const links = Array.from(page.body.matchAll(/(?:src|href)="([^"]+)"/g), ([, link]) => link ?? '');
  expect(links.length).toBeGreaterThan(3);
  for (const link of links) {
    expect(link).toMatch(/^\/v1\/docs\//);
    expect((await app.inject(link)).statusCode).toBe(200);
  }
  // The Content-Security-Policy blocks inline scripts and event handlers.
  expect(page.body).not.toMatch(/<script(?![^>]*\bsrc=)|\son\w+=/);
  expect((await app.inject('/v1/docs/static/swagger-initializer.js')).body).toContain('/v1/openapi.json');
});

test('the OpenAPI document describes parameters and error responses', async () => {
  const { paths } = (await app.inject('/v1/openapi.json')).json<{ paths: Paths }>();
  const call = paths['/v1/api/books/texts_by_place']?.['get'];

  expect(call?.parameters?.map(({ name, in: place }) => `${place} ${name}`)).toEqual([
    'query placeId',
    'query lang',
  ]);
  expect(Object.keys(call?.responses ?? {})).toEqual(['200', '4XX']);
});

const constantPaths = [
  '/v1/openapi.json',
  '/v1/docs',
  '/v1/docs/',
  '/v1/docs/static/swagger-ui.css',
  '/v1/docs/static/swagger-initializer.js',
];

test.each(constantPaths)('%s is compressed and returns 304 when the ETag matches', async (url) => {
  const fresh = await testApp({ database: unusedDatabase });
  const compressed = { url, headers: { 'accept-encoding': 'gzip, br' } };
  const [first, second] = [await fresh.inject(compressed), await fresh.inject(compressed)];
  const plain = await fresh.inject(url);

  for (const response of [first, second]) {
    expect(response.headers).toMatchObject({
      ...fresh.securityHeaders,
      'content-encoding': 'br',
      'content-length': String(response.rawPayload.length),
      'content-type': plain.headers['content-type'],
      'cache-control': 'public, no-cache',
      vary: 'Accept-Encoding',
      etag: plain.headers.etag,
    });
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe(plain.body);
  }
  const again = await fresh.inject({ url, headers: { 'if-none-match': String(plain.headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  await fresh.close();
});

test('documentation requested with a query is not cached', async () => {
  const first = await app.inject('/v1/docs/static/swagger-ui.css?a=1');
  const second = await app.inject('/v1/docs/static/swagger-ui.css?a=1');

  for (const response of [first, second]) {
    expect(response.statusCode).toBe(200);
    // A streamed file; responses from memory have no Last-Modified.
    expect(response.headers['last-modified']).toBeDefined();
  }
});

test('an unknown file of the documentation returns 404', async () => {
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const response = await app.inject('/v1/docs/static/none.js');
    expect(response.statusCode).toBe(404);
    expect(response.headers['cache-control']).toBe('no-store');
  }
});
