// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchBeforeImport, loadTimeout } from './fetch-before-import.ts';

const fetchFile = vi.fn<(url: string) => Promise<Response>>();
const importModule = vi.fn(async () => 'module');

beforeEach(() => {
  vi.stubGlobal('fetch', fetchFile);
  fetchFile.mockImplementation(async () => new Response('content'));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetchFile.mockReset();
  importModule.mockClear();
  document.head.replaceChildren();
});

/** The stylesheets in the head; jsdom does not load them. */
function styleSheets(): HTMLLinkElement[] {
  return [...document.querySelectorAll('link')];
}

test('a module is imported after its files have been fetched', async () => {
  await expect(fetchBeforeImport(importModule, ['assets/part.js', 'assets/shared.js'])).resolves.toBe(
    'module',
  );
  expect(fetchFile.mock.calls.map(([url]) => new URL(url).pathname)).toEqual([
    '/assets/part.js',
    '/assets/shared.js',
  ]);
});

test.each([
  ['the network fails', async () => Promise.reject(new TypeError('offline'))],
  ['the server responds with an error', async () => new Response('gone', { status: 404 })],
  [
    'the network responds with the page of its login',
    async () => new Response('<form>', { headers: { 'content-type': 'text/html' } }),
  ],
])('a module is not imported when %s', async (_case, respond) => {
  fetchFile.mockImplementation(respond);
  await expect(fetchBeforeImport(importModule, ['assets/part.js'])).rejects.toThrow('/assets/part.js');
  expect(importModule).not.toHaveBeenCalled();
});

test.each([
  ['missing', 'assets/part.js', 'ChunkLoadError'],
  ['missing', 'assets/missing.css', 'CSS_CHUNK_LOAD_FAILED'],
  ['timeout', 'assets/part.js', 'ChunkLoadError'],
  ['timeout', 'assets/late.css', 'CSS_CHUNK_LOAD_FAILED'],
])('a file that is not loaded (%s: %s) is named %s', async (type, file, name) => {
  vi.useFakeTimers();
  const response =
    type === 'missing' ? Promise.reject(new TypeError('offline')) : new Promise<never>(() => {});
  fetchFile.mockReturnValue(response);
  const failure = fetchBeforeImport(importModule, [file]).catch((error: unknown) => error);
  if (type === 'timeout') await vi.advanceTimersByTimeAsync(loadTimeout);
  expect(await failure).toMatchObject({ name, type });
});

test('a file may take 120 s', async () => {
  vi.useFakeTimers();
  const onEnd = vi.fn<() => void>();
  fetchFile.mockReturnValue(new Promise<never>(() => {}));
  void fetchBeforeImport(importModule, ['assets/part.js']).catch(onEnd);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(onEnd).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('a failed fetch is repeated with the next import', async () => {
  fetchFile.mockRejectedValueOnce(new TypeError('offline'));
  await expect(fetchBeforeImport(importModule, ['assets/part.js'])).rejects.toThrow('/assets/part.js');
  await expect(fetchBeforeImport(importModule, ['assets/part.js'])).resolves.toBe('module');
});

test('a module is imported after its stylesheet has loaded', async () => {
  const importing = fetchBeforeImport(importModule, ['assets/loaded.css']);
  await vi.waitFor(() => expect(styleSheets()).toHaveLength(1));
  expect(importModule).not.toHaveBeenCalled();
  styleSheets()[0]?.dispatchEvent(new Event('load'));
  await expect(importing).resolves.toBe('module');
});

test('a stylesheet of the delivered page is not added again', async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/assets/delivered.css">';
  await fetchBeforeImport(importModule, ['assets/delivered.css']);
  expect(styleSheets()).toHaveLength(1);
});

test('a stylesheet that fails to load is added again with the next import', async () => {
  const importing = fetchBeforeImport(importModule, ['assets/failing.css']);
  await vi.waitFor(() => expect(styleSheets()).toHaveLength(1));
  styleSheets()[0]?.dispatchEvent(new Event('error'));
  await expect(importing).rejects.toThrow('/assets/failing.css');
  expect(styleSheets()).toHaveLength(0);

  const again = fetchBeforeImport(importModule, ['assets/failing.css']);
  await vi.waitFor(() => expect(styleSheets()).toHaveLength(1));
  styleSheets()[0]?.dispatchEvent(new Event('load'));
  await expect(again).resolves.toBe('module');
});
