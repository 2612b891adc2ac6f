import { contourTiles } from './contour-tiles.ts';
import { fetchTerrainManifest, terrainTilesUrl, type Terrain } from './terrain-manifest.ts';

/**
 * Loads the manifest of the built-in terrain and prepares its contour lines; without the library of these it has none.
 * @param atlasUrl absolute, because a worker requests the tiles
 * @returns null when there is no terrain or the request fails
 */
export async function loadTerrain(atlasUrl: string, signal: AbortSignal): Promise<Terrain | null> {
  const manifest = await fetchTerrainManifest(atlasUrl, signal);
  if (!manifest) return null;
  const tiles = terrainTilesUrl(atlasUrl, manifest);
  const contours = await contourTiles(tiles, manifest.maxzoom).catch(() => null);
  return { manifest, tiles, contours };
}
