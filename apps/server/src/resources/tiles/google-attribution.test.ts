import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { readSettings } from '../../settings.ts';
import { startProvider, upstreamOf, type Provider } from '../../testing/requests/provider.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { testApp } from '../../testing/test-app.ts';
import { unusedDatabase } from '../../testing/databases/unused-database.ts';
import { extendToTiles } from './google-attribution.ts';

let google: Provider;
let app: FastifyInstance;
let viewport: { status: number; body: string } | 'hangs';
let sessions: number;

beforeEach(async () => {
  google = await startProvider();
  viewport = { status: 200, body: JSON.stringify({ copyright: 'Map data ©2026 Google', maxZoomRects: [] }) };
  sessions = 0;
  google.respond = (response, { url }) => {
    if (url.startsWith('/v1/createSession')) {
      sessions += 1;
      const expiry = String(Math.floor(Date.now() / 1000) + 3600);
      response.writeHead(200).end(JSON.stringify({ session: `session-${sessions}`, expiry }));
    } else if (viewport !== 'hangs') {
      response.writeHead(viewport.status).end(viewport.body);
    }
  };
  const { layerAccess } = readSettings({ GOOGLE_MAPS_KEY: 'secret-key', YANDEX_MAPS_KEY: 'secret-key' });
  app = await testApp(
    // Every query of this database fails.
    { database: unusedDatabase, upstream: upstreamOf(google, { timeout: 500 }) },
    { dataDir: temporaryFolder(), layerAccess, trustedProxies: ['127.0.0.1'], countryHeader: 'x-country' },
  );
  onTestFinished(() => app.close());
});

const view = 'z=5&north=36&south=30&east=80&west=70';
const viewportRequests = () => google.requests.filter(({ url }) => url.startsWith('/tile/v1/viewport'));

async function requestCredit(path = `Gr/attribution?lang=ru&${view}`, country = 'RU') {
  return await app.inject({ url: `/v1/tiles/${path}`, headers: { 'x-country': country } });
}

test('the credit of a view is that of Google for the tiles of the view', async () => {
  const response = await requestCredit();

  expect([response.statusCode, response.json()]).toEqual([200, { text: 'Map data ©2026 Google' }]);
  expect(response.headers['cache-control']).toBe('private, max-age=3600');
  const [request] = viewportRequests();
  const query = Object.fromEntries(new URL(request?.url ?? '', google.origin).searchParams);
  expect(query).toMatchObject({ session: 'session-1', key: 'secret-key', zoom: '5' });
  expect([query['west'], query['east']].map(Number)).toEqual([67.5, 90]);
  expect(Number(query['north'])).toBeCloseTo(40.98, 2);
  expect(Number(query['south'])).toBeCloseTo(21.94, 2);
});

test('views within the same tiles share one request', async () => {
  await requestCredit();
  await requestCredit('Gr/attribution?lang=ru&z=5&north=35&south=31&east=81&west=71');
  expect(viewportRequests()).toHaveLength(1);
  await requestCredit(`Gr/attribution?lang=en&${view}`);
  await requestCredit(`Gs/attribution?lang=ru&${view}`);
  expect(viewportRequests()).toHaveLength(3);
});

test.each([
  ['an error', { status: 500, body: '' }, 502, 'upstream_failed'],
  ['no JSON', { status: 200, body: '<html>' }, 502, 'upstream_failed'],
  ['a rejected session', { status: 403, body: '' }, 502, 'upstream_failed'],
  ['nothing', 'hangs', 504, 'upstream_timeout'],
] as const)(
  'a credit for which Google returns %s is an error without the key',
  async (_what, failing, status, code) => {
    viewport = failing;
    const response = await requestCredit();
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
    expect(response.body).not.toContain('secret');
    // A failure is not stored.
    viewport = { status: 200, body: '{"copyright":"©"}' };
    expect((await requestCredit()).json()).toEqual({ text: '©' });
  },
);

test.each([
  ['a layer with one credit for all views', `Yst/attribution?${view}`, 'RU', 404],
  ['an unknown layer', `none/attribution?${view}`, 'RU', 404],
  ['a country in which Google is not offered', `Gr/attribution?${view}`, 'CN', 403],
  ['a latitude beyond the pole', 'Gr/attribution?z=5&north=91&south=30&east=80&west=70', 'RU', 422],
  ['a zoom that Google does not have', 'Gr/attribution?z=23&north=36&south=30&east=80&west=70', 'RU', 422],
  ['a missing side', 'Gr/attribution?z=5&north=36&south=30&east=80', 'RU', 422],
])('%s is rejected without a request to Google', async (_what, path, country, status) => {
  expect((await requestCredit(path, country)).statusCode).toBe(status);
  expect(google.requests).toEqual([]);
});

test('an area is extended to whole tiles, up to the edges of the map', () => {
  const world = { zoom: 0, north: 90, south: -90, east: 180, west: -180 };
  expect(extendToTiles(world)).toEqual({
    ...world,
    north: expect.closeTo(85.0511, 4),
    south: expect.closeTo(-85.0511, 4),
  });
});
