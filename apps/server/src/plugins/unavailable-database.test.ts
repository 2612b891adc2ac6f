import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { recordTags } from '@cae-map/contract/record-tags';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openPostgresqlDatabase } from '../database/postgresql.ts';
import { createRendererPool } from '../pages/renderer-pool.ts';
import { readTemplate } from '../pages/template.ts';
import type { WebBuild } from '../pages/web-build.ts';
import { readSettings } from '../settings.ts';
import { addUser, signIn } from '../testing/accounts/accounts.ts';
import { requestOfCall } from '../testing/requests/call-requests.ts';
import {
  createDatabase,
  startPostgresqlServer,
  type PostgresqlServer,
} from '../testing/databases/postgresql-server.ts';
import { drawPicture } from '../testing/pictures/pictures.ts';
import { testApp } from '../testing/test-app.ts';
import { uploadPicture } from '../testing/pictures/upload-picture.ts';
import { guardedCalls } from '../writes/policy.ts';

const limits = {
  connection: 2_000,
  lock: 500,
  statement: 600,
  query: 1_000,
  transaction: 1_500,
  start: 60_000,
};
/** The timeout of one request, in milliseconds: connection and query, with a margin for a busy machine. */
const deadline = 15_000;

let server: PostgresqlServer;
let app: FastifyInstance;
let origin: string;
let adminHeaders: Record<string, string>;
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'cae-map-unavailable-'));
let lastPlaceId = 0;

beforeAll(async () => {
  server = await startPostgresqlServer();
  const database = await openPostgresqlDatabase(await createDatabase(server.origin), () => undefined, limits);
  await database.migrate(readSettings({}).migrationsDir);
  app = await testApp({ database, webBuild: await createWebBuild() }, { dataDir });
  origin = await app.listen({ port: 0 });
  adminHeaders = (await signIn(app, await addUser(app, { role: 'admin' }))).headers;
});
afterAll(async () => {
  await app.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A web build whose pages request a list and a record, in the renderer's thread. */
async function createWebBuild(): Promise<WebBuild> {
  const clientDir = path.join(dataDir, 'client');
  mkdirSync(path.join(clientDir, 'assets'), { recursive: true });
  const renderer = path.join(dataDir, 'renderer.mjs');
  writeFileSync(
    renderer,
    `export const createPageRenderer = () => ({
      async render({ client, path }) {
        const calls = [client.call('listPlaces', {}), client.call('listTextsByPlace', { placeId: Number(path.slice(7)) })];
        const [places] = await Promise.all(path.endsWith('1') ? calls : calls.slice(0, 1));
        return { status: 200, language: 'ru', head: '', body: String(places.length), data: null };
      },
    });`,
  );
  const template = readTemplate(
    '<html lang="ru"><head><!--page-head--></head><body><div id="root"><!--page-body--></div><!--page-data--></body></html>',
  );
  if ('missing' in template) throw new Error(`the template lacks ${template.missing.join()}`);
  const worker = path.join(path.dirname(inject('serverBundle')), 'renderer-worker.js');
  return {
    clientDir,
    template,
    rendering: {
      resolver: { resolve: (target) => ({ kind: 'page', path: target }) },
      renderer: await createRendererPool(renderer, worker),
    },
  };
}

let lastPage = 0;
/** Requests a page that is not cached. */
async function requestPage(): Promise<Response> {
  lastPage += 1;
  return await get(`/place/${lastPage}`);
}

async function get(path: string): Promise<Response> {
  return await fetch(`${origin}${path}`, { signal: AbortSignal.timeout(deadline) });
}

/** Requests an uncached list. */
async function requestUncached(): Promise<Response> {
  lastPlaceId += 1;
  return await get(`/v1/api/books/texts_by_place?lang=ru&placeId=${lastPlaceId}`);
}

/** @param method with HEAD the response has no body */
async function expectUnavailable(response: Response, method = 'GET'): Promise<void> {
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(response.headers.get('cache-control')).toBe('no-store');
  if (method === 'HEAD') return;
  // Requests that wait too long in the task queue fail as busy.
  const detail = expect.stringMatching(/^The database does not answer\.$|^The server is busy\./);
  expect(await response.json()).toEqual({ detail, code: 'unavailable' });
}

let pictures = 0;
/** Uploads a picture that no other call has uploaded. */
async function upload(): Promise<string> {
  pictures += 1;
  const contents = await drawPicture({ seed: pictures }).jpeg().toBuffer();
  return await uploadPicture(app, adminHeaders, { contents, filename: `${pictures}.jpg` });
}

/** Adds an upload as an image. */
async function createImage(uploadId: string): Promise<Response> {
  return await fetch(`${origin}/v1/images/`, {
    method: 'POST',
    headers: { ...adminHeaders, 'content-type': 'application/json' },
    body: JSON.stringify({ image_type: 'photo', image_enabled: true, upload_id: uploadId }),
    signal: AbortSignal.timeout(deadline),
  });
}

describe.each([
  ['hangs', () => server.pause(), () => server.resume()],
  ['is shut down', () => server.shutDown('fast'), () => server.restart()],
  ['crashes', () => server.shutDown('immediate'), () => server.restart()],
])('while PostgreSQL %s', (_what, fail, recover) => {
  let uploadId: string;
  beforeAll(async () => {
    // Opens a connection of the pool.
    await requestUncached();
    uploadId = await upload();
    await fail();
    app.lists.invalidate(...recordTags);
  });

  test.each([
    'heights',
    'inferred-legs',
    'map-tiles',
    'api/books/1/files/ru/epub',
    `map-tiles/${'0'.repeat(16)}/0/0/0`,
  ])('the uncached response /v1/%s/ returns 503 with Retry-After', async (path) => {
    await expectUnavailable(await get(`/v1/${path}/`));
  });

  test('an uncached list returns 503 with Retry-After', async () => {
    await expectUnavailable(await requestUncached());
  });

  test('200 concurrent requests of uncached lists return 503', async () => {
    const responses = await Promise.all(Array.from({ length: 200 }, requestUncached));

    for (const response of responses) await expectUnavailable(response);
  });

  test('the original of an image returns 503 with Retry-After', async () => {
    await expectUnavailable(await get('/v1/image/orig/none.jpg'));
  });

  test('the sitemap returns 503 with Retry-After', async () => {
    await expectUnavailable(await get('/sitemap.xml'));
  });

  test('embedded pages and oEmbed return 503 with Retry-After', async () => {
    const page = await get('/embed/place/1');
    expect(page.status).toBe(503);
    expect(page.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await page.text()).toContain('Карта временно недоступна');
    const url = encodeURIComponent('http://127.0.0.1:3000/place/1');
    await expectUnavailable(await get(`/oembed?url=${url}`));
  });

  test('pages return 503 with Retry-After and a text in both languages', async () => {
    const responses = await Promise.all(Array.from({ length: 12 }, requestPage));

    for (const response of responses) {
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
      expect(response.headers.get('cache-control')).toBe('no-store');
      const page = await response.text();
      expect(page).toContain('Попробуйте ещё раз');
      expect(page).toContain('Please try again');
    }
  });

  test('every call of accounts and editors that needs the database returns 503 with Retry-After', async () => {
    const ofTransfer = ['getPhotographOffset', 'appendToPhotograph', 'cancelPhotograph'];
    const ofAccounts = ['refreshSession', 'requestPasswordReset', 'completeGoogleSignIn'];
    const withoutDatabase = ['logEvent', 'reportErrors', ...ofTransfer, ...ofAccounts];
    const names = guardedCalls.filter((name) => !withoutDatabase.includes(name));
    expect(names.length).toBeGreaterThan(10);
    await Promise.all(
      names.map(async (name) => {
        const { method, url, headers, payload } = requestOfCall(name);
        const response = await fetch(origin + url, {
          method,
          headers: { ...headers, ...adminHeaders },
          body: payload ?? null,
          signal: AbortSignal.timeout(deadline),
        });
        await expectUnavailable(response, method);
      }),
    );
  });

  test('adding an upload as an image returns 503', async () => {
    await expectUnavailable(await createImage(uploadId));
  });

  test('the track files are listed, and a missing one returns 404', async () => {
    expect((await get('/v1/api/tracks/')).status).toBe(200);
    expect((await get('/v1/api/tracks/none.gpx')).status).toBe(404);
  });

  test('the country of the client is returned, and an event is accepted', async () => {
    expect((await get('/v1/country')).status).toBe(200);
    const event = `${origin}/v1/log?event=locate&lang=ru&data=${encodeURIComponent('{"action":"found"}')}`;
    const response = await fetch(event, { method: 'POST', signal: AbortSignal.timeout(deadline) });
    expect(response.status).toBe(204);
  });

  test('readiness returns 503 and liveness 200', async () => {
    await expectUnavailable(await get('/health/ready'));
    expect((await get('/health/live')).status).toBe(200);
  });

  test('the server recovers without a restart when PostgreSQL does', async () => {
    await recover();

    expect((await requestUncached()).status).toBe(200);
    expect((await requestPage()).status).toBe(200);
    expect((await get('/sitemap.xml')).status).toBe(200);
    expect((await get('/health/ready')).status).toBe(200);
  });

  test('an upload that could not be added as an image is added when PostgreSQL has recovered', async () => {
    const image = await createImage(uploadId);
    expect(await image.json()).toMatchObject({ filename: `${pictures}.jpg`, version: 1 });
  });
});
