import { readFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from '../../scripts/lib/root.mjs';
import type { MapData } from './page/bench-page.ts';
import { pageScript } from './page-script.ts';

/** What the URLs of the tiles of stops and legs begin with on the map of the product, which fetches them itself. */
export const recordTileOrigin = 'record-tiles:/';

/** A server of a page that contains only MapLibre and the same map as the product. */
export interface BarePage {
  readonly address: string;
  close(): void;
}

/** Finds files in the libraries of the web application. */
const webApplication = createRequire(join(root, 'apps/web/package.json'));
/** The folder of the published MapLibre bundles. */
const library = join(dirname(webApplication.resolve('maplibre-gl/package.json')), 'dist');

/** The published bundle of the library that makes contour tiles. */
const contourLibrary = webApplication.resolve('maplibre-contour');

/**
 * Serves the bare page. Requests for tiles and fonts are forwarded to the product, so that both pages load the same files.
 * @param wheelZoomRate MapLibre's wheel zoom rate that zooms as far per notch as the product
 */
export async function serveBarePage(
  productAddress: string,
  mapData: MapData,
  wheelZoomRate: number,
): Promise<BarePage> {
  const libraryUrl = '/bare/maplibre-gl.mjs';
  const workerUrl = '/bare/maplibre-gl-worker.mjs';
  const contourLibraryUrl = '/bare/maplibre-contour.mjs';
  const script = await pageScript('bare-map');
  const html = await readFile(new URL('./page/bare-page.html', import.meta.url));
  let address = '';
  const mapJson = () =>
    JSON.stringify({ ...mapData, libraryUrl, workerUrl, contourLibraryUrl, wheelZoomRate })
      .replaceAll(productAddress, address)
      .replaceAll(recordTileOrigin, address);
  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', productAddress);
    const send = (type: string, body: string | Buffer) => {
      outgoing.writeHead(200, { 'content-type': type }).end(body);
    };
    if (pathname === '/') send('text/html; charset=utf-8', html);
    else if (pathname === '/bare/bare-map.js') send('text/javascript', script);
    else if (pathname === '/bare/map.json') send('application/json', mapJson());
    else if (pathname === contourLibraryUrl) {
      void readFile(contourLibrary).then((body) => send('text/javascript', body));
    } else if (/^\/bare\/maplibre-gl[\w-]*\.(mjs|css)$/.test(pathname)) {
      const type = pathname.endsWith('.css') ? 'text/css' : 'text/javascript';
      void readFile(join(library, pathname.replace('/bare/', ''))).then((body) => send(type, body));
    } else forward(productAddress, incoming, outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const listening = server.address();
  if (typeof listening === 'string' || listening === null)
    throw new Error('the server does not listen on a port');
  address = `http://127.0.0.1:${listening.port}`;
  return { address, close: () => void server.close() };
}

function forward(productAddress: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, headers, url = '/' } = incoming;
  const forwarded = request(new URL(url, productAddress), { method, headers }, (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(outgoing);
  });
  forwarded.on('error', () => outgoing.destroy());
  incoming.pipe(forwarded);
}
