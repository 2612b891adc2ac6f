import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cardPath, maxCardBytes, type PageCard } from '@cae-map/contract/api/page-card';
import type { PageRequest, RenderedPage, ResolvedPage } from '@cae-map/contract/api/page-renderer';
import { aMapTileset } from '@cae-map/contract/testing/map-tileset';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { beforeEach, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import type { DatabaseConnection } from '../database/connection.ts';
import { places } from '../database/schema.ts';
import { findMapTileset } from '../pages/find-map-tileset.ts';
import { readTemplate } from '../pages/template.ts';
import type { WebBuild } from '../pages/web-build.ts';
import { TaskLimitError } from '../processes/process-errors.ts';
import { cardsInProcess } from '../testing/cards-in-process.ts';
import { openTestDatabase } from '../testing/databases/databases.ts';
import { unusedDatabase } from '../testing/databases/unused-database.ts';
import { aPlace } from '../testing/records.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { testApp } from '../testing/test-app.ts';
import { openCardProcesses, type CardDrawing } from './card-processes.ts';

vi.mock('../pages/find-map-tileset.ts', { spy: true });

const version = '0123456789abcdef';
const card: PageCard = {
  language: 'en',
  site: 'Central Asian Expedition',
  section: '',
  title: 'Leh',
  names: ['Лех'],
  dates: '26 August 1925',
  text: '',
  position: { latitude: 34.16, longitude: 77.58, isCalculated: false },
  picture: null,
};
const template = readTemplate(
  '<!doctype html><html lang="ru"><head><!--page-head--></head><body><!--page-body--><!--page-data--></body></html>',
);

function resolve(target: string): ResolvedPage {
  if (target === '/ru/place/53') return { kind: 'redirect', to: '/place/53', status: 301 };
  return target.endsWith('.json')
    ? { kind: 'page', path: target, isTwin: true }
    : { kind: 'page', path: target };
}

/** The pages of the test: one that exists, one that was deleted, and one without a card. */
function describePage({ path: page }: PageRequest): RenderedPage {
  const none = { language: 'en', head: '', body: '', data: null };
  if (page === '/en/place/54') return { ...none, status: 410 };
  if (page === '/en/settings') return { ...none, status: 200 };
  if (page.startsWith('/en/place/53') || page === '/')
    return { ...none, status: 200, card: { card, version } };
  return { ...none, status: 404 };
}

const render = vi.fn<(request: PageRequest) => Promise<RenderedPage>>();
const drawing = Buffer.from('the drawing');
const run = vi.fn<CardDrawing['run']>();

beforeEach(() => {
  vi.mocked(findMapTileset).mockReset().mockResolvedValue(aMapTileset);
  render.mockReset().mockImplementation((request) => Promise.resolve(describePage(request)));
  run.mockReset().mockResolvedValue({ kind: 'card', bytes: drawing });
});

async function openApp(
  settings: Parameters<typeof testApp>[1] = {},
  database: DatabaseConnection = unusedDatabase,
): Promise<FastifyInstance> {
  if ('missing' in template) throw new Error('the template has no markers');
  const renderer = { render, invalidate: vi.fn(), close: () => Promise.resolve() };
  const clientDir = temporaryFolder();
  mkdirSync(path.join(clientDir, 'assets'));
  const webBuild: WebBuild = { clientDir, template, rendering: { resolver: { resolve }, renderer } };
  const app = await testApp({ database, webBuild, cards: { run } }, settings);
  onTestFinished(() => app.close());
  return app;
}

const url = cardPath('/en/place/53', version);

describe('the card of a page', () => {
  test('is a JPEG of 1200 x 630 pixels with at most 60 kB that every site may show and clients keep', async () => {
    const database = await openTestDatabase('embedded');
    await database.orm.insert(places).values([aPlace({ latitude: 34.16, longitude: 77.58 })]);
    run.mockImplementation(async (task) => await cardsInProcess.run(task));
    const app = await openApp({}, database);
    const response = await app.inject(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(response.headers).not.toHaveProperty('content-encoding');
    expect(response.rawPayload.length).toBeLessThanOrEqual(maxCardBytes);
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
  });

  test('is requested as the card only, with the public view of the page in the language of the path', async () => {
    await (await openApp()).inject({ url, headers: { 'accept-language': 'ru' } });
    expect(render).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ path: '/en/place/53', part: 'card', isCrawler: false }),
    );
  });

  test('is drawn once for concurrent and later requests, and 304 for its ETag', async () => {
    const app = await openApp();
    const responses = await Promise.all([app.inject(url), app.inject(url), app.inject(url)]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const etag = String(responses[0]?.headers.etag);
    expect((await app.inject({ url, headers: { 'if-none-match': etag } })).statusCode).toBe(304);
    expect(run).toHaveBeenCalledTimes(1);
    expect(render).toHaveBeenCalledTimes(1);
  });

  test('ignores a query, which is neither drawn nor part of the cache', async () => {
    const app = await openApp();
    const plain = await app.inject(url);
    for (const query of ['?title=Other', '?v=2', '?text=%3Cscript%3E', '?lang=ru']) {
      const response = await app.inject(url + query);
      expect(response.rawPayload.equals(plain.rawPayload), query).toBe(true);
    }
    expect(render).toHaveBeenCalledTimes(1);
  });

  test.each(['fedcba9876543210', 'current'])('redirects the version %s to the current one', async (other) => {
    const app = await openApp();
    for (const state of ['unknown', 'known']) {
      const response = await app.inject(cardPath('/en/place/53', other));
      expect([response.statusCode, response.headers.location], state).toEqual([302, url]);
      expect(response.headers['cache-control'], state).toBe('no-cache');
    }
    expect(run).not.toHaveBeenCalled();
  });

  test('draws nothing and describes a page once for two hundred unknown versions', async () => {
    const app = await openApp();
    await app.inject(url);
    run.mockClear();
    for (let index = 0; index < 200; index += 1) {
      const unknown = index.toString(16).padStart(16, '0');
      await app.inject(cardPath('/en/place/53', unknown));
    }
    expect(run).not.toHaveBeenCalled();
    expect(render).toHaveBeenCalledTimes(1);
  });

  test('is described again after a change of the records', async () => {
    const app = await openApp();
    await app.inject(url);
    const changed = 'aaaaaaaaaaaaaaaa';
    render.mockResolvedValue({
      ...describePage({ path: '/en/place/53' } as PageRequest),
      card: { card, version: changed },
    });
    app.lists.invalidate('places');
    expect((await app.inject(url)).headers.location).toBe(cardPath('/en/place/53', changed));
  });

  test('counts towards the rate limit of the client only when it is not cached', async () => {
    const app = await openApp({ rateLimit: 1 });
    expect((await app.inject(url)).statusCode).toBe(200);
    expect((await app.inject(url)).statusCode).toBe(200);
    expect((await app.inject(cardPath('/', version))).statusCode).toBe(429);
  });
});

describe('a card that does not exist', () => {
  test.each([
    ['of an unknown record', cardPath('/en/place/9999', version), 404, 'not_found'],
    ['of an impossible date', cardPath('/en/day/1926-02-30', version), 404, 'not_found'],
    ['of an id with a sign', cardPath('/en/place/-53', version), 404, 'not_found'],
    ['of a deleted record', cardPath('/en/place/54', version), 410, 'gone'],
    ['of a page that is not indexed', cardPath('/en/settings', version), 404, 'not_found'],
    ['of a twin', cardPath('/en/place/53.json', version), 404, 'not_found'],
    ['of a redirected page', cardPath('/ru/place/53', version), 404, 'not_found'],
    ['with a version of another form', '/cards/en/place/53/1.jpg', 404, 'not_found'],
    ['without a version', '/cards/en/place/53.jpg', 404, 'not_found'],
    ['below another host', '/cards/%2F%2Fhost/0123456789abcdef.jpg', 404, 'not_found'],
  ])('%s has an error that is not cached', async (_what, address, status, code) => {
    const app = await openApp();
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const response = await app.inject(address);
      expect(response.statusCode).toBe(status);
      expect(response.json()).toMatchObject({ code });
      expect(response.headers['cache-control']).toBe('no-store');
    }
    expect(run).not.toHaveBeenCalled();
  });

  test('is 503 while the version of the route is not known', async () => {
    vi.mocked(findMapTileset).mockResolvedValue(undefined);
    expect((await (await openApp()).inject(url)).statusCode).toBe(503);
  });

  test('is an error that is not cached when the drawing is empty', async () => {
    const app = await openApp();
    run.mockResolvedValue({ kind: 'card', bytes: new Uint8Array() });
    expect((await app.inject(url)).statusCode).toBe(500);
    run.mockResolvedValue({ kind: 'card', bytes: drawing });
    expect((await app.inject(url)).statusCode).toBe(200);
  });
});

describe('the picture of a card', () => {
  const picture = { path: '/media/illustrations/a.webp', isWhole: false, focus: null, note: '' };

  async function openWithPicture(shown: PageCard['picture']): Promise<FastifyInstance> {
    render.mockResolvedValue({
      ...describePage({ path: '/en/place/53' } as PageRequest),
      card: { card: { ...card, picture: shown }, version },
    });
    const buildDir = temporaryFolder();
    mkdirSync(path.join(buildDir, 'media/illustrations'), { recursive: true });
    writeFileSync(path.join(buildDir, 'media/illustrations/a.webp'), 'the file');
    writeFileSync(path.join(buildDir, 'secret'), 'secret');
    return await openApp({ buildDir });
  }

  test('is read from the stores of the media', async () => {
    await (await openWithPicture(picture)).inject(url);
    expect(run.mock.lastCall?.[0].picture).toEqual(Buffer.from('the file'));
  });

  test.each(['/media/../secret', '/secret', 'https://other.example/a.webp', '/media/illustrations/b.webp'])(
    'is left out when its path is %s',
    async (other) => {
      const response = await (await openWithPicture({ ...picture, path: other })).inject(url);
      expect(response.statusCode).toBe(200);
      expect(run.mock.lastCall?.[0].picture).toBeNull();
    },
  );

  test('is left out when it exhausts the limits of the process', async () => {
    const app = await openWithPicture(picture);
    run.mockImplementation((task) =>
      task.picture === null
        ? Promise.resolve({ kind: 'card', bytes: drawing })
        : Promise.reject(new TaskLimitError('too large', 'memory')),
    );
    expect((await app.inject(url)).statusCode).toBe(200);
  });
});

test('the process of the built server draws a card', async () => {
  const processes = openCardProcesses(path.join(path.dirname(inject('serverBundle')), 'card-process.js'));
  onTestFinished(() => processes.close());
  const task = { card, picture: null, groundVersion: 'a' };
  expect(await processes.run(task)).toEqual({ kind: 'missing-ground' });
  const ground = { records: JSON.stringify({ places: [], inferredLegs: [] }), atlas: null };
  const result = await processes.run({ ...task, ground });
  expect(result.kind === 'card' && (await sharp(result.bytes).metadata()).format).toBe('jpeg');
});
