/** The contents of `terrain.json`: what a map needs to request the terrain tiles. */
export interface TerrainManifest {
  /** A hash of all tiles, part of their URLs: `{hash}/{z}/{x}/{y}.webp`. */
  readonly hash: string;
  /** Zooms of 512-pixel tiles. */
  readonly minzoom: number;
  readonly maxzoom: number;
  /** West, south, east, north in degrees. */
  readonly bounds: readonly [number, number, number, number];
}
