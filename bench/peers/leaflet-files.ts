import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readCountries } from '@cae-map/atlas/basemap';
import type { PeerOptions } from './page/peer-page.ts';
import { buildScripts, pageSource } from './page-build.ts';
import { embedOptions } from './page-html.ts';
import type { PageFile } from './page-server.ts';

const { resolve } = createRequire(import.meta.url);
const leaflet = dirname(resolve('leaflet/package.json'));
const cluster = dirname(resolve('leaflet.markercluster/package.json'));

/** Builds the files of the Leaflet page by path. Requests for places and texts are forwarded to the product. */
export async function buildLeafletFiles(options: PeerOptions): Promise<Record<string, PageFile>> {
  const styles = await Promise.all(
    [
      join(leaflet, 'dist/leaflet.css'),
      join(cluster, 'dist/MarkerCluster.css'),
      join(cluster, 'dist/MarkerCluster.Default.css'),
      pageSource('page.css'),
    ].map((path) => readFile(path, 'utf8')),
  );
  const { land } = await readCountries('50m');
  const readImage = async (name: string): Promise<[string, PageFile]> => {
    const body = await readFile(join(leaflet, 'dist/images', name));
    return [`/peer/images/${name}`, { type: 'image/png', body }];
  };
  return {
    '/': { type: 'text/html; charset=utf-8', body: await embedOptions('leaflet.html', options), brotli: 11 },
    '/peer/page.css': { type: 'text/css', body: styles.join('\n'), brotli: 11 },
    '/peer/land.json': { type: 'application/json', body: JSON.stringify(roundPositions(land)), brotli: 9 },
    ...Object.fromEntries([await readImage('marker-icon.png'), await readImage('marker-shadow.png')]),
    ...(await buildScripts({ page: pageSource('leaflet-page.ts') })),
  };
}

/** Rounds to three decimals (about 100 m), which is finer than the data. */
function roundPositions(land: object): unknown {
  return JSON.parse(
    JSON.stringify(land, (_key, value: unknown) =>
      typeof value === 'number' ? Math.round(value * 1000) / 1000 : value,
    ),
  );
}
