import { errorBodySchema } from '@cae-map/contract/error-body';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { readSettings, type Settings } from '../../settings.ts';
import { png, startProvider, upstreamOf, type Provider } from '../../testing/requests/provider.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { testApp } from '../../testing/test-app.ts';
import { unusedDatabase } from '../../testing/databases/unused-database.ts';
import type { UpstreamOptions } from '../../upstream/upstream.ts';

/** OpenStreetMap through the server is offered in China only. */
const inChina = { headers: { 'x-country': 'CN' } };
const osm = '/v1/tiles/OsC/3/5/2';
const yandex = '/v1/tiles/Yst/3/5/2?lang=ru';

let provider: Provider;
beforeEach(async () => {
  provider = await startProvider();
});

interface Options {
  readonly settings?: Partial<Settings>;
  readonly upstream?: Partial<UpstreamOptions>;
}

/** The application with keys of Yandex, Azure and Mapbox; its requests to all providers reach the local one. */
async function openApp({ settings = {}, upstream = {} }: Options = {}): Promise<FastifyInstance> {
  const { layerAccess } = readSettings({
    YANDEX_MAPS_KEY: 'secret-key',
    AZURE_MAPS_KEY: 'secret-key',
    MAPBOX_TOKEN: 'pk.0123456789',
  });
  const app = await testApp(
    // Every query of this database fails.
    { database: unusedDatabase, upstream: upstreamOf(provider, upstream) },
    {
      dataDir: temporaryFolder(),
      layerAccess,
      trustedProxies: ['127.0.0.1'],
      countryHeader: 'x-country',
      ...settings,
    },
  );
  onTestFinished(() => app.close());
  return app;
}

function respondWith(
  status: number,
  headers: Record<string, string> = {},
  body: Buffer | string = png,
): void {
  provider.respond = (response) =>
    void response.writeHead(status, { 'content-type': 'image/png', ...headers }).end(body);
}

function passTime(milliseconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds });
  onTestFinished(() => void vi.useRealTimers());
}

const day = 24 * 60 * 60 * 1000;

describe('GET /tiles/{code}/{z}/{x}/{y}', () => {
  test('returns the tile of the provider, and 304 when the ETag matches', async () => {
    const app = await openApp();

    const response = await app.inject({ url: osm, ...inChina });

    expect(response.statusCode).toBe(200);
    expect(response.rawPayload).toEqual(png);
    expect(response.headers).toMatchObject({
      ...app.securityHeaders,
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
    });
    expect(provider.requests.map(({ url }) => url)).toEqual(['/3/5/2.png']);
    const headers = { ...inChina.headers, 'if-none-match': String(response.headers.etag) };
    expect((await app.inject({ url: osm, headers })).statusCode).toBe(304);
  });

  test('sends the key and the language to the provider, and nothing of the client', async () => {
    const app = await openApp();

    await app.inject({
      url: yandex,
      headers: { cookie: 'a=b', referer: 'https://a.example', 'user-agent': 'X' },
    });

    const [received] = provider.requests;
    expect(received?.url).toContain('lang=ru_RU');
    expect(received?.url).toContain('apikey=secret-key');
    expect(Object.keys(received?.headers ?? {}).toSorted()).toEqual(
      ['accept', 'accept-encoding', 'connection', 'host', 'user-agent'].toSorted(),
    );
    expect(received?.headers['user-agent']).toBe('CAE-Map (+https://map.example)');
  });

  test('returns the tile of the second source of a layer', async () => {
    const app = await openApp();
    const statuses = [];
    for (const part of [0, 1, 2])
      statuses.push((await app.inject(`/v1/tiles/AZhyb/3/5/2?part=${part}`)).statusCode);

    expect(statuses).toEqual([200, 200, 422]);
    expect(provider.requests.map(({ url }) => /tilesetId=([\w.]+)/.exec(url)?.[1])).toEqual([
      'microsoft.imagery',
      'microsoft.base.hybrid.road',
    ]);
  });

  test.each([
    ['a layer that is not in the catalogue', '/v1/tiles/none/3/5/2', 404],
    ['a layer that browsers request themselves', '/v1/tiles/Os/3/5/2', 404],
    ['a layer with a public key', '/v1/tiles/MBst/3/5/2', 404],
    ['a layer without its key', '/v1/tiles/Gr/3/5/2', 404],
    ['the built-in map', '/v1/tiles/A/3/5/2', 404],
    ['a name of the prototype', '/v1/tiles/valueOf/3/5/2', 404],
    ['a zoom that the layer does not have', '/v1/tiles/OsC/20/5/2', 404],
    ['a column outside of the grid', '/v1/tiles/OsC/3/8/2', 404],
    ['a row outside of the grid', '/v1/tiles/OsC/3/5/8', 404],
    ['a part that the layer does not have', '/v1/tiles/OsC/3/5/2?part=1', 404],
    ['a negative row', '/v1/tiles/OsC/3/5/-1', 422],
    ['a fraction', '/v1/tiles/OsC/3/5/2.5', 422],
    ['an exponent', '/v1/tiles/OsC/3/5/1e0', 422],
    ['a file extension', '/v1/tiles/OsC/3/5/2.png', 422],
    ['an encoded path', '/v1/tiles/OsC/3/5/..%2f..%2fsecret', 422],
    ['an encoded host', '/v1/tiles/OsC/3/5/2%40evil.example', 422],
    ['an encoded code', '/v1/tiles/..%2fOsC/3/5/2', 404],
    ['another language', '/v1/tiles/OsC/3/5/2?lang=fr', 422],
  ])('rejects %s without a request to a provider', async (_what, url, status) => {
    const app = await openApp();

    const response = await app.inject({ url, ...inChina });

    expect(response.statusCode).toBe(status);
    expect(errorBodySchema.parse(response.json()).code).toBe(
      status === 404 ? 'not_found' : 'invalid_request',
    );
    expect(provider.requests).toEqual([]);
  });

  test('returns 403 in a country in which the layer is not offered', async () => {
    const app = await openApp();
    const response = await app.inject({ url: osm, headers: { 'x-country': 'RU' } });

    expect([response.statusCode, response.json().code]).toEqual([403, 'forbidden']);
    expect(provider.requests).toEqual([]);
  });

  test('returns 404 for every layer with ONLINE_MAPS=never', async () => {
    const app = await openApp({ settings: { onlineMaps: 'never' } });
    expect((await app.inject({ url: osm, ...inChina })).statusCode).toBe(404);
    expect(provider.requests).toEqual([]);
  });

  test.each([
    ['status 403', 502, 'upstream_failed', () => respondWith(403)],
    ['status 404', 404, 'not_found', () => respondWith(404)],
    ['status 500', 502, 'upstream_failed', () => respondWith(500)],
    ['status 429', 502, 'upstream_failed', () => respondWith(429)],
    ['HTML', 502, 'upstream_failed', () => respondWith(200, { 'content-type': 'text/html' }, '<p>')],
    ['SVG', 502, 'upstream_failed', () => respondWith(200, { 'content-type': 'image/svg+xml' }, '<svg/>')],
    ['a compressed image', 502, 'upstream_failed', () => respondWith(200, { 'content-encoding': 'gzip' })],
    ['an empty image', 502, 'upstream_failed', () => respondWith(200, {}, '')],
    ['20 MB', 502, 'upstream_failed', () => respondWith(200, {}, Buffer.alloc(20_000_000))],
    [
      'a redirect to another host',
      502,
      'upstream_failed',
      () => respondWith(302, { location: 'http://10.0.0.1/' }),
    ],
    [
      'half a tile',
      502,
      'upstream_failed',
      () =>
        (provider.respond = (response) => {
          response.writeHead(200, { 'content-type': 'image/png', 'content-length': png.length });
          response.write(png.subarray(0, 30), () => response.destroy());
        }),
    ],
    ['nothing', 504, 'upstream_timeout', () => (provider.respond = () => undefined)],
  ])('of a provider that responds with %s returns %i and the code %s', async (_what, status, code, fail) => {
    // Only the provider that does not respond is waited for.
    const app = await openApp({ upstream: { timeout: code === 'upstream_timeout' ? 100 : 10_000 } });
    fail();

    const response = await app.inject(yandex);

    expect(response.statusCode).toBe(status);
    expect(errorBodySchema.parse(response.json()).code).toBe(code);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.body).not.toContain('secret-key');
    // A failure is not stored.
    respondWith(200);
    expect((await app.inject(yandex)).statusCode).toBe(200);
  });

  test('fetches a tile that several clients request at once only once', async () => {
    const app = await openApp();
    const responding = new Promise<() => void>((resolve) => {
      provider.respond = (response) =>
        resolve(() => response.writeHead(200, { 'content-type': 'image/png' }).end(png));
    });
    const responses = Array.from({ length: 5 }, () => app.inject({ url: osm, ...inChina }));
    (await responding)();

    expect((await Promise.all(responses)).map(({ statusCode }) => statusCode)).toEqual([
      200, 200, 200, 200, 200,
    ]);
    expect(provider.requests).toHaveLength(1);
  });

  test('requests at most eight tiles of one provider at once, and those of another one meanwhile', async () => {
    const app = await openApp();
    const pending: (() => void)[] = [];
    provider.respond = (response, { url }) => {
      const send = () => void response.writeHead(200, { 'content-type': 'image/png' }).end(png);
      if (url.startsWith('/v1/tiles/')) send();
      else pending.push(send);
    };
    const responses = Array.from({ length: 10 }, (_, x) =>
      app.inject({ url: `/v1/tiles/OsC/4/${x}/0`, ...inChina }),
    );
    await vi.waitFor(() => expect(pending).toHaveLength(8));
    expect((await app.inject(yandex)).statusCode).toBe(200);
    expect(pending).toHaveLength(8);

    pending.splice(0).forEach((send) => send());
    await vi.waitFor(() => expect(pending).toHaveLength(2));
    pending.forEach((send) => send());
    expect((await Promise.all(responses)).every(({ statusCode }) => statusCode === 200)).toBe(true);
  });

  test('counts tiles that are fetched towards a limit of their own', async () => {
    const app = await openApp({ settings: { rateLimit: 1 } });
    const statusOf = async (x: number) =>
      (await app.inject({ url: `/v1/tiles/OsC/3/${x}/0`, ...inChina })).statusCode;
    const statuses: number[] = [];
    for (const x of [0, 0, 0, 1, 2, 3, 4, 0]) statuses.push(await statusOf(x));

    // Four times the setting; stored tiles are not counted.
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 200]);
  });
});

describe('a stored tile', () => {
  test('is used without a request until its validity ends, also after a restart', async () => {
    const dataDir = temporaryFolder();
    await (await openApp({ settings: { dataDir } })).inject({ url: osm, ...inChina });
    const restarted = await openApp({ settings: { dataDir } });
    await restarted.inject({ url: osm, ...inChina });
    expect(provider.requests).toHaveLength(1);

    passTime(8 * day);
    await restarted.inject({ url: osm, ...inChina });
    expect(provider.requests).toHaveLength(2);
  });

  test.each([
    ['status 500', () => respondWith(500)],
    ['HTML', () => respondWith(200, { 'content-type': 'text/html' }, '<p>')],
    ['nothing', () => (provider.respond = () => undefined)],
  ])('is sent although it is stale when the provider responds with %s', async (_what, fail) => {
    const app = await openApp({ upstream: { timeout: 100 } });
    await app.inject({ url: osm, ...inChina });
    passTime(40 * day);
    fail();

    const response = await app.inject({ url: osm, ...inChina });

    expect(response.statusCode).toBe(200);
    expect(response.rawPayload).toEqual(png);
    expect(response.headers['cache-control']).toBe('public, max-age=60');
  });

  test('is not sent when the provider has no such tile any more', async () => {
    const app = await openApp();
    await app.inject({ url: osm, ...inChina });
    passTime(40 * day);
    respondWith(404);
    expect((await app.inject({ url: osm, ...inChina })).statusCode).toBe(404);
  });

  test('of a provider that restricts storage is used as long as its Cache-Control allows, and never stale', async () => {
    const app = await openApp();
    respondWith(200, { 'cache-control': 'max-age=3600' });
    const first = await app.inject(yandex);
    expect(first.headers['cache-control']).toMatch(/^private, max-age=(3600|3599)$/);
    await app.inject(yandex);
    expect(provider.requests).toHaveLength(1);

    passTime(day);
    respondWith(500);
    expect((await app.inject(yandex)).statusCode).toBe(502);
  });

  test('does not exist if a provider that restricts storage allows none', async () => {
    const app = await openApp();
    const response = await app.inject(yandex);
    await app.inject(yandex);

    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(provider.requests).toHaveLength(2);
  });

  test('of one language is not sent in another one', async () => {
    const app = await openApp();
    respondWith(200, { 'cache-control': 'max-age=3600' });
    await app.inject('/v1/tiles/Yst/3/5/2?lang=ru');
    await app.inject('/v1/tiles/Yst/3/5/2?lang=en');
    expect(provider.requests.map(({ url }) => /lang=(\w+)/.exec(url)?.[1])).toEqual(['ru_RU', 'en_US']);
  });
});
