import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeCaches, fakeOrigin } from '../../../testing/browser/fake-caches.ts';
import { cacheNames, sectionCachePrefix } from '../cache-names.ts';
import { dataWait } from './data.ts';
import { keepPage, markOfPage, pageWait } from './pages.ts';
import { keptReleases, removeEarlierReleases, storeRelease } from './releases.ts';
import { respond } from './respond.ts';
import type { Release, WorkerContext } from './worker-context.ts';

type Respond = (path: string) => Response | Promise<Response>;

const types: Readonly<Record<string, string>> = {
  js: 'application/javascript',
  css: 'text/css',
  html: 'text/html; charset=utf-8',
  json: 'application/json',
  pbf: 'application/x-protobuf',
  webp: 'image/webp',
};

/** A response of the server, by the ending of the path. */
function serve(path: string, body = `body of ${path}`, headers: Record<string, string> = {}): Response {
  const type = types[path.split('.').at(-1) ?? ''] ?? 'application/json';
  return new Response(body, {
    headers: { 'content-type': type, 'cache-control': 'public, no-cache', ...headers },
  });
}

const offline: Respond = () => Promise.reject(new TypeError('Failed to fetch'));
const portal: Respond = () =>
  new Response('<form>Log in</form>', { headers: { 'content-type': 'text/html' } });

let caches: FakeCaches;
let network: Respond;
let isOnline: boolean;
let context: WorkerContext;
let requested: string[];
let waiting: Promise<unknown>[];

beforeEach(() => {
  caches = new FakeCaches();
  network = (path) => serve(path);
  isOnline = true;
  requested = [];
  waiting = [];
  context = {
    caches,
    origin: fakeOrigin,
    isOnline: () => isOnline,
    waitUntil: (work) => void waiting.push(work),
    async fetch(request) {
      const { pathname, search } = new URL(request.url);
      requested.push(pathname + search);
      return await network(pathname + search);
    },
  };
});

const settle = async (): Promise<void> => void (await Promise.all(waiting.splice(0)));

/** A request of a page for data or files. */
async function request(path: string, headers: Record<string, string> = {}): Promise<Response | null> {
  const response = await respond(context, new Request(fakeOrigin + path, { headers }));
  await settle();
  return response;
}

/** The opening of a page. The mode `navigate` cannot be set by scripts. */
async function open(path: string): Promise<Response> {
  const navigation = new Request(fakeOrigin + path);
  Object.defineProperty(navigation, 'mode', { value: 'navigate' });
  const response = await respond(context, navigation);
  if (response === null) throw new Error('the browser opens the page itself');
  return response;
}

const release = (number: number): Release => ({
  id: `release-${number}`,
  files: [`/assets/entry-${number}.js`, '/assets/shared-0.js', '/shell.html'],
});

const document = (number: number): string =>
  `<div id="root">read</div><script src="/assets/entry-${number}.js"></script>`;

/** Installs a release and takes over, as the browser lets a worker do. */
async function installRelease(number: number): Promise<void> {
  await storeRelease(context, release(number));
  await removeEarlierReleases(context);
}

const readPlace = { path: '/place/53', title: 'Лех', isDocument: true };
const servePage: Respond = (path) =>
  path.startsWith('/assets') ? serve(path) : serve('x.html', document(1));

async function fileNames(): Promise<string[]> {
  const keys = await (await caches.open(cacheNames.files)).keys();
  return keys.map(({ url }) => new URL(url).pathname).filter((path) => !path.startsWith('/kept-releases/'));
}

describe('a release', () => {
  test('is stored completely, and files that an earlier release has are not fetched again', async () => {
    await installRelease(1);
    requested = [];
    await installRelease(2);
    expect(requested.toSorted()).toEqual(['/assets/entry-2.js', '/shell.html']);
    expect(await fileNames()).toContain('/assets/entry-1.js');
  });

  test.each([
    ['a file is missing', () => new Response('', { status: 404 })],
    ['a network responds with the page of its login', portal],
    ['the network fails', offline],
  ])('is not installed, and the earlier one stays complete, if %s', async (_case, failure) => {
    await installRelease(1);
    network = (path) => (path.includes('entry-2') ? failure(path) : serve(path, 'later'));
    await expect(storeRelease(context, release(2))).rejects.toThrow(/entry-2|fetch/);
    const shell = await (await caches.open(cacheNames.files)).match('/shell.html');
    expect(await shell?.text()).toBe('body of /shell.html');
  });

  test('that was interrupted is continued without fetching its stored files again', async () => {
    network = (path) => (path === '/shell.html' ? offline(path) : serve(path));
    await expect(storeRelease(context, release(1))).rejects.toThrow('Failed to fetch');
    network = (path) => serve(path);
    requested = [];
    await installRelease(1);
    expect(requested).toEqual(['/shell.html']);
  });

  test('is opened offline in each of its parts while 20 releases follow', async () => {
    let failures = 0;
    await installRelease(0);
    for (let number = 1; number <= 20; number += 1) {
      await installRelease(number);
      // A server that keeps the files of earlier releases.
      for (const part of ['/assets/entry-0.js', '/assets/shared-0.js', `/assets/entry-${number}.js`])
        if ((await request(part))?.status !== 200) failures += 1;
    }
    expect(failures).toBe(0);
    expect((await fileNames()).filter((path) => path.includes('entry'))).toHaveLength(keptReleases);
  });

  test('whose list is damaged is removed without an error', async () => {
    await installRelease(1);
    await (await caches.open(cacheNames.files)).put('/kept-releases/release-1', new Response('{"id":'));
    await installRelease(2);
    expect(await fileNames()).not.toContain('/assets/entry-1.js');
  });
});

describe('a page', () => {
  beforeEach(async () => {
    await installRelease(1);
    network = servePage;
  });

  test.each([
    ['without a network', offline],
    ['while the server fails', () => new Response('shell', { status: 503 })],
  ])('that was read is opened %s', async (_case, failure) => {
    await keepPage(context, readPlace);
    network = failure;
    const response = await open('/place/53?line=year');
    expect(await response.text()).toBe(document(1));
  });

  test('that was read is opened without a request if the browser knows that there is no network', async () => {
    await keepPage(context, readPlace);
    [isOnline, requested] = [false, []];
    expect((await open('/place/53')).status).toBe(200);
    expect(requested).toEqual([]);
  });

  test('that was read is opened when the network has taken the longest time', async () => {
    vi.useFakeTimers();
    await keepPage(context, readPlace);
    network = () => new Promise<never>(() => {});
    const opening = open('/place/53');
    await vi.advanceTimersByTimeAsync(pageWait);
    expect(await (await opening).text()).toBe(document(1));
    vi.useRealTimers();
  });

  test('is that of the network while the network responds', async () => {
    await keepPage(context, readPlace);
    network = () => serve('x.html', 'changed');
    expect(await (await open('/place/53')).text()).toBe('changed');
  });

  test.each([
    ['/place/300', 'ru', 'Нет сети', 'Лех'],
    ['/en/place/300', 'en', 'No network', 'Leh &lt;3'],
  ])(
    'that was not read (%s) is replaced by a page in its language that lists those of the language',
    async (path, language, title, listed) => {
      await keepPage(context, readPlace);
      await keepPage(context, { path: '/en/place/53', title: 'Leh <3', isDocument: true });
      network = offline;
      const response = await open(path);
      const html = await response.text();
      expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
      expect(html).toContain(`<html lang="${language}">`);
      expect(html).toContain(`<title>${title}</title>`);
      expect(html.match(/<li>/g)).toHaveLength(1);
      expect(html).toContain(listed);
    },
  );

  test('to which the application has navigated is rendered by the application from its data', async () => {
    await keepPage(context, { ...readPlace, isDocument: false });
    network = offline;
    expect(await (await open('/place/53')).text()).toBe('body of /shell.html');
  });

  test('of a kept section is rendered by the application', async () => {
    await (await caches.open(`${sectionCachePrefix}leh`)).put(`${fakeOrigin}/place/60`, markOfPage('Хунза'));
    network = offline;
    expect(await (await open('/place/60')).text()).toBe('body of /shell.html');
    expect(await (await open('/place/61')).text()).toContain('Хунза');
  });

  test.each([
    ['the page of a network that requires a login', portal],
    ['an uncached response', () => serve('x.html', `${document(1)} secret`, { 'cache-control': 'no-store' })],
    ['a document of a release that is not stored', () => serve('x.html', document(7))],
  ])('is not replaced by %s', async (_case, failure) => {
    await keepPage(context, readPlace);
    network = failure;
    await keepPage(context, readPlace);
    network = offline;
    expect(await (await open('/place/53')).text()).toBe(document(1));
  });

  test.each(['/profile', '/admin/users', '/en/translations', '/auth/reset-password', '/login'])(
    '%s of accounts and editors is not kept',
    async (path) => {
      await keepPage(context, { path, title: 'x', isDocument: true });
      expect(await (await caches.open(cacheNames.pages)).keys()).toEqual([]);
    },
  );

  test('of a release that is kept no longer is removed with its files', async () => {
    await keepPage(context, readPlace);
    for (let number = 2; number <= keptReleases + 1; number += 1) {
      network = (path) => serve(path);
      await installRelease(number);
    }
    expect(await (await caches.open(cacheNames.pages)).keys()).toEqual([]);
  });
});

describe('data', () => {
  const texts = '/v1/api/books/texts_by_place?placeId=53';

  test.each<[string, Respond]>([
    ['without a network', offline],
    ['while the server fails', () => new Response('{}', { status: 500 })],
    ['while the server is busy', () => new Response('{}', { status: 429 })],
    ['when the network responds with HTML', portal],
    ['when the response is half a JSON', () => serve('x.json', '[{"text_id":')],
  ])('that were loaded before are those of the copy %s', async (_case, failure) => {
    network = () => serve('x.json', '[1]');
    await request(texts);
    network = failure;
    expect(await (await request(texts))?.json()).toEqual([1]);
  });

  test('are those of the copy when the server takes too long, and the late response becomes the copy', async () => {
    network = () => serve('x.json', '[1]');
    await request(texts);
    vi.useFakeTimers();
    let finish = (_response: Response): void => undefined;
    network = () =>
      new Promise((resolve) => {
        finish = resolve;
      });
    const loading = respond(context, new Request(fakeOrigin + texts));
    await vi.advanceTimersByTimeAsync(dataWait);
    expect(await (await loading)?.json()).toEqual([1]);
    vi.useRealTimers();
    finish(serve('x.json', '[2]'));
    await settle();
    network = offline;
    expect(await (await request(texts))?.json()).toEqual([2]);
  });

  test('fail without a copy', async () => {
    network = offline;
    await expect(request(texts)).rejects.toThrow('Failed to fetch');
  });

  test.each([
    ['with credentials', texts, { authorization: 'Bearer token' }],
    ['of the account', '/v1/users/me', {}],
    ['of drafts and editors', '/v1/admin/places/search/', {}],
    ['with a range', '/media/tracks/a.gpx', { range: 'bytes=0-1' }],
    ['for a list, which the application keeps', '/v1/places/', {}],
  ])('a request %s is left to the browser and not stored', async (_case, path, headers) => {
    expect(await request(path, headers)).toBeNull();
    for (const name of await caches.keys()) expect(await (await caches.open(name)).keys()).toEqual([]);
  });

  test('that only the caller may see are not stored', async () => {
    network = () => serve('x.json', '[1]', { 'cache-control': 'private' });
    await request(texts);
    network = offline;
    await expect(request(texts)).rejects.toThrow('Failed to fetch');
  });
});

describe('a tile or a picture', () => {
  test('that was shown is that of the copy, and one whose URL changes with its contents is not fetched again', async () => {
    const terrain = '/atlas/terrain/0123456789ab/3/5/3.webp';
    const tile = '/atlas/tiles/3/5/3.pbf';
    for (const path of [terrain, tile]) await request(path);
    requested = [];
    for (const path of [terrain, tile]) expect(await (await request(path))?.text()).toBe(`body of ${path}`);
    expect(requested).toEqual([tile]);
    [isOnline, requested] = [false, []];
    await request(tile);
    expect(requested).toEqual([]);
  });

  test('is not replaced by the page of a network that requires a login', async () => {
    network = portal;
    await request('/media/illustrations/pass.webp');
    network = (path) => serve(path);
    expect(await (await request('/media/illustrations/pass.webp'))?.text()).toContain('body of');
  });

  test('is that of another size without a network', async () => {
    await request('/media/images/ab/pass-800.webp');
    network = offline;
    const other = await request('/media/images/ab/pass-1600.webp');
    expect(await other?.text()).toBe('body of /media/images/ab/pass-800.webp');
    await expect(request('/media/images/ab/other.webp')).rejects.toThrow('Failed to fetch');
  });

  test('is shown although the storage is full', async () => {
    caches.free = 0;
    expect(await (await request('/media/illustrations/pass.webp'))?.text()).toContain('body of');
    await keepPage(context, readPlace);
  });
});
