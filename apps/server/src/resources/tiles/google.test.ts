import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { readSettings } from '../../settings.ts';
import { png, startProvider, upstreamOf, type Provider } from '../../testing/requests/provider.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { testApp } from '../../testing/test-app.ts';
import { unusedDatabase } from '../../testing/databases/unused-database.ts';

/** Google's API: sessions are numbered, and tiles require the newest one. */
let google: Provider;
let app: FastifyInstance;
let sessions: number;
let sessionStatus: number;
const sessionSeconds = 3600;

beforeEach(async () => {
  google = await startProvider();
  sessions = 0;
  sessionStatus = 200;
  google.respond = (response, { url }) => {
    if (url.startsWith('/v1/createSession')) {
      sessions += 1;
      const body = {
        session: `session-${sessions}`,
        expiry: String(Math.floor(Date.now() / 1000) + sessionSeconds),
      };
      response.writeHead(sessionStatus, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    } else if (new URL(url, google.origin).searchParams.get('session') === `session-${sessions}`) {
      response.writeHead(200, { 'content-type': 'image/png' }).end(png);
    } else {
      response.writeHead(403).end();
    }
  };
  const { layerAccess } = readSettings({ GOOGLE_MAPS_KEY: 'secret-key' });
  app = await testApp(
    { database: unusedDatabase, upstream: upstreamOf(google) },
    { dataDir: temporaryFolder(), layerAccess, trustedProxies: ['127.0.0.1'], countryHeader: 'x-country' },
  );
  onTestFinished(() => app.close());
});

const sessionRequests = () => google.requests.filter(({ url }) => url.startsWith('/v1/createSession'));
const tileRequests = () => google.requests.filter(({ url }) => url.startsWith('/v1/2dtiles/'));

async function requestTile(path = 'Gr/3/5/2?lang=ru', country = 'RU') {
  return await app.inject({ url: `/v1/tiles/${path}`, headers: { 'x-country': country } });
}

function passTime(milliseconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds });
  onTestFinished(() => void vi.useRealTimers());
}

test('tiles of one kind and language share a session with the language and the region', async () => {
  await Promise.all(
    ['Gr/3/5/2?lang=ru', 'Gr/3/5/3?lang=ru', 'Gr/3/5/4?lang=ru'].map((path) => requestTile(path)),
  );
  await requestTile('Gr/3/5/5?lang=ru');

  expect(sessionRequests()).toMatchObject([{ method: 'POST', url: '/v1/createSession?key=secret-key' }]);
  expect(JSON.parse(sessionRequests()[0]?.body ?? '')).toEqual({
    mapType: 'roadmap',
    language: 'ru-RU',
    region: 'RU',
  });
  expect(tileRequests()[0]?.url).toMatch(/^\/v1\/2dtiles\/3\/5\/\d\?session=session-1&key=secret-key$/);
});

test('each kind of map and each language has its own session', async () => {
  for (const path of ['Gr/3/5/2?lang=ru', 'Gr/3/5/2?lang=en', 'Gs/3/5/2?lang=en', 'Gt/3/5/2?lang=cn'])
    expect((await requestTile(path)).statusCode).toBe(200);

  expect(sessionRequests().map(({ body }) => JSON.parse(body))).toEqual([
    { mapType: 'roadmap', language: 'ru-RU', region: 'RU' },
    { mapType: 'roadmap', language: 'en-US', region: 'US' },
    { mapType: 'satellite', language: 'en-US', region: 'US' },
    { mapType: 'terrain', language: 'zh-CN', region: 'CN', layerTypes: ['layerRoadmap'] },
  ]);
});

test('a session is replaced when its validity ends', async () => {
  await requestTile();
  passTime(sessionSeconds * 1000);
  expect((await requestTile()).statusCode).toBe(200);

  expect(sessionRequests()).toHaveLength(2);
});

test('a session that Google rejects is replaced once', async () => {
  await requestTile();
  sessions += 1;
  expect((await requestTile()).statusCode).toBe(200);
  expect(sessionRequests()).toHaveLength(2);

  const { respond } = google;
  google.respond = (response, request) =>
    request.url.startsWith('/v1/createSession')
      ? respond(response, request)
      : void response.writeHead(401).end();
  expect((await requestTile()).statusCode).toBe(502);
  expect(sessionRequests()).toHaveLength(3);
});

test('after a rejected session Google receives no request for a minute', async () => {
  sessionStatus = 400;
  expect([(await requestTile()).statusCode, (await requestTile()).statusCode]).toEqual([502, 502]);
  expect(google.requests).toHaveLength(1);

  sessionStatus = 200;
  passTime(61_000);
  expect((await requestTile()).statusCode).toBe(200);
});

test('no error response contains the key', async () => {
  sessionStatus = 500;
  expect((await requestTile()).body).not.toContain('secret-key');
});

test('nothing is requested from Google for a client in China', async () => {
  for (const code of ['Gr', 'Gs', 'Gt'])
    expect((await requestTile(`${code}/3/5/2`, 'CN')).statusCode).toBe(403);
  expect(google.requests).toEqual([]);
});
