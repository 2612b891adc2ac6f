import type { ExpressionSpecification, SourceSpecification, VectorSourceSpecification } from 'maplibre-gl';
import { contourZooms } from '../terrain/contour-tiles.ts';
import { fineTerrainMaxZoom, fineTerrainZoom } from '../terrain/terrain-manifest.ts';
import type { FineTerrain, Terrain, TerrainManifest } from '../terrain/terrain-manifest.ts';
import { createGraticule } from './graticule.ts';

/** The vector source of lines, areas and icons. */
const atlasSourceId = 'atlas';
/** The vector source of detailed rivers, lakes and mountains. */
const nearSourceId = 'atlas-near';
/** The raster source of the hill shading. */
export const shadeSourceId = 'atlas-shade';

/** The source of the heights of the terrain. */
export const terrainSourceId = 'atlas-terrain';

/** The source of the contour lines. */
export const contourSourceId = 'atlas-contours';

/** The sources of the finer terrain of another provider and its contour lines. */
export const fineTerrainSourceId = 'fine-terrain';
export const fineContourSourceId = 'fine-contours';

/** The source of meridians and parallels. */
export const graticuleSourceId = 'atlas-graticule';

/** Zooms (512-pixel tiles) that the package `atlas` generates. */
const vectorZooms = { min: 0, max: 5 };
/** The only zoom (512-pixel tiles) of the near tiles. */
export const nearZoom = 8;
/** The bounds of the near tiles: west, south, east, north in degrees. */
const nearBounds: [number, number, number, number] = [56.25, 11.18, 134.99, 61.6];
const shadeZooms = { min: 2, max: 3 };
/** The bounds of the hill shading: west, south, east, north in degrees. */
const shadeBounds: [number, number, number, number] = [36, 3, 144, 61.5];

const sourcesByUrl = new Map<string, Readonly<Record<string, SourceSpecification>>>();

/**
 * The sources of the atlas, with those of the relief if there is terrain; the same objects for the same arguments, so that a
 * new colour scheme does not reload them.
 */
export function atlasSources(
  url: string,
  terrain: Terrain | null,
): Readonly<Record<string, SourceSpecification>> {
  return terrain ? { ...vectorSources(url), ...terrainSources(terrain) } : vectorSources(url);
}

const sourcesByTerrain = new WeakMap<Terrain, Readonly<Record<string, SourceSpecification>>>();

function terrainSources(terrain: Terrain): Readonly<Record<string, SourceSpecification>> {
  const cached = sourcesByTerrain.get(terrain);
  if (cached) return cached;
  const { manifest, tiles, contours } = terrain;
  const sources: Record<string, SourceSpecification> = {
    [terrainSourceId]: {
      type: 'raster-dem',
      tiles: [tiles],
      encoding: 'terrarium',
      tileSize: 512,
      minzoom: manifest.minzoom,
      maxzoom: manifest.maxzoom,
      bounds: [...manifest.bounds],
    },
  };
  if (contours !== null) {
    sources[contourSourceId] = {
      type: 'vector',
      tiles: [contours],
      minzoom: contourZooms.min,
      maxzoom: contourZooms.max,
      bounds: [...manifest.bounds],
    };
  }
  if (terrain.fine) Object.assign(sources, fineTerrainSources(terrain.fine, manifest));
  sourcesByTerrain.set(terrain, sources);
  return sources;
}

/** The built-in bounds limit the finer tiles as well: elsewhere there is no relief that they would continue. */
function fineTerrainSources(
  { url, encoding, contours }: FineTerrain,
  { bounds }: TerrainManifest,
): Record<string, SourceSpecification> {
  const [west, south, east, north] = bounds;
  const extent: Pick<VectorSourceSpecification, 'minzoom' | 'maxzoom' | 'bounds'> = {
    minzoom: fineTerrainZoom - 1,
    maxzoom: fineTerrainMaxZoom,
    bounds: [west, south, east, north],
  };
  return {
    [fineTerrainSourceId]: { type: 'raster-dem', tiles: [url], encoding, tileSize: 256, ...extent },
    ...(contours === null ? {} : { [fineContourSourceId]: { type: 'vector', tiles: [contours], ...extent } }),
  };
}

function vectorSources(url: string): Readonly<Record<string, SourceSpecification>> {
  const cached = sourcesByUrl.get(url);
  if (cached) return cached;
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
    [graticuleSourceId]: { type: 'geojson', data: createGraticule(), tolerance: 0, maxzoom: 12 },
  };
  sourcesByUrl.set(url, sources);
  return sources;
}

/** The source properties of a style layer with features of the near tiles. */
export function nearSourceLayer(name: string): { source: string; 'source-layer': string; minzoom: number } {
  return { source: nearSourceId, 'source-layer': name, minzoom: nearZoom };
}

/** A filter that excludes features of the near tiles at zooms where the near tiles are shown. */
export const unlessInNearTiles: ExpressionSpecification = [
  'any',
  ['!', ['has', 'near']],
  ['<', ['zoom'], nearZoom],
];

/** The source properties of a style layer with features of the atlas tiles. */
export function atlasSourceLayer(name: string): { source: string; 'source-layer': string } {
  return { source: atlasSourceId, 'source-layer': name };
}
