import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import type { Page } from '@playwright/test';
import { administrator, createAdministrator } from '../../e2e/support/account-fixtures.ts';
import { Product } from '../../e2e/support/drivers/product.ts';
import { startServer } from '../../e2e/support/start-server.ts';
import { launchBrowser } from '../browser.ts';
import { quantile } from '../quantile.ts';
import type { Table } from '../report.ts';

/** The images of a large archive. */
const imageCount = 25_000;
/** The list that the library requests. */
const listPath = '**/v1/admin/images/';
/** In milliseconds. */
const pageTimeout = 120_000;
/** Times of a keystroke in milliseconds. */
interface Keystroke {
  readonly script: number;
  readonly frame: number;
}

const typed = 'caravan 24';

/** Measures how the library shows and filters the images of a large archive. */
export async function measureImageList(): Promise<Table> {
  const folder = await mkdtemp(join(tmpdir(), 'cae-map-image-list-'));
  const server = await startServer(folder, { RATE_LIMIT: '0' });
  const browser = await launchBrowser();
  try {
    await createAdministrator(folder, administrator, 'Bench');
    const page = await browser.newPage({ locale: 'ru-RU', viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(pageTimeout);
    const product = new Product({ page, language: 'ru', layout: 'desktop' });
    await page.goto(`${server.address}/login?redirect=%2Fadmin%2Fimages`);
    await product.waitForHydration();
    await product.account.logIn(administrator);
    await product.imageLibrary.grid.waitFor();

    await multiplyImages(page);
    await observe(page);
    await page.reload();
    await product.imageLibrary.grid.waitFor();
    const untilTiles = await page.evaluate(() => Reflect.get(window, 'untilTiles'));
    const keystrokes = await measureKeystrokes(page, product);
    return {
      title: `The image library with ${imageCount.toLocaleString('en')} images`,
      head: [
        'from the response to the first tiles, ms',
        'keystroke in the filter, until its script has ended, median and slowest, ms',
        'until the next frame of software rendering, median and slowest, ms',
      ],
      rows: [
        [
          Number(untilTiles).toFixed(0),
          describe(keystrokes.map(({ script }) => script)),
          describe(keystrokes.map(({ frame }) => frame)),
        ],
      ],
    };
  } finally {
    await browser.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const describe = (values: readonly number[]): string =>
  `${quantile(values, 0.5).toFixed(0)}, ${Math.max(...values).toFixed(0)}`;

/** Answers the request of the list with copies of the images of the product, each with its own id and titles. */
async function multiplyImages(page: Page): Promise<void> {
  await page.route(listPath, async (route) => {
    const response = await route.fetch();
    const images: ImageRevision[] = await response.json();
    const copies = Array.from({ length: imageCount }, (_, index) => {
      const image = images[index % images.length];
      if (image === undefined) throw new Error('the product has no images');
      return { ...image, image_id: index + 1, title_ru: `Караван ${index}`, title_en: `Caravan ${index}` };
    });
    await route.fulfill({ response, json: copies });
  });
}

/** Records the time from the response headers of the list to the first tile, and the durations of key events. */
async function observe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const keystrokes: Keystroke[] = [];
    Object.assign(window, { keystrokes });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.name === 'keypress')
          keystrokes.push({ script: entry.processingEnd - entry.startTime, frame: entry.duration });
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    let responded: number | undefined;
    const fetch = window.fetch.bind(window);
    window.fetch = async (...request) => {
      const response = await fetch(...request);
      if (response.url.endsWith('/v1/admin/images/')) responded ??= performance.now();
      return response;
    };
    const observer = new MutationObserver(() => {
      if (document.querySelector('[role="listbox"] [role="option"]') === null) return;
      observer.disconnect();
      requestAnimationFrame(() =>
        Object.assign(window, { untilTiles: performance.now() - (responded ?? Number.NaN) }),
      );
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}

/** Types a search, key by key, and returns its keystrokes; those that the browser does not report take less than 16 ms. */
async function measureKeystrokes(page: Page, product: Product): Promise<Keystroke[]> {
  const search = page.getByRole('searchbox', { name: product.imageLibrary.labels.search });
  await search.focus();
  for (const key of typed) {
    await page.keyboard.press(key);
    // Waits until the tiles have been updated, so that keystrokes are measured one at a time.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  }
  const reported = await page.evaluate<Keystroke[]>(() => Reflect.get(window, 'keystrokes'));
  const others = Array.from({ length: typed.length - reported.length }, () => ({ script: 16, frame: 16 }));
  return [...reported, ...others];
}
