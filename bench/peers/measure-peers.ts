import type { PlaceRecord } from '@cae-map/contract/entities/place';
import type { Page } from '@playwright/test';
import { multiplyPlaces } from '../frames/more-content.ts';
import type { MapData } from '../frames/page/bench-page.ts';
import { measureNotch, startView, wheelZoomRate } from '../frames/path.ts';
import type { Table } from '../report.ts';
import { buildBareFiles } from './bare-files.ts';
import { buildLeafletFiles } from './leaflet-files.ts';
import { measurePage } from './measure-page.ts';
import type { PageFigures } from './measure-page.ts';
import { openInPeer, openInProduct } from './open-places.ts';
import type { PeerOptions } from './page/peer-page.ts';
import { contents } from './pages.ts';
import type { Content, PageName } from './pages.ts';
import { peerTables } from './peer-tables.ts';
import type { ContentFigures } from './peer-tables.ts';

/** The map of the product, from which the other pages are built. */
interface ProductMap {
  readonly map: MapData;
  readonly address: string;
  readonly options: PeerOptions;
}

/** Measures the product, a plain Leaflet page and a bare MapLibre page, each with several content sizes. */
export async function measurePeers(address: string): Promise<Table[]> {
  const shipped: PlaceRecord[] = await (await fetch(`${address}/v1/places/`)).json();
  const measured: ContentFigures[] = [];
  let lastMap: ProductMap | undefined;
  for (const { title, times } of contents) {
    const content: Content = { title, times, places: multiplyPlaces(shipped, times) };
    const { figures, productMap } = await measureContent(address, content, lastMap);
    lastMap = productMap ?? lastMap;
    measured.push({ title, times, figures });
  }
  return peerTables(measured);
}

/** @param lastMap the map with another content size, used when the product renders none with this one */
async function measureContent(
  address: string,
  content: Content,
  lastMap: ProductMap | undefined,
): Promise<{ figures: Map<PageName, PageFigures>; productMap: ProductMap | undefined }> {
  const figures = new Map<PageName, PageFigures>();
  let productMap: ProductMap | undefined;
  const product = { name: 'product', files: () => ({}), openPlace: openInProduct } as const;
  const productFigures = await measureWithLog(address, product, content, async (page, pageAddress) => {
    productMap = await readMapOfProduct(page, pageAddress);
  });
  figures.set('product', productFigures);
  if (productMap) {
    const files = await buildBareFiles(productMap.map, productMap.address, productMap.options);
    const bare = { name: 'bare MapLibre', files, openPlace: openInPeer } as const;
    figures.set('bare MapLibre', await measureWithLog(address, bare, content));
  }
  const options = (productMap ?? lastMap)?.options;
  if (options) {
    const files = await buildLeafletFiles(options);
    const leaflet = { name: 'Leaflet', files: () => files, openPlace: openInPeer } as const;
    figures.set('Leaflet', await measureWithLog(address, leaflet, content));
  }
  return { figures, productMap };
}

async function measureWithLog(...parameters: Parameters<typeof measurePage>): Promise<PageFigures> {
  const [, { name }, { title }] = parameters;
  console.log(`peers, ${title}: ${name}`);
  return measurePage(...parameters);
}

/** Reads the map data at the start of the path, since some images are added only when they become visible. */
async function readMapOfProduct(page: Page, address: string): Promise<ProductMap> {
  const { view, minZoom, maxZoom, padding } = await page.evaluate(() => window.bench.readMapData());
  await page.evaluate((start) => window.bench.showView(start), startView);
  const notchLevels = await measureNotch(page);
  const map = await page.evaluate(() => window.bench.readMapData());
  const rate = wheelZoomRate(notchLevels);
  const options = { view, minZoom, maxZoom, padding, notchLevels, wheelZoomRate: rate, fonts: [] };
  return { map, address, options };
}
