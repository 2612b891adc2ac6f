import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { unusedDatabase } from '../../testing/databases/unused-database.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { testApp } from '../../testing/test-app.ts';
import { loadWebBuild } from '../web-build.ts';
import { keepRelease, keptReleases } from './kept-releases.ts';

const index =
  '<html lang="ru"><head><!--page-head--></head><body><!--page-body--><!--page-data--></body></html>';
const parts = ['entry', 'settings', 'reader', 'gallery'];

let webDir: string;
let dataDir: string;

beforeEach(() => {
  [webDir, dataDir] = [temporaryFolder(), temporaryFolder()];
});

/** Replaces the build, as set-up does. Half of its parts change with each release. */
function build(release: number): string[] {
  const client = path.join(webDir, 'client');
  rmSync(client, { recursive: true, force: true });
  mkdirSync(path.join(client, 'assets'), { recursive: true });
  writeFileSync(path.join(client, 'index.html'), index);
  const names = parts.map((part, order) => `${part}-${order % 2 === 0 ? release : 0}.js`);
  for (const name of names) writeFileSync(path.join(client, 'assets', name), `"${name}"`);
  return names;
}

async function openServer(offline = true) {
  const webBuild = await loadWebBuild(webDir, () => undefined);
  const app = await testApp({ database: unusedDatabase, webBuild }, { dataDir, offline });
  await app.ready();
  onTestFinished(() => app.close());
  return app;
}

const keptNames = () => readdirSync(path.join(dataDir, 'releases', 'assets')).toSorted();

test('each part of a page that was opened 20 releases ago is sent after each of the releases [NAV-12]', async () => {
  const opened = build(0);
  let failures = 0;
  let requests = 0;
  await (await openServer()).close();
  for (let release = 1; release <= 20; release += 1) {
    const names = build(release);
    const app = await openServer();
    for (const name of [...opened, ...names]) {
      const { statusCode, body, headers } = await app.inject(`/assets/${name}`);
      const isSent =
        statusCode === 200 && body === `"${name}"` && /immutable/.test(String(headers['cache-control']));
      requests += 1;
      if (!isSent) failures += 1;
    }
    await app.close();
  }
  expect({ requests, failures }).toEqual({ requests: 160, failures: 0 });
});

test('the compressed copy of a file of an earlier release is sent to clients that accept it', async () => {
  build(0);
  writeFileSync(path.join(webDir, 'client', 'assets', 'entry-0.js.br'), 'compressed');
  await (await openServer()).close();
  build(1);
  const app = await openServer();
  const get = (encoding: string) =>
    app.inject({ url: '/assets/entry-0.js', headers: { 'accept-encoding': encoding } });
  expect((await get('br')).body).toBe('compressed');
  expect((await get('identity')).body).toBe('"entry-0.js"');
  expect((await app.inject('/assets/absent-0.js')).statusCode).toBe(404);
});

test('a file without a compressed copy is sent to clients that accept one while the release is not kept', async () => {
  const names = build(0);
  const app = await openServer();
  await vi.waitFor(() => expect(keptNames()).toEqual(names.toSorted()));
  for (const name of names) rmSync(path.join(dataDir, 'releases', 'assets', name));
  const headers = { 'accept-encoding': 'gzip, br' };
  expect((await app.inject({ url: '/assets/entry-0.js?v=1', headers })).body).toBe('"entry-0.js"');
});

describe('keepRelease', () => {
  const client = () => path.join(webDir, 'client');
  const folder = () => path.join(dataDir, 'releases');

  test('removes the files that none of the last releases has', async () => {
    for (let release = 0; release < 4; release += 1) {
      build(release);
      await keepRelease(client(), folder(), 2);
    }
    expect(keptNames()).toEqual(
      ['entry-2.js', 'entry-3.js', 'gallery-0.js', 'reader-2.js', 'reader-3.js', 'settings-0.js'].toSorted(),
    );
  });

  test('keeps an earlier release that is started again', async () => {
    for (const release of [0, 1, 0, 2]) {
      build(release);
      await keepRelease(client(), folder(), 2);
    }
    expect(keptNames()).toContain('entry-0.js');
    expect(keptNames()).not.toContain('entry-1.js');
  });

  test('completes an interrupted call and ignores a damaged list', async () => {
    build(0);
    await keepRelease(client(), folder());
    rmSync(path.join(folder(), 'assets', 'entry-0.js'));
    writeFileSync(path.join(folder(), 'damaged.json'), '["ent');
    await keepRelease(client(), folder());
    expect(keptNames()).toContain('entry-0.js');
    expect(keptReleases).toBeGreaterThan(20);
  });
});

test('a server whose data folder cannot be written serves its own files', async () => {
  build(0);
  dataDir = path.join(webDir, 'client', 'index.html');
  const app = await openServer();
  expect((await app.inject('/assets/entry-0.js')).statusCode).toBe(200);
  expect(existsSync(path.join(dataDir, 'releases'))).toBe(false);
});

describe('the service worker', () => {
  const get = async (offline: boolean) => (await openServer(offline)).inject('/service-worker.js');

  test('is revalidated with each request', async () => {
    build(0);
    writeFileSync(path.join(webDir, 'client', 'service-worker.js'), 'built');
    const { body, headers } = await get(true);
    expect(body).toBe('built');
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'application/javascript; charset=utf-8',
    });
  });

  test('is replaced by one that removes itself if OFFLINE is off', async () => {
    build(0);
    writeFileSync(path.join(webDir, 'client', 'service-worker.js'), 'built');
    const { statusCode, body } = await get(false);
    expect(statusCode).toBe(200);
    expect(body).toContain('registration.unregister()');
    expect(body).not.toContain('built');
  });

  test('is missing in a build without one', async () => {
    build(0);
    expect((await get(true)).statusCode).toBe(404);
  });
});
