import type { ExpressionSpecification, SourceSpecification } from 'maplibre-gl';
import { graticule } from './graticule.ts';

/** The source with everything that is drawn as lines, areas and signs. */
const atlasSourceId = 'atlas';
/** The source with rivers, lakes and mountains finer than the world's tiles can hold them. */
const nearSourceId = 'atlas-near';
/** The source with the pictures of hill-shading. */
export const shadeSourceId = 'atlas-shade';

/** The source of the lines of longitude and latitude. */
export const graticuleSourceId = 'atlas-graticule';

/** Zooms of 512-pixel tiles that the package `atlas` builds. */
const vectorZooms = { min: 0, max: 5 };
/** The one zoom (512-pixel tiles) of the near tiles, and the part of the world that has them, as `shadeBounds`. */
export const nearZoom = 8;
const nearBounds: [number, number, number, number] = [56.25, 11.18, 134.99, 61.6];
const shadeZooms = { min: 2, max: 3 };
/** The part of the world with shading: west, south, east, north in degrees. */
const shadeBounds: [number, number, number, number] = [36, 3, 144, 61.5];

const made = new Map<string, Readonly<Record<string, SourceSpecification>>>();

/** The sources of the atlas; always the same object for an address, so that other colours load nothing again. */
export function atlasSources(url: string): Readonly<Record<string, SourceSpecification>> {
  const known = made.get(url);
  if (known) return known;
  const sources: Record<string, SourceSpecification> = {
    [atlasSourceId]: {
      type: 'vector',
      tiles: [`${url}/tiles/{z}/{x}/{y}.pbf`],
      minzoom: vectorZooms.min,
      maxzoom: vectorZooms.max,
    },
    [nearSourceId]: {
      type: 'vector',
      tiles: [`${url}/near/{z}/{x}/{y}.pbf`],
      minzoom: nearZoom,
      maxzoom: nearZoom,
      bounds: nearBounds,
    },
    [shadeSourceId]: {
      type: 'raster',
      tiles: [`${url}/shade/{z}/{x}/{y}.webp`],
      tileSize: 512,
      minzoom: shadeZooms.min,
      maxzoom: shadeZooms.max,
      bounds: shadeBounds,
    },
    [graticuleSourceId]: { type: 'geojson', data: graticule(), tolerance: 0, maxzoom: 12 },
  };
  made.set(url, sources);
  return sources;
}

/** Where a layer for near by takes its features from. */
export function nearLayer(name: string): { source: string; 'source-layer': string; minzoom: number } {
  return { source: nearSourceId, 'source-layer': name, minzoom: nearZoom };
}

/** What the near tiles hold too is left to them where they are shown. */
export const unlessNear: ExpressionSpecification = ['any', ['!', ['has', 'near']], ['<', ['zoom'], nearZoom]];

/** Where a layer of the style takes its features from. */
export function atlasLayer(name: string): { source: string; 'source-layer': string } {
  return { source: atlasSourceId, 'source-layer': name };
}
