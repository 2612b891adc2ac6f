import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DrawnMapData } from '../frames/page/bench-page.ts';
import type { PeerOptions } from './page/peer-page.ts';
import { buildScripts, mapLibrary, pageSource } from './page-build.ts';
import { optionsInto } from './page-html.ts';
import type { PageFile, PageFiles } from './page-server.ts';
import { makeSprite } from './sprite.ts';

/** A style as far as it is taken apart. */
interface DrawnStyle {
  readonly sources: Readonly<Record<string, { readonly type: string; readonly data?: unknown }>>;
}

/**
 * The files of the bare MapLibre page: the style that the product has drawn, as a file, with its places and lines as
 * files of GeoJSON and its pictures as a sprite. Tiles and fonts come from the product.
 * @param drawnFrom the address that stands in the style
 */
export async function bareFiles(
  drawn: DrawnMapData,
  drawnFrom: string,
  options: PeerOptions,
): Promise<PageFiles> {
  const scripts = await buildScripts({
    page: pageSource('bare-page.ts'),
    'maplibre-gl': join(mapLibrary, 'maplibre-gl.mjs'),
    'maplibre-gl-worker': join(mapLibrary, 'maplibre-gl-worker.mjs'),
  });
  const libraryStyles = await readFile(join(mapLibrary, 'maplibre-gl.css'), 'utf8');
  const pageStyles = await readFile(pageSource('page.css'), 'utf8');
  const html = await optionsInto('bare.html', { ...options, fonts: drawn.loadedFonts });
  const sprite = makeSprite(drawn.images);
  return (address) => {
    const { style, data } = takeApart(drawn.style as DrawnStyle, address);
    const here = (text: string): string => text.replaceAll(drawnFrom, address);
    const json = (value: unknown): PageFile => ({
      type: 'application/json',
      body: here(JSON.stringify(value)),
      brotli: 9,
    });
    return {
      '/': { type: 'text/html; charset=utf-8', body: html, brotli: 11 },
      '/peer/page.css': {
        type: 'text/css',
        body: here([libraryStyles, pageStyles, ...drawn.fontRules].join('\n')),
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

/** Parts a style from the data in it, which becomes files of their own. */
function takeApart(style: DrawnStyle, address: string) {
  const data: Record<string, unknown> = {};
  const sources = Object.entries(style.sources).map(([name, source]) => {
    if (source.type !== 'geojson' || typeof source.data === 'string') return [name, source];
    const path = `/peer/data/${encodeURIComponent(name)}.json`;
    data[path] = source.data;
    return [name, { ...source, data: `${address}${path}` }];
  });
  return { style: { ...style, sources: Object.fromEntries(sources) }, data };
}
