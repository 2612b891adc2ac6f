// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FirstMapListener, PageOfMap } from '../map-start/page-of-map.ts';
import { startFailureId } from './start-failure-notice.ts';
import { longestWait, startPage, type PageParts } from './start-page.ts';

const map = {} as PageOfMap;
const renderApplication = vi.fn<(onRendered: () => void) => void>();
const prepareApplication = vi.fn<PageParts['prepareApplication']>();
const startMap = vi.fn<PageParts['startMap']>();

beforeEach(() => {
  vi.useFakeTimers();
  prepareApplication.mockResolvedValue(renderApplication);
  startMap.mockResolvedValue(undefined);
  document.body.innerHTML = `<div id="${startFailureId}" hidden><button>Try again</button></div>`;
});
afterEach(() => {
  // Stops the recording of early input, which would reach the next test.
  for (const [onRendered] of renderApplication.mock.calls) onRendered();
  vi.useRealTimers();
  vi.resetAllMocks();
});

const pass = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);
const listener = (): FirstMapListener => {
  const [, given] = startMap.mock.lastCall ?? [];
  if (given === undefined) throw new Error('the map was not started');
  return given;
};
const start = async (page: PageOfMap | null = map) => {
  void startPage({ map: page, startMap, prepareApplication });
  await pass();
};

test('a page without a map renders the application when it is loaded', async () => {
  await start(null);
  expect(startMap).not.toHaveBeenCalled();
  expect(renderApplication).toHaveBeenCalledOnce();
});

test('the application is loaded and rendered after the first frame of the map', async () => {
  await start();
  expect(prepareApplication).not.toHaveBeenCalled();
  listener().onSettled();
  await pass();
  expect(renderApplication).toHaveBeenCalledOnce();
});

test.each(['pointerdown', 'keydown', 'focusin', 'touchstart', 'wheel'])(
  'the application is rendered at the first %s',
  async (name) => {
    await start();
    document.body.dispatchEvent(new Event(name, { bubbles: true }));
    await pass();
    expect(renderApplication).toHaveBeenCalledOnce();
  },
);

test('the application is rendered when the map needs it', async () => {
  await start();
  listener().onNeedsApplication();
  await pass();
  expect(renderApplication).toHaveBeenCalledOnce();
});

test('the application is rendered if the map cannot be loaded', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  startMap.mockRejectedValue(new TypeError('offline'));
  await start();
  expect(renderApplication).toHaveBeenCalledOnce();
  vi.spyOn(console, 'warn').mockClear();
});

test('the application waits for the scripts and for the first frame of the map for a bounded time each', async () => {
  startMap.mockReturnValue(new Promise(() => {}));
  await start();
  await pass(2 * longestWait - 1);
  expect(prepareApplication).not.toHaveBeenCalled();
  await pass(1);
  expect(renderApplication).toHaveBeenCalledOnce();
});

test.each([
  ['the button of the notice', () => document.querySelector('button')?.click()],
  ['the network', () => window.dispatchEvent(new Event('online'))],
])('an application that cannot be loaded is reported, and loaded again by %s', async (_what, retry) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  prepareApplication.mockRejectedValueOnce(new TypeError('offline'));
  await start(null);
  const notice = document.getElementById(startFailureId);
  expect(notice?.hidden).toBe(false);
  retry();
  await pass();
  expect(renderApplication).toHaveBeenCalledOnce();
  expect(notice?.hidden).toBe(true);
  vi.spyOn(console, 'warn').mockClear();
});

test('the files of the application are preloaded after the first frame of the map', async () => {
  const part = (name: string, more = '') => `<div data-map-part="${name}" ${more}></div>`;
  document.body.innerHTML = `<link data-later="modulepreload" href="/assets/page.js">
    ${part('container', "data-map-start='{}'")}${part('free-area')}${part('drawing')}`;
  const link = document.body.querySelector('link');
  await start();
  expect(link?.rel).toBe('');
  listener().onSettled();
  await pass();
  expect(link?.rel).toBe('modulepreload');
});
