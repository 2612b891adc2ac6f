/** What a section needs to know of the terrain tiles; `fetchTerrainManifest` of the map returns it. */
export interface TerrainManifest {
  readonly hash: string;
  readonly minzoom: number;
  readonly maxzoom: number;
  readonly bounds: readonly [number, number, number, number];
}

const manifestPath = '/atlas/terrain/terrain.json';

/** Fetches the manifest of the terrain tiles; null without them. The response is kept by `keep`. */
export async function fetchTerrainFacts(
  keep: (path: string) => Promise<Response>,
): Promise<TerrainManifest | null> {
  try {
    const value: unknown = await (await keep(manifestPath)).json();
    if (typeof value !== 'object' || value === null) return null;
    const { hash, minzoom, maxzoom, bounds } = value as Record<string, unknown>;
    if (typeof hash !== 'string' || typeof minzoom !== 'number' || typeof maxzoom !== 'number') return null;
    const [west, south, east, north] = Array.isArray(bounds) ? bounds.map(Number) : [];
    if (west === undefined || south === undefined || east === undefined || north === undefined) return null;
    return { hash, minzoom, maxzoom: Math.min(maxzoom, 10), bounds: [west, south, east, north] };
  } catch {
    return null;
  }
}
