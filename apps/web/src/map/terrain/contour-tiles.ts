import { addProtocol } from 'maplibre-gl';
import type { TerrainEncoding } from './terrain-manifest.ts';

/** The zooms (512-pixel tiles) at which contour tiles are generated; the map overzooms the highest. */
export const contourZooms = { min: 6, max: 9 } as const;

/** The property of a contour line with its height in metres, and the layer of the tiles. */
export const contourHeight = 'ele';
export const contourLayer = 'contours';

/** The distance between contour lines in metres by zoom (512-pixel tiles): more would merge on the slopes of the Himalaya. */
const intervals = { 6: [1000], 7: [500], 8: [250], 9: [100] };

/** Waiting for a terrain tile, in milliseconds, before a contour tile fails; the map then has none there. */
const timeout = 20_000;

/** The number of decoded terrain tiles that the worker keeps, 1 MB each: those around a view of a large screen. */
const cachedTerrainTiles = 12;

const urlsByTerrain = new Map<string, Promise<string>>();

/**
 * Makes MapLibre able to request contour tiles, which a worker generates from terrain tiles.
 * @param terrainTiles the URL of the terrain tiles with `{z}`, `{x}` and `{y}`
 * @param maxzoom the maximum zoom of the terrain tiles, in the numbers of their URLs
 * @returns the URL of the contour tiles
 * @throws when the library fails to load
 */
export async function contourTiles(
  terrainTiles: string,
  maxzoom: number,
  encoding: TerrainEncoding = 'terrarium',
): Promise<string> {
  const known = urlsByTerrain.get(terrainTiles);
  if (known) return known;
  const prepared = prepare(terrainTiles, maxzoom, encoding);
  urlsByTerrain.set(terrainTiles, prepared);
  prepared.catch(() => urlsByTerrain.delete(terrainTiles));
  return prepared;
}

async function prepare(terrainTiles: string, maxzoom: number, encoding: TerrainEncoding): Promise<string> {
  const { default: contour } = await import('maplibre-contour');
  const source = new contour.DemSource({
    url: terrainTiles,
    encoding,
    maxzoom,
    cacheSize: cachedTerrainTiles,
    timeoutMs: timeout,
  });
  addProtocol(source.contourProtocolId, source.contourProtocol);
  return source.contourProtocolUrl({ thresholds: intervals, elevationKey: contourHeight, contourLayer });
}
