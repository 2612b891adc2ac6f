/** What the map needs to request the terrain tiles; set-up writes it beside them. */
export interface TerrainManifest {
  /** A hash of all tiles, part of their URLs. */
  readonly hash: string;
  /** Zooms of 512-pixel tiles. */
  readonly minzoom: number;
  readonly maxzoom: number;
  /** West, south, east, north in degrees. */
  readonly bounds: readonly [number, number, number, number];
}

/** What the style needs of the terrain: where its tiles and the contour tiles made of them are. */
export interface Terrain {
  readonly manifest: TerrainManifest;
  /** The URL of the terrain tiles with `{z}`, `{x}` and `{y}`. */
  readonly tiles: string;
  /** The URL of the contour tiles; null without contour lines. */
  readonly contours: string | null;
  /** Finer tiles of another provider for high zooms. */
  readonly fine?: FineTerrain;
}

/** How the colours of a terrain tile encode the height; the names are those of MapLibre. */
export type TerrainEncoding = 'terrarium' | 'mapbox';

/** Terrain tiles of 256 pixels of another provider. */
export interface TerrainTiles {
  /** The URL with `{z}`, `{x}` and `{y}`. */
  readonly url: string;
  readonly encoding: TerrainEncoding;
}

/** Terrain tiles of another provider with the contour tiles made of them. */
export interface FineTerrain extends TerrainTiles {
  readonly contours: string | null;
}

/** From this zoom (256-pixel tiles) finer tiles replace those of the atlas. */
export const fineTerrainZoom = 10;

/** The highest zoom (256-pixel tiles) at which finer tiles are requested: most services have it, and a pixel is 25 m. */
export const fineTerrainMaxZoom = 12;

/** The URL of the terrain tiles. */
export function terrainTilesUrl(atlasUrl: string, { hash }: TerrainManifest): string {
  return `${atlasUrl}/terrain/${hash}/{z}/{x}/{y}.webp`;
}

/**
 * Fetches the manifest of the terrain tiles.
 * @returns null when there are no terrain tiles, or the request fails: the map works without relief
 */
export async function fetchTerrainManifest(
  atlasUrl: string,
  signal: AbortSignal,
): Promise<TerrainManifest | null> {
  try {
    const response = await fetch(`${atlasUrl}/terrain/terrain.json`, { signal });
    return response.ok ? readTerrainManifest(await response.json()) : null;
  } catch {
    return null;
  }
}

function readTerrainManifest(value: unknown): TerrainManifest | null {
  if (typeof value !== 'object' || value === null) return null;
  const { hash, minzoom, maxzoom, bounds }: { [name: string]: unknown } = { ...value };
  if (typeof hash !== 'string' || !isZoom(minzoom) || !isZoom(maxzoom) || minzoom > maxzoom) return null;
  if (!Array.isArray(bounds) || !bounds.every(Number.isFinite)) return null;
  const [west, south, east, north, ...others]: number[] = bounds;
  if (west === undefined || south === undefined || east === undefined || north === undefined) return null;
  if (others.length > 0 || west >= east || south >= north) return null;
  return { hash, minzoom, maxzoom, bounds: [west, south, east, north] };
}

function isZoom(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 22;
}
