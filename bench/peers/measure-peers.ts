import type { PlaceRecord } from '@cae-map/contract/entities/place';
import type { Page } from '@playwright/test';
import { multiplyPlaces } from '../frames/more-content.ts';
import type { DrawnMapData } from '../frames/page/bench-page.ts';
import { measureNotch, startView, wheelZoomRate } from '../frames/path.ts';
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
  let known: Drawn | undefined;
  for (const { title, times } of contents) {
    const content: Content = { title, times, places: multiplyPlaces(shipped, times) };
    const { figures, drawn } = await measureContent(address, content, known);
    known = drawn ?? known;
    measured.push({ title, times, figures });
  }
  return peerTables(measured);
}

/** @param known what the product has drawn of another content, for the case that it draws nothing of this one */
async function measureContent(
  address: string,
  content: Content,
  known: Drawn | undefined,
): Promise<{ figures: Map<PageName, PageFigures>; drawn: Drawn | undefined }> {
  const figures = new Map<PageName, PageFigures>();
  let drawn: Drawn | undefined;
  const product = { name: 'product', files: () => ({}), openPlace: openInProduct } as const;
  const ofProduct = await measureNamed(address, product, content, async (page, pageAddress) => {
    drawn = await readDrawn(page, pageAddress);
  });
  figures.set('product', ofProduct);
  if (drawn) {
    const files = await bareFiles(drawn.map, drawn.address, drawn.options);
    const bare = { name: 'bare MapLibre', files, openPlace: openInPeer } as const;
    figures.set('bare MapLibre', await measureNamed(address, bare, content));
  }
  const options = (drawn ?? known)?.options;
  if (options) {
    const files = await leafletFiles(options);
    const leaflet = { name: 'Leaflet', files: () => files, openPlace: openInPeer } as const;
    figures.set('Leaflet', await measureNamed(address, leaflet, content));
  }
  return { figures, drawn };
}

async function measureNamed(...parameters: Parameters<typeof measurePage>): Promise<PageFigures> {
  const [, { name }, { title }] = parameters;
  // Drawn by software it takes its time, and a person waits.
  console.log(`peers, ${title}: ${name}`);
  return measurePage(...parameters);
}

/** Reads what the other pages need: at the place where the path begins, since some pictures are drawn when they are met. */
async function readDrawn(page: Page, address: string): Promise<Drawn> {
  const { view, minZoom, maxZoom, padding } = await page.evaluate(() => window.bench.read());
  await page.evaluate((start) => window.bench.show(start), startView);
  const notchLevels = await measureNotch(page);
  const map = await page.evaluate(() => window.bench.read());
  const rate = wheelZoomRate(notchLevels);
  const options = { view, minZoom, maxZoom, padding, notchLevels, wheelZoomRate: rate, fonts: [] };
  return { map, address, options };
}
