import type { Browser, Page } from '@playwright/test';
import { launchBrowser } from '../browser.ts';
import { measureRound, openWindow } from '../frames/measured-page.ts';
import type { Round } from '../frames/measured-page.ts';
import { createTilesOf } from '../frames/more-tiles.ts';
import { measureHeap } from './heap.ts';
import { measureFirstUse } from './measure-first-use.ts';
import type { FirstUse } from './measure-first-use.ts';
import { countRounds, measureLoad } from './measure-load.ts';
import type { Load } from './measure-load.ts';
import { openPlaces } from './open-places.ts';
import { startPageServer } from './page-server.ts';
import type { PageServer } from './page-server.ts';
import type { Content, MeasuredPage } from './pages.ts';
import { withinLimit } from './time-limit.ts';
import type { Limited } from './time-limit.ts';

/** The time limits of the steps in seconds, generous enough for software rendering on a slow machine. */
const limits = { load: 60, places: 600, path: 240 } as const;

/** Megabytes. */
export interface Heap {
  readonly start: number;
  readonly afterPlaces: number;
}

/** The figures of one page with one content size. Steps after one that exceeded its limit are not measured. */
export interface PageFigures {
  readonly load: Limited<Load>;
  /** What is loaded before a stop can be opened with scripts disabled; null if a stop can be opened only with scripts. */
  readonly firstUse: FirstUse | null;
  /** Sequential round trips; null when they were counted with another content size. */
  readonly rounds: number | null;
  readonly heap: Limited<Heap> | null;
  readonly path: Limited<Round> | null;
}

/** Runs in the open page before the path is followed. */
type UsePage = (page: Page, address: string) => Promise<void>;

/** Measures a page with one content size, each step in a new browser. */
export async function measurePage(
  productAddress: string,
  { files, openPlace }: MeasuredPage,
  { places, times }: Content,
  beforePath: UsePage = async () => {},
): Promise<PageFigures> {
  const server = await startPageServer(
    productAddress,
    (address) => ({
      ...(times > 1 ? { '/v1/places/': placesFile(places) } : {}),
      ...files(address),
    }),
    times > 1 ? createTilesOf(places) : undefined,
  );
  try {
    const { load, firstUse, heap, rounds } = await withBrowser(async (browser) => {
      const firstUse = await measureFirstUse(browser, server);
      const loading = await withinLimit(limits.load, measureLoad(browser, server));
      if (!loading.ended) return { load: loading, firstUse, heap: null, rounds: null };
      const { load, page } = loading.value;
      const heap = await withinLimit(
        limits.places,
        measureHeaps(page, () => openPlaces(page, places, openPlace)),
      );
      await page.context().close();
      const rounds = times === 1 ? await countWithinLimit(browser, server) : null;
      return { load: { ended: true, value: load } as const, firstUse, heap, rounds };
    });
    if (!load.ended) return { load, firstUse, heap, rounds, path: null };
    const path = await withBrowser((browser) => measurePath(browser, server, beforePath));
    return { load, firstUse, heap, rounds, path };
  } finally {
    server.close();
  }
}

function placesFile(places: Content['places']) {
  return { type: 'application/json; charset=utf-8', body: JSON.stringify(places), brotli: 9 } as const;
}

async function measureHeaps(page: Page, open: () => Promise<void>): Promise<Heap> {
  const start = await measureHeap(page);
  await open();
  return { start, afterPlaces: await measureHeap(page) };
}

/** The limit is doubled, because the delayed responses take additional time. */
async function countWithinLimit(browser: Browser, server: PageServer): Promise<number | null> {
  const counting = await withinLimit(2 * limits.load, countRounds(browser, server));
  return counting.ended ? counting.value : null;
}

async function measurePath(
  browser: Browser,
  server: PageServer,
  beforePath: UsePage,
): Promise<Limited<Round>> {
  const page = await openWindow(browser);
  const opening = await withinLimit(limits.load, openForPath(page, server.address));
  if (!opening.ended) return opening;
  await withinLimit(limits.load, beforePath(page, server.address));
  return withinLimit(limits.path, measureRound(page));
}

async function openForPath(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(
    () => window.peer?.isUsable ?? document.querySelector('[data-map="idle"]') !== null,
    undefined,
    { polling: 50 },
  );
}

/** Closes the browser even when a page is still busy. */
async function withBrowser<Result>(use: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await launchBrowser();
  try {
    return await use(browser);
  } finally {
    await withinLimit(20, browser.close());
  }
}
