import type { Browser, Page } from '@playwright/test';
import { launchBrowser } from '../browser.ts';
import { measureRound, openWindow } from '../frames/measured-page.ts';
import type { Round } from '../frames/measured-page.ts';
import { measureHeap } from './heap.ts';
import { countRounds, measureLoad } from './measure-load.ts';
import type { Load } from './measure-load.ts';
import { openPlaces } from './open-places.ts';
import { startPageServer } from './page-server.ts';
import type { PageServer } from './page-server.ts';
import type { Content, MeasuredPage } from './pages.ts';
import { withinLimit } from './time-limit.ts';
import type { Limited } from './time-limit.ts';

/**
 * How long each step of a page may take by the clock, in seconds: far more than anybody would wait, and enough for a slow
 * machine that draws by software. What is compared is the work of the processor.
 */
const limits = { load: 60, places: 600, path: 240 } as const;

/** Megabytes. */
export interface Heap {
  readonly start: number;
  readonly afterPlaces: number;
}

/** What one page came to with one content. What comes after a step that did not end is not measured. */
export interface PageFigures {
  readonly load: Limited<Load>;
  /** Round trips that follow one another; null when they are those of a page measured before. */
  readonly rounds: number | null;
  readonly heap: Limited<Heap> | null;
  readonly path: Limited<Round> | null;
}

/** What is done in a page that is open for the path, before it is led along it. */
type UsePage = (page: Page, address: string) => Promise<void>;

/** Measures a page with one content, each step in a browser that has done nothing yet. */
export async function measurePage(
  productAddress: string,
  { files, openPlace }: MeasuredPage,
  { places, times }: Content,
  beforePath: UsePage = async () => {},
): Promise<PageFigures> {
  const server = await startPageServer(productAddress, (address) => ({
    ...(times > 1 ? { '/v1/places/': placesFile(places) } : {}),
    ...files(address),
  }));
  try {
    const { load, heap, rounds } = await withBrowser(async (browser) => {
      const loading = await withinLimit(limits.load, measureLoad(browser, server));
      if (!loading.ended) return { load: loading, heap: null, rounds: null };
      const { load, page } = loading.value;
      const opening = withinLimit(
        limits.places,
        measureHeaps(page, () => openPlaces(page, places, openPlace)),
      );
      const heap = await opening;
      await page.context().close();
      const rounds = times === 1 ? await countWithinLimit(browser, server) : null;
      return { load: { ended: true, value: load } as const, heap, rounds };
    });
    if (!load.ended) return { load, heap, rounds, path: null };
    const path = await withBrowser((browser) => measurePath(browser, server, beforePath));
    return { load, heap, rounds, path };
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

/** Held back, a page takes as long again. */
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

/** Ends the browser even when a page in it does not come to an end. */
async function withBrowser<Result>(use: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await launchBrowser();
  try {
    return await use(browser);
  } finally {
    await withinLimit(20, browser.close());
  }
}
