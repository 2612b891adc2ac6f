import type { PlaceRecord } from '@cae-map/contract/entities/place';
import type { Browser, Page } from '@playwright/test';
import { launchBrowser } from '../browser.ts';
import type { Table } from '../report.ts';
import { serveBarePage } from './bare-page.ts';
import { frameTable } from './frame-table.ts';
import type { ContentRounds } from './frame-table.ts';
import { measureRound, openBarePage, openProduct, openWindow } from './measured-page.ts';
import type { Round } from './measured-page.ts';
import { multiplyPlaces } from './more-content.ts';
import { measureNotch, wheelZoomRate } from './path.ts';

export interface Content {
  readonly title: string;
  /** How many times the places that ship. */
  readonly times: number;
}

/** With what the product is measured. */
export const contents: readonly Content[] = [
  { title: 'as shipped', times: 1 },
  { title: 'ten times', times: 10 },
];
const rounds = 5;

/**
 * Measures script and layout while the map of the product is moved along a path, and the same on a page with nothing but
 * MapLibre and the same layers: the same events in the same frames, in turn.
 */
export async function measureFrames(address: string): Promise<Table> {
  const measured: ContentRounds[] = [];
  for (const content of contents) {
    // Each content begins with a browser that has done nothing yet.
    const browser = await launchBrowser();
    try {
      measured.push({ title: content.title, ...(await measureContent(browser, address, content)) });
    } finally {
      await browser.close();
    }
  }
  return frameTable(measured);
}

async function measureContent(browser: Browser, address: string, { title, times }: Content) {
  const product = await openWindow(browser);
  if (times > 1) await serveMorePlaces(product, times);
  await openProduct(product, address);
  const rate = wheelZoomRate(await measureNotch(product));
  // The first round of a page compiles its script and does not count; in it the product also draws every picture.
  const first = await measureRound(product);
  const drawn = await product.evaluate(() => window.bench.read());
  const server = await serveBarePage(address, drawn, rate);
  try {
    const bare = await openWindow(browser);
    await openBarePage(bare, server.address);
    checkSameEnd(await measureRound(bare), first);
    const ofProduct: Round[] = [];
    const ofBare: Round[] = [];
    const measureProduct = async () => ofProduct.push(await measureRound(product));
    const measureBare = async () => ofBare.push(await measureRound(bare));
    for (let round = 1; round <= rounds; round += 1) {
      // Drawn by software the path takes its time, and a person waits.
      console.log(`frames, ${title}: round ${round} of ${rounds}`);
      // What the machine does beside it comes and goes: neither page is always the first.
      const order = round % 2 === 0 ? [measureBare, measureProduct] : [measureProduct, measureBare];
      for (const measure of order) await measure();
    }
    for (const round of [...ofProduct, ...ofBare]) checkSameEnd(round, first);
    return { product: ofProduct, bare: ofBare };
  } finally {
    server.close();
  }
}

/** Gives a page many times the places of the product. */
export async function serveMorePlaces(page: Page, times: number): Promise<void> {
  await page.route('**/v1/places/', async (route) => {
    const places: PlaceRecord[] = await (await route.fetch()).json();
    await route.fulfill({ json: multiplyPlaces(places, times) });
  });
}

/** Throws when two rounds have not led to the same place: they are not to be compared then. */
function checkSameEnd({ end }: Round, first: Round): void {
  const apart = (field: keyof typeof end): number => Math.abs(end[field] - first.end[field]);
  if (apart('zoom') > 0.01 || apart('longitude') > 0.01 || apart('latitude') > 0.01) {
    throw new Error(`the path led to ${JSON.stringify(end)} and to ${JSON.stringify(first.end)}`);
  }
}
