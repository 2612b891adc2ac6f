import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PageRequest, RenderedPage, ResolvedPage } from '@cae-map/contract/api/page-renderer';
import { splitTwinPath } from '@cae-map/contract/api/twin-formats';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { RequestError } from '../responses/request-error.ts';
import { unusedDatabase } from '../testing/databases/unused-database.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { testApp } from '../testing/test-app.ts';
import type { RendererPool } from './renderer-pool.ts';
import { loadWebBuild, type WebBuild } from './web-build.ts';

const index =
  '<!doctype html><html lang="ru"><head><!--page-head--></head><body><!--page-body--><!--page-data--></body></html>';
const none = { language: 'en', head: '', body: '', data: null };
const found: RenderedPage = {
  ...none,
  status: 200,
  links: '<https://map.example.org/text/5>; rel="describes"',
  twin: { contentType: 'application/json; charset=utf-8', text: '{"title":"Leh"}' },
};

const render = vi.fn<(request: PageRequest) => Promise<RenderedPage>>();
const pool: RendererPool = { render, invalidate: () => undefined, close: () => Promise.resolve() };
let webBuild: WebBuild | null;
let app: FastifyInstance;

function resolve(target: string): ResolvedPage {
  return { kind: 'page', path: target, ...(splitTwinPath(target) === null ? {} : { isTwin: true }) };
}

beforeEach(async () => {
  render.mockReset().mockResolvedValue(found);
  const webDir = temporaryFolder();
  mkdirSync(path.join(webDir, 'client', 'assets'), { recursive: true });
  writeFileSync(path.join(webDir, 'client', 'index.html'), index);
  const loaded = await loadWebBuild(webDir, () => undefined);
  webBuild = loaded && { ...loaded, rendering: { resolver: { resolve }, renderer: pool } };
  app = await testApp({ database: unusedDatabase, webBuild });
});
afterEach(() => app.close());

test('a twin is sent as what it is, with its links, and is not indexed', async () => {
  const response = await app.inject({ url: '/text/5.json', headers: { accept: 'application/json' } });
  expect(response.statusCode).toBe(200);
  expect(response.body).toBe('{"title":"Leh"}');
  expect(response.headers).toMatchObject({
    ...app.securityHeaders,
    'content-type': 'application/json; charset=utf-8',
    'x-robots-tag': 'noindex',
    link: found.links,
  });
});

test('a page is sent with its links', async () => {
  render.mockResolvedValue({
    ...none,
    status: 200,
    links: '<https://map.example.org/text/5>; rel="cite-as"',
  });
  const { headers } = await app.inject({ url: '/text/5', headers: { accept: 'text/html' } });
  expect(headers.link).toBe('<https://map.example.org/text/5>; rel="cite-as"');
});

test('a twin is rendered once for visitors and crawlers until the content changes', async () => {
  await app.inject('/text/5.json');
  await app.inject({ url: '/text/5.json', headers: { 'user-agent': 'Googlebot/2.1' } });
  expect(render).toHaveBeenCalledOnce();
  app.lists.invalidate('texts');
  await app.inject('/text/5.json');
  expect(render).toHaveBeenCalledTimes(2);
});

test.each([
  [404, 'not_found'],
  [410, 'gone'],
] as const)(
  'a twin of a record with the status %i gets the JSON error %s and is not cached',
  async (status, code) => {
    render.mockResolvedValue({ ...none, status });
    for (const attempt of [1, 2]) {
      const response = await app.inject('/text/5.json');
      expect(response.statusCode, `request ${attempt}`).toBe(status);
      expect(response.json()).toMatchObject({ code });
      expect(response.headers['cache-control']).toBe('no-store');
    }
    expect(render).toHaveBeenCalledTimes(2);
  },
);

test('a twin gets the JSON error 503 with Retry-After while the database is unavailable', async () => {
  render.mockRejectedValue(new RequestError('unavailable', 'The database does not answer.'));
  const response = await app.inject('/text/5.json');
  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toMatch(/^\d+$/);
  expect(response.json()).toEqual({ detail: 'The database does not answer.', code: 'unavailable' });
});

test('a twin that is not cached counts towards the rate limit', async () => {
  const limited = await testApp({ database: unusedDatabase, webBuild }, { rateLimit: 1 });
  onTestFinished(() => limited.close());
  expect((await limited.inject('/text/5.json')).statusCode).toBe(200);
  expect((await limited.inject('/text/5.json')).statusCode).toBe(200);
  const response = await limited.inject('/text/6.json');
  expect(response.statusCode).toBe(429);
  expect(response.json()).toMatchObject({ code: 'too_many_requests' });
});
