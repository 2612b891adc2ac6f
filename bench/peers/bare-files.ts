import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { recordTileOrigin } from '../frames/bare-page.ts';
import type { MapData, MapStyle } from '../frames/page/bench-page.ts';
import type { PeerOptions } from './page/peer-page.ts';
import { buildScripts, mapLibrary, pageSource } from './page-build.ts';
import { embedOptions } from './page-html.ts';
import type { PageFile, PageFiles } from './page-server.ts';
import { makeSprite } from './sprite.ts';

/**
 * Builds the files of the bare MapLibre page: the product's style, its GeoJSON as files and its images as a
 * sprite. Tiles and fonts are forwarded to the product.
 * @param styleOrigin the origin of the URLs in the style
 */
export async function buildBareFiles(
  mapData: MapData,
  styleOrigin: string,
  options: PeerOptions,
): Promise<PageFiles> {
  const scripts = await buildScripts({
    page: pageSource('bare-page.ts'),
    'maplibre-gl': join(mapLibrary, 'maplibre-gl.mjs'),
    'maplibre-gl-worker': join(mapLibrary, 'maplibre-gl-worker.mjs'),
  });
  const libraryStyles = await readFile(join(mapLibrary, 'maplibre-gl.css'), 'utf8');
  const pageStyles = await readFile(pageSource('page.css'), 'utf8');
  const html = await embedOptions('bare.html', { ...options, fonts: mapData.loadedFonts });
  const sprite = makeSprite(mapData.images);
  return (address) => {
    const { style, data } = extractData(mapData.style, address);
    const replaceOrigin = (text: string): string =>
      text.replaceAll(styleOrigin, address).replaceAll(recordTileOrigin, address);
    const json = (value: unknown): PageFile => ({
      type: 'application/json',
      body: replaceOrigin(JSON.stringify(value)),
      brotli: 9,
    });
    return {
      '/': { type: 'text/html; charset=utf-8', body: html, brotli: 11 },
      '/peer/page.css': {
        type: 'text/css',
        body: replaceOrigin([libraryStyles, pageStyles, ...mapData.fontRules].join('\n')),
        brotli: 11,
      },
      '/peer/style.json': json({ ...style, sprite: `${address}/peer/sprite` }),
      '/peer/sprite.json': json(sprite.index),
      '/peer/sprite.png': { type: 'image/png', body: sprite.png },
      ...Object.fromEntries(Object.entries(data).map(([path, value]) => [path, json(value)])),
      ...scripts,
    };
  };
}

/** Replaces inline GeoJSON in a style by URLs, and returns the data by path. */
function extractData(style: MapStyle, address: string) {
  const data: Record<string, unknown> = {};
  const sources = Object.entries(style.sources).map(([name, source]) => {
    if (source.type !== 'geojson' || typeof source.data === 'string') return [name, source];
    const path = `/peer/data/${encodeURIComponent(name)}.json`;
    data[path] = source.data;
    return [name, { ...source, data: `${address}${path}` }];
  });
  return { style: { ...style, sources: Object.fromEntries(sources) }, data };
}
