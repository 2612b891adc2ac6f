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
import { createTilesOf, tileHeaders } from './more-tiles.ts';
import { measureNotch, wheelZoomRate } from './path.ts';

export interface Content {
  readonly title: string;
  /** By how much the shipped places are multiplied. */
  readonly times: number;
  /** The stored options of the visitor, by their names in the specification. */
  readonly options?: Readonly<Record<string, boolean>>;
}

const everyOverlay = {
  showHeatmap: true,
  showUncertainty: true,
  showModernTitle: true,
  showGeoPhotos: true,
} as const;

/** The content sizes of the measurement. */
export const contents: readonly Content[] = [
  { title: 'shipped', times: 1 },
  { title: 'shipped, every overlay', times: 1, options: everyOverlay },
  { title: 'ten times', times: 10 },
];
const rounds = 5;

/**
 * Measures script and layout while the map is moved along a path, alternately in the product and on a page that contains only
 * MapLibre and the same layers, with the same events in the same frames.
 */
export async function measureFrames(address: string): Promise<Table> {
  const measured: ContentRounds[] = [];
  for (const content of contents) {
    // Each content size is measured in a new browser.
    const browser = await launchBrowser();
    try {
      measured.push({ title: content.title, ...(await measureContent(browser, address, content)) });
    } finally {
      await browser.close();
    }
  }
  return frameTable(measured);
}

async function measureContent(browser: Browser, address: string, { title, times, options }: Content) {
  const product = await openWindow(browser);
  if (options !== undefined) await storeOptions(product, options);
  if (times > 1) await mockPlaces(product, address, times);
  await openProduct(product, address);
  const rate = wheelZoomRate(await measureNotch(product));
  // The first round warms up the script and is not counted. In it the product also draws all images of the map.
  const first = await measureRound(product);
  const mapData = await product.evaluate(() => window.bench.readMapData());
  const server = await serveBarePage(address, mapData, rate);
  try {
    const bare = await openWindow(browser);
    await openBarePage(bare, server.address);
    checkSameEnd(await measureRound(bare), first);
    const productRounds: Round[] = [];
    const bareRounds: Round[] = [];
    const measureProduct = async () => productRounds.push(await measureRound(product));
    const measureBare = async () => bareRounds.push(await measureRound(bare));
    for (let round = 1; round <= rounds; round += 1) {
      console.log(`frames, ${title}: round ${round} of ${rounds}`);
      // The order alternates, so that load from other processes affects both pages alike.
      const order = round % 2 === 0 ? [measureBare, measureProduct] : [measureProduct, measureBare];
      for (const measure of order) await measure();
    }
    for (const round of [...productRounds, ...bareRounds]) checkSameEnd(round, first);
    return { product: productRounds, bare: bareRounds };
  } finally {
    server.close();
  }
}

async function storeOptions(page: Page, options: NonNullable<Content['options']>): Promise<void> {
  await page.addInitScript((text) => localStorage.setItem('appOptions', text), JSON.stringify(options));
}

/** Multiplies the places in the response of the place list and in the tiles of the map. */
export async function mockPlaces(page: Page, address: string, times: number): Promise<void> {
  const shipped: PlaceRecord[] = await (await fetch(`${address}/v1/places/`)).json();
  const findTile = createTilesOf(multiplyPlaces(shipped, times));
  await page.route('**/v1/map-tiles/*/*/*/*', async (route) => {
    const body = findTile(new URL(route.request().url()).pathname);
    if (body === null) await route.continue();
    else await route.fulfill({ body, headers: tileHeaders });
  });
  await page.route('**/v1/places/', async (route) => {
    const places: PlaceRecord[] = await (await route.fetch()).json();
    await route.fulfill({ json: multiplyPlaces(places, times) });
  });
}

/** Throws when two rounds have ended at different views, since they are then not comparable. */
function checkSameEnd({ end }: Round, first: Round): void {
  const difference = (field: keyof typeof end): number => Math.abs(end[field] - first.end[field]);
  if (difference('zoom') > 0.01 || difference('longitude') > 0.01 || difference('latitude') > 0.01) {
    throw new Error(`the path ended at ${JSON.stringify(end)} and to ${JSON.stringify(first.end)}`);
  }
}
