import type { PlaceRecord } from '@cae-map/contract/entities/place';
import type { Page } from '@playwright/test';
import { multiplyPlaces } from '../frames/more-content.ts';
import type { DrawnMapData } from '../frames/page/bench-page.ts';
import { measureNotch, wheelZoomRate } from '../frames/path.ts';
import type { Table } from '../report.ts';
import { bareFiles } from './bare-files.ts';
import { leafletFiles } from './leaflet-files.ts';
import { measurePage } from './measure-page.ts';
import type { PageFigures } from './measure-page.ts';
import { openInPeer, openInProduct } from './open-places.ts';
import type { PeerOptions } from './page/peer-page.ts';
import { contents } from './pages.ts';
import type { Content, PageName } from './pages.ts';
import { peerTables } from './peer-tables.ts';
import type { ContentFigures } from './peer-tables.ts';

/** What the product has drawn, from which the other pages are made. */
interface Drawn {
  readonly map: DrawnMapData;
  readonly address: string;
  readonly options: PeerOptions;
}

/**
 * Measures the product beside a plain Leaflet page and a bare MapLibre page, each with the places that ship and with
 * many times as many.
 */
export async function measurePeers(address: string): Promise<Table[]> {
  const shipped: PlaceRecord[] = await (await fetch(`${address}/v1/places/`)).json();
  const measured: ContentFigures[] = [];
  for (const { title, times } of contents) {
    const content: Content = { title, times, places: multiplyPlaces(shipped, times) };
    measured.push({ title, times, figures: await measureContent(address, content) });
  }
  return peerTables(measured);
}

async function measureContent(address: string, content: Content): Promise<Map<PageName, PageFigures>> {
  const figures = new Map<PageName, PageFigures>();
  let drawn: Drawn | undefined;
  const product = { name: 'product', files: () => ({}), openPlace: openInProduct } as const;
  figures.set(
    'product',
    await measureNamed(address, product, content, async (page, pageAddress) => {
      drawn = await readDrawn(page, pageAddress);
    }),
  );
  if (!drawn) throw new Error(`the product has not drawn ${content.title} within its limits`);
  const bare = await bareFiles(drawn.map, drawn.address, drawn.options);
  const leaflet = await leafletFiles(drawn.options);
  const peers = [
    { name: 'bare MapLibre', files: bare, openPlace: openInPeer },
    { name: 'Leaflet', files: () => leaflet, openPlace: openInPeer },
  ] as const;
  for (const peer of peers) figures.set(peer.name, await measureNamed(address, peer, content));
  return figures;
}

async function measureNamed(...parameters: Parameters<typeof measurePage>): Promise<PageFigures> {
  const [, { name }, { title }] = parameters;
  // Drawn by software it takes its time, and a person waits.
  console.log(`peers, ${title}: ${name}`);
  return measurePage(...parameters);
}

async function readDrawn(page: Page, address: string): Promise<Drawn> {
  const notchLevels = await measureNotch(page);
  const map = await page.evaluate(() => window.bench.read());
  await page.goto(address);
  await page.locator('[data-map="idle"]').waitFor();
  const { view, minZoom, maxZoom, padding } = await page.evaluate(() => window.bench.read());
  const rate = wheelZoomRate(notchLevels);
  const options = { view, minZoom, maxZoom, padding, notchLevels, wheelZoomRate: rate, fonts: [] };
  return { map, address, options };
}
