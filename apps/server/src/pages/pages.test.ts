import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { ResolvedPage, PageRequest, RenderedPage } from '@cae-map/contract/api/page-renderer';
import { aMapTileset } from '@cae-map/contract/testing/map-tileset';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { StartError } from '../lib/start-error.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { testApp } from '../testing/test-app.ts';
import { unusedDatabase } from '../testing/databases/unused-database.ts';
import { createBusyError } from '../responses/task-queue.ts';
import { findMapTileset } from './find-map-tileset.ts';
import type { RendererPool } from './renderer-pool.ts';
import { loadWebBuild, type WebBuild } from './web-build.ts';

const index =
  '<!doctype html><html lang="ru"><head><!--page-head--></head><body><div id="root"><!--page-body--></div><!--page-data--></body></html>';
const asset = 'console.log("map");'.repeat(50);

/** Renders a page that contains its request. */
function createPage({ path, isCrawler }: PageRequest): RenderedPage {
  const body = `<p>${path} for a ${isCrawler ? 'crawler' : 'visitor'}</p>`;
  return { status: 200, language: 'en', head: '<title>Page</title>', body, data: null };
}

/** Resolves a target as a screen with one query parameter does. */
function resolve(target: string): ResolvedPage {
  const [pathname = '', search] = target.split('?');
  if (pathname === '/de/place/53') return { kind: 'redirect', to: '/', status: 302 };
  const read = new URLSearchParams(search).get('read');
  return { kind: 'page', path: read === null ? pathname : `${pathname}?read=${read}` };
}

vi.mock('./find-map-tileset.ts', { spy: true });
const render = vi.fn<(request: PageRequest) => Promise<RenderedPage>>();
const invalidate = vi.fn();
const close = vi.fn(() => Promise.resolve());
const fakePool: RendererPool = { render, invalidate, close };
let webDir: string;
let webBuild: WebBuild | null;
let app: FastifyInstance;

beforeEach(async () => {
  vi.mocked(findMapTileset).mockReset().mockResolvedValue(aMapTileset);
  render.mockReset().mockImplementation((request) => Promise.resolve(createPage(request)));
  webDir = temporaryFolder();
  mkdirSync(path.join(webDir, 'client', 'assets'), { recursive: true });
  const write = (name: string, contents: string | Buffer) =>
    writeFileSync(path.join(webDir, 'client', name), contents);
  write('index.html', index);
  write('favicon.svg', '<svg/>');
  write('robots.txt', 'of the build');
  write('assets/map-1a2b.js', asset);
  write('assets/map-1a2b.js.br', 'compressed by the build');
  const loaded = await loadWebBuild(webDir, () => undefined);
  webBuild = loaded && { ...loaded, rendering: { resolver: { resolve }, renderer: fakePool } };
  app = await testApp({ database: unusedDatabase, webBuild }, { publicUrl: 'https://map.example.org' });
});
afterEach(() => app.close());

function get(url: string, headers: Record<string, string> = {}) {
  return app.inject({ url, headers: { accept: 'text/html', ...headers } });
}

describe('a page', () => {
  test('is rendered with its canonical path, the public URL and a client', async () => {
    const response = await get('/en/place/53?other=1&read=2');

    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.body).toContain('<html lang="en">');
    expect(response.body).toContain('<title>Page</title>');
    expect(response.body).toContain('<p>/en/place/53?read=2 for a visitor</p>');
    expect(render).toHaveBeenCalledWith({
      path: '/en/place/53?read=2',
      origin: 'https://map.example.org',
      client: expect.objectContaining({ call: expect.any(Function) }),
      isCrawler: false,
      mapTileset: aMapTileset,
      cardBackground: expect.stringContaining(aMapTileset.version),
    });
  });

  test('is rendered with the pictures of the atlas, unless the visitor saves data', async () => {
    const atlasPictures = { hash: '0123456789ab', tiles: { 7: [[50, 91, 92]] } };
    const buildDir = temporaryFolder();
    mkdirSync(path.join(buildDir, 'atlas-pictures'));
    writeFileSync(path.join(buildDir, 'atlas-pictures/pictures.json'), JSON.stringify(atlasPictures));
    const withPictures = await testApp({ database: unusedDatabase, webBuild }, { buildDir });
    onTestFinished(() => withPictures.close());
    for (const headers of [{}, { 'save-data': 'on' }]) {
      const response = await withPictures.inject({
        url: '/place/53',
        headers: { accept: 'text/html', ...headers },
      });
      expect(response.headers.vary).toContain('Save-Data');
    }
    expect(render.mock.calls.map(([request]) => request.atlasPictures)).toEqual([atlasPictures, undefined]);
  });

  test('is rendered without pictures of the atlas when their list is damaged', async () => {
    const buildDir = temporaryFolder();
    mkdirSync(path.join(buildDir, 'atlas-pictures'));
    writeFileSync(path.join(buildDir, 'atlas-pictures/pictures.json'), '{"hash":');
    const withDamage = await testApp({ database: unusedDatabase, webBuild }, { buildDir });
    onTestFinished(() => withDamage.close());
    const response = await withDamage.inject({ url: '/place/53', headers: { accept: 'text/html' } });
    expect(response.statusCode).toBe(200);
    expect(render.mock.calls[0]?.[0].atlasPictures).toBeUndefined();
  });

  test('is redirected to the path that its resolver returns', async () => {
    const response = await get('/de/place/53');

    expect(response.statusCode).toBe(302);
    expect(response.headers).toMatchObject({ location: '/', 'cache-control': 'no-cache' });
    expect(render).not.toHaveBeenCalled();
  });

  test('is rendered once for visitors and once for crawlers until the content changes', async () => {
    const googlebot = { 'user-agent': 'Googlebot/2.1' };
    await get('/place/53');
    await get('/place/53');
    expect((await get('/place/53', googlebot)).body).toContain('for a crawler');
    await get('/place/53', googlebot);
    expect(render).toHaveBeenCalledTimes(2);

    app.lists.invalidate('places');
    expect(invalidate).toHaveBeenCalledOnce();
    await get('/place/53');
    expect(render).toHaveBeenCalledTimes(3);
  });

  test('is rendered once for all values of query parameters that it does not declare', async () => {
    for (const query of ['', '?a=1', '?a=2', `?b=${'x'.repeat(10_000)}`]) await get(`/place/53${query}`);

    expect(render).toHaveBeenCalledOnce();
  });

  test('is not cached when its status is 404', async () => {
    render.mockImplementation((request) => Promise.resolve({ ...createPage(request), status: 404 }));

    expect((await get('/nowhere')).statusCode).toBe(404);
    expect((await get('/nowhere')).statusCode).toBe(404);
    expect(render).toHaveBeenCalledTimes(2);
  });

  test('is not cached when it is rendered without the tiles of the map', async () => {
    vi.mocked(findMapTileset).mockResolvedValueOnce(undefined);

    expect((await get('/place/53')).statusCode).toBe(200);
    await get('/place/53');
    expect(render).toHaveBeenCalledTimes(2);
    expect(render).toHaveBeenLastCalledWith(expect.objectContaining({ mapTileset: aMapTileset }));
  });

  test('is sent in the accepted encoding', async () => {
    const response = await get('/place/53', { 'accept-encoding': 'br' });

    expect(brotliDecompressSync(response.rawPayload).toString()).toContain('/place/53 for a visitor');
  });

  test('returns 304 when the ETag matches', async () => {
    const first = await get('/place/53');
    expect(first.headers['cache-control']).toBe('no-cache');

    const again = await get('/place/53', { 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });
});

describe('a page that cannot be rendered', () => {
  test.each<[string, () => Promise<never>, number, string | undefined]>([
    ['500 after an error', () => Promise.reject(new Error('failed')), 500, undefined],
    ['503 when the queue is full', () => Promise.reject(createBusyError()), 503, '2'],
  ])('is replaced by the uncached shell with status %s', async (_which, fail, status, retryAfter) => {
    render.mockImplementationOnce(fail);
    const response = await get('/place/53');

    expect(response.statusCode).toBe(status);
    expect(response.body).toBe(webBuild?.template.shell);
    expect(response.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' });
    expect(response.headers['retry-after']).toBe(retryAfter);
    expect((await get('/place/53')).body).toContain('for a visitor');
  });

  test.each<[string, (error: Error) => void]>([
    ['the screen handles the error', () => undefined],
    [
      'the renderer fails with another error',
      (error) => {
        throw new Error(`not rendered: ${error.message}`);
      },
    ],
  ])('is replaced by the shell with 503 when a call fails and %s', async (_which, handle) => {
    render.mockImplementationOnce(async (request) => {
      await request.client.call('listPlaces', {}).catch(handle);
      return createPage(request);
    });
    const response = await get('/place/53');

    expect(response.statusCode).toBe(503);
    expect(response.body).toBe(webBuild?.template.shell);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect((await get('/place/53')).statusCode).toBe(200);
  });

  test('is replaced by the shell with 429 when the client exceeds the rate limit', async () => {
    const limited = await testApp({ database: unusedDatabase, webBuild }, { rateLimit: 2 });
    const statuses: number[] = [];
    for (const path of ['/1', '/2', '/3', '/1']) statuses.push((await limited.inject(path)).statusCode);

    expect(statuses).toEqual([200, 200, 429, 200]);
    expect(Number((await limited.inject('/3')).headers['retry-after'])).toBeGreaterThan(0);
    await limited.close();
  });
});

describe('a request', () => {
  test.each(['/v1/nothing', '/v1', '/media/none.webp', '/atlas/none', '/assets/none.js', '/health/none'])(
    'for the unknown path %s gets the JSON error 404',
    async (url) => {
      const response = await get(url);

      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ code: 'not_found' });
      expect(render).not.toHaveBeenCalled();
    },
  );

  test('for a page that does not accept HTML gets the JSON error 404', async () => {
    const response = await get('/place/53', { accept: 'application/json' });

    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'not_found' });
  });

  test('for a path that only begins like the API gets a page', async () => {
    expect((await get('/v1places')).statusCode).toBe(200);
  });
});

describe('a file of the build', () => {
  test('with a hash in its name is immutable and sent in its precompressed encoding', async () => {
    const compressed = await get('/assets/map-1a2b.js', { 'accept-encoding': 'gzip, br' });
    expect(compressed.body).toBe('compressed by the build');
    expect(compressed.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    expect((await get('/assets/map-1a2b.js')).body).toBe(asset);
  });

  test('at the root is served, except the template', async () => {
    expect((await get('/favicon.svg')).body).toBe('<svg/>');
    expect((await get('/index.html')).body).toContain('/index.html for a visitor');
  });

  test('called robots.txt is replaced by the generated one', async () => {
    expect((await get('/robots.txt')).body).toContain('Sitemap: https://map.example.org/sitemap.xml');
  });
});

describe('a page whose URL contains a secret', () => {
  const secretUrls = [
    '/auth/confirm-email?token=s3cret',
    '/en/auth/reset-password?lang=en&token=s3cret',
    '/auth/callback?code=s3cret&state=s3cret',
    '/auth/callback?error=access_denied&state=s3cret',
    '/auth/confirm-email?%74oken=s3cret',
  ];
  const privateHeaders = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

  async function openLogged(build: WebBuild | null) {
    const lines: string[] = [];
    const logStream = { write: (line: string) => void lines.push(line) };
    const dependencies = { database: unusedDatabase, webBuild: build, logStream };
    const logged = await testApp(dependencies, { logLevel: 'trace' });
    onTestFinished(() => logged.close());
    return { lines, send: (url: string) => logged.inject({ url, headers: { accept: 'text/html' } }) };
  }

  test.each(secretUrls)('%s is not stored and not sent as the Referer', async (url) => {
    expect((await get(url)).headers).toMatchObject(privateHeaders);
    // Also after the same page was cached without the secret, and the reverse.
    const [pathname = ''] = url.split('?');
    const others = { 'cache-control': 'no-cache', 'referrer-policy': 'strict-origin-when-cross-origin' };
    expect((await get(pathname)).headers).toMatchObject(others);
    expect((await get(url)).headers).toMatchObject(privateHeaders);
  });

  test('is not stored and not sent as the Referer when it is redirected, fails or is not built', async () => {
    expect((await get('/de/place/53?token=s3cret')).headers).toMatchObject(privateHeaders);
    render.mockRejectedValue(new Error('the renderer failed'));
    const failed = await get('/auth/confirm-email?token=s3cret');
    expect([failed.statusCode, failed.headers]).toEqual([500, expect.objectContaining(privateHeaders)]);
    for (const build of [null, webBuild && { ...webBuild, rendering: null }]) {
      const { send } = await openLogged(build);
      expect((await send('/auth/confirm-email?token=s3cret')).headers).toMatchObject(privateHeaders);
    }
  });

  test('leaves no secret in the log, also when it fails', async () => {
    const { lines, send } = await openLogged(webBuild);
    for (const url of secretUrls) await send(url);
    render.mockImplementation(({ path: target }) => Promise.reject(new Error(`${target} failed`)));
    // Another path, since the pages above are cached.
    for (const url of secretUrls) await send(`/en/other${url}`);
    for (const url of secretUrls) await send(`/v1${url}`);
    const log = lines.join('');
    expect(log).toContain('a page could not be rendered');
    expect(log).not.toContain('s3cret');
  });
});

describe('without', () => {
  test('a web build, every path returns 503 with instructions', async () => {
    const app = await testApp({
      database: unusedDatabase,
      webBuild: await loadWebBuild('/nowhere', () => undefined),
    });
    const response = await app.inject('/place/53');

    expect(response.statusCode).toBe(503);
    expect(response.headers['content-type']).toContain('text/html');
    expect(response.body).toContain('npm start');
    await app.close();
  });

  test('a renderer, every page is the shell with 503 and the error is reported', async () => {
    const errors: unknown[] = [];
    const withoutRenderer = await loadWebBuild(webDir, (error) => errors.push(error));
    const app = await testApp({ database: unusedDatabase, webBuild: withoutRenderer });
    const response = await app.inject('/place/53');

    expect(errors).toHaveLength(1);
    expect(response.statusCode).toBe(503);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(response.body).toBe(withoutRenderer?.template.shell);
    await app.close();
  });

  test('markers in the template, loading the web build fails with a StartError', async () => {
    writeFileSync(path.join(webDir, 'client', 'index.html'), '<html lang="ru">');

    await expect(loadWebBuild(webDir, () => undefined)).rejects.toThrow(StartError);
  });
});
