import type { LegProfile } from '@cae-map/expedition/heights/leg-profile';
import { legSamplePositions } from '@cae-map/expedition/heights/sampling';
import {
  chooseZoom,
  hasHeight,
  heightInTile,
  locateInTile,
  tileKey,
  type TerrainPixels,
  type TerrainTile,
} from '@cae-map/expedition/heights/terrain-tiles';
import { lineLengthMetres, wrapLongitude, type Position } from '@cae-map/expedition/route/geography';
import { fetchTerrainManifest, terrainTilesUrl, type TerrainManifest } from './terrain-manifest.ts';

/** The heights along a line, at most. */
const maxHeights = 120;
/** The tiles of a line, at most: about 150 kB each. */
const maxTiles = 8;
/** The decoded tiles that are kept: 1.6 MB each. */
const maxKeptTiles = 12;

const atlasUrl = '/atlas';

/**
 * The heights along a line from the terrain tiles of the built-in map. Those outside of the tiles are null.
 * @throws {Error} when the tiles cannot be loaded
 */
export async function lineHeights(line: readonly Position[], signal: AbortSignal): Promise<LegProfile> {
  const manifest = await fetchTerrainManifest(atlasUrl, signal);
  if (manifest === null) throw new Error('there are no terrain tiles');
  const positions = legSamplePositions(line, maxHeights).map(([latitude, longitude]): Position => [
    latitude,
    wrapLongitude(longitude),
  ]);
  const inside = positions.filter((position) => hasHeight(position, manifest));
  const zoom = chooseZoom(inside, manifest, maxTiles);
  const tiles = new Map(inside.map((at) => locateInTile(at, zoom).tile).map((tile) => [tileKey(tile), tile]));
  const pixels = new Map(
    await Promise.all(
      [...tiles].map(async ([key, tile]) => [key, await loadTile(manifest, tile, signal)] as const),
    ),
  );
  const lengthMetres = lineLengthMetres(line);
  const spacing = lengthMetres / Math.max(1, positions.length - 1);
  const points = positions.map((position, index) => {
    const at = locateInTile(position, zoom);
    const tile = hasHeight(position, manifest) ? pixels.get(tileKey(at.tile)) : undefined;
    return { metres: index * spacing, height: tile === undefined ? null : heightInTile(tile, at) };
  });
  return { points, lengthMetres, hasUnknownWay: false, isOutside: inside.length === 0 };
}

/** Decoded tiles by their URL, the one that was used last at the end. */
const kept = new Map<string, TerrainPixels>();

async function loadTile(
  manifest: TerrainManifest,
  { zoom, x, y }: TerrainTile,
  signal: AbortSignal,
): Promise<TerrainPixels> {
  const url = terrainTilesUrl(atlasUrl, manifest)
    .replace('{z}', String(zoom))
    .replace('{x}', String(x))
    .replace('{y}', String(y));
  const known = kept.get(url);
  const pixels = known ?? (await fetchPixels(url, signal));
  kept.delete(url);
  kept.set(url, pixels);
  const [oldest] = kept.keys();
  if (kept.size > maxKeptTiles && oldest !== undefined) kept.delete(oldest);
  return pixels;
}

async function fetchPixels(url: string, signal: AbortSignal): Promise<TerrainPixels> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`a terrain tile was not loaded: ${response.status}`);
  // The colours are numbers, so that no colour profile may change them.
  const image = await createImageBitmap(await response.blob(), {
    colorSpaceConversion: 'none',
    premultiplyAlpha: 'none',
  });
  const size = image.width;
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = image.height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('the browser has no canvas');
  context.drawImage(image, 0, 0);
  image.close();
  return { size, values: context.getImageData(0, 0, size, canvas.height).data };
}
