import { readFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from '../../scripts/lib/root.mjs';
import type { DrawnMapData } from './page/bench-page.ts';
import { pageScript } from './page-script.ts';

/** A page with nothing but MapLibre and the map that the product has drawn. */
export interface BarePage {
  readonly address: string;
  close(): void;
}

/** The files of MapLibre that the web application is built with. */
const library = join(
  dirname(createRequire(join(root, 'apps/web/package.json')).resolve('maplibre-gl/package.json')),
  'dist',
);

/**
 * Serves the bare page. Tiles and fonts come from the product, through this server, so that both pages get the same.
 * @param wheelZoomRate by what MapLibre's own wheel zooms as far as the product's
 */
export async function serveBarePage(
  productAddress: string,
  drawn: DrawnMapData,
  wheelZoomRate: number,
): Promise<BarePage> {
  const libraryUrl = '/bare/maplibre-gl.mjs';
  const workerUrl = '/bare/maplibre-gl-worker.mjs';
  const script = await pageScript('bare-map');
  const html = await readFile(new URL('./page/bare-page.html', import.meta.url));
  let address = '';
  const mapData = () =>
    JSON.stringify({ ...drawn, libraryUrl, workerUrl, wheelZoomRate }).replaceAll(productAddress, address);
  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', productAddress);
    const send = (type: string, body: string | Buffer) => {
      outgoing.writeHead(200, { 'content-type': type }).end(body);
    };
    if (pathname === '/') send('text/html; charset=utf-8', html);
    else if (pathname === '/bare/bare-map.js') send('text/javascript', script);
    else if (pathname === '/bare/map.json') send('application/json', mapData());
    else if (/^\/bare\/maplibre-gl[\w-]*\.(mjs|css)$/.test(pathname)) {
      const type = pathname.endsWith('.css') ? 'text/css' : 'text/javascript';
      void readFile(join(library, pathname.replace('/bare/', ''))).then((body) => send(type, body));
    } else forward(productAddress, incoming, outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const listening = server.address();
  if (typeof listening === 'string' || listening === null) throw new Error('a port was expected');
  address = `http://127.0.0.1:${listening.port}`;
  return { address, close: () => void server.close() };
}

function forward(productAddress: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, headers, url = '/' } = incoming;
  const forwarded = request(new URL(url, productAddress), { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  forwarded.on('error', () => outgoing.destroy());
  incoming.pipe(forwarded);
}
