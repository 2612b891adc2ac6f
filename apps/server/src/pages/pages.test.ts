import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { PageRequest, RenderedPage } from '@cae-map/contract/api/page-renderer';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { StartError } from '../lib/start-error.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { testApp } from '../testing/test-app.ts';
import { unusedDatabase } from '../testing/unused-database.ts';
import { loadWebBuild, type WebBuild } from './web-build.ts';

const index =
  '<!doctype html><html lang="ru"><head><!--page-head--></head><body><div id="root"><!--page-body--></div><!--page-data--></body></html>';
const asset = 'console.log("map");'.repeat(50);

/** A page that says how it was asked for. */
function pageOf({ path: address, isCrawler }: PageRequest): RenderedPage {
  const body = `<p>${address} for a ${isCrawler ? 'crawler' : 'visitor'}</p>`;
  return { status: 200, language: 'en', head: '<title>Page</title>', body, data: null };
}

const render = vi.fn<(request: PageRequest) => Promise<RenderedPage>>();
let webDir: string;
let webBuild: WebBuild | null;
let app: FastifyInstance;

beforeEach(async () => {
  render.mockReset().mockImplementation((request) => Promise.resolve(pageOf(request)));
  webDir = temporaryFolder();
  mkdirSync(path.join(webDir, 'client', 'assets'), { recursive: true });
  const write = (name: string, contents: string | Buffer) =>
    writeFileSync(path.join(webDir, 'client', name), contents);
  write('index.html', index);
  write('favicon.svg', '<svg/>');
  write('robots.txt', 'of the build');
  write('assets/map-1a2b.js', asset);
  write('assets/map-1a2b.js.br', 'ready compressed');
  const loaded = await loadWebBuild(webDir, () => undefined);
  webBuild = loaded && { ...loaded, renderer: { render } };
  app = await testApp({ database: unusedDatabase, webBuild }, { publicUrl: 'https://map.example.org' });
});
afterEach(() => app.close());

function get(url: string, headers: Record<string, string> = {}) {
  return app.inject({ url, headers: { accept: 'text/html', ...headers } });
}

describe('a page', () => {
  test('is rendered for its address with a client and the public address', async () => {
    const response = await get('/en/place/53?a=1');

    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.body).toContain('<html lang="en">');
    expect(response.body).toContain('<title>Page</title>');
    expect(response.body).toContain('<p>/en/place/53?a=1 for a visitor</p>');
    expect(render).toHaveBeenCalledWith({
      path: '/en/place/53?a=1',
      origin: 'https://map.example.org',
      client: expect.objectContaining({ call: expect.any(Function) }),
      isCrawler: false,
    });
  });

  test('has the status that the renderer gives', async () => {
    render.mockImplementation((request) => Promise.resolve({ ...pageOf(request), status: 404 }));

    expect((await get('/nowhere')).statusCode).toBe(404);
    expect((await get('/nowhere')).statusCode).toBe(404);
  });

  test('may send elsewhere', async () => {
    render.mockImplementation((request) =>
      Promise.resolve({ ...pageOf(request), status: 302, redirect: '/' }),
    );
    const response = await get('/de/place/53');

    expect(response.statusCode).toBe(302);
    expect(response.headers.location).toBe('/');
  });

  test('is rendered once for visitors and once for crawlers, until the content changes', async () => {
    const googlebot = { 'user-agent': 'Googlebot/2.1' };
    await get('/place/53');
    await get('/place/53');
    expect((await get('/place/53', googlebot)).body).toContain('for a crawler');
    await get('/place/53', googlebot);
    expect(render).toHaveBeenCalledTimes(2);

    app.lists.invalidate('listPlaces');
    await get('/place/53');
    expect(render).toHaveBeenCalledTimes(3);
  });

  test('is asked about again each time, and compressed', async () => {
    const first = await get('/place/53', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(first.rawPayload).toString()).toContain('/place/53 for a visitor');
    expect(first.headers['cache-control']).toBe('no-cache');

    const again = await get('/place/53', { 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  test('that cannot be rendered is sent bare, and tried anew', async () => {
    render.mockRejectedValueOnce(new Error('a fault'));
    const bare = await get('/place/53');

    expect(bare.statusCode).toBe(200);
    expect(bare.body).toBe(webBuild?.template.bare);
    expect((await get('/place/53')).body).toContain('for a visitor');
  });

  test.each(['/v1/nothing', '/v1', '/media/none.webp', '/atlas/none', '/assets/none.js', '/health/none'])(
    'does not stand at %s',
    async (url) => {
      const response = await get(url);

      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ code: 'not_found' });
      expect(render).not.toHaveBeenCalled();
    },
  );

  test('is not sent to who wants something else', async () => {
    const response = await get('/place/53', { accept: 'application/json' });

    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'not_found' });
    expect((await get('/v1places')).statusCode).toBe(200);
  });
});

describe('files of the build', () => {
  test('with a digest in their name are kept for good, compressed at build', async () => {
    const compressed = await get('/assets/map-1a2b.js', { 'accept-encoding': 'gzip, br' });
    expect(compressed.body).toBe('ready compressed');
    expect(compressed.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    expect((await get('/assets/map-1a2b.js')).body).toBe(asset);
  });

  test('at the root are served, the template is not', async () => {
    expect((await get('/favicon.svg')).body).toBe('<svg/>');
    expect((await get('/index.html')).body).toContain('/index.html for a visitor');
  });

  test('give way to the lists for crawlers', async () => {
    expect((await get('/robots.txt')).body).toContain('Sitemap: https://map.example.org/sitemap.xml');
  });
});

describe('without a build', () => {
  test('every address says what to do', async () => {
    const bare = await testApp({
      database: unusedDatabase,
      webBuild: await loadWebBuild('/nowhere', () => undefined),
    });
    const response = await bare.inject('/place/53');

    expect(response.statusCode).toBe(503);
    expect(response.headers['content-type']).toContain('text/html');
    expect(response.body).toContain('npm start');
    await bare.close();
  });

  test('of the renderer pages are sent bare', async () => {
    const faults: unknown[] = [];
    const withoutRenderer = await loadWebBuild(webDir, (error) => faults.push(error));
    const bare = await testApp({ database: unusedDatabase, webBuild: withoutRenderer });

    expect(faults).toHaveLength(1);
    expect((await bare.inject('/place/53')).body).toBe(withoutRenderer?.template.bare);
    await bare.close();
  });

  test('a renderer is loaded from the build', async () => {
    mkdirSync(path.join(webDir, 'renderer'));
    const source = 'export const createPageRenderer = () => ({ render: async () => "rendered" });';
    writeFileSync(path.join(webDir, 'renderer', 'renderer.js'), source);
    writeFileSync(path.join(webDir, 'renderer', 'package.json'), '{"type":"module"}');
    const build = await loadWebBuild(webDir, (error) => {
      throw error;
    });

    expect(
      await build?.renderer?.render({
        path: '/',
        origin: '',
        client: { call: () => Promise.reject(new Error()) },
        isCrawler: false,
      }),
    ).toBe('rendered');
  });

  test('a page without markers stops the start', async () => {
    writeFileSync(path.join(webDir, 'client', 'index.html'), '<html lang="ru">');

    await expect(loadWebBuild(webDir, () => undefined)).rejects.toThrow(StartError);
  });
});
