/** The width and height of the tiles of the pictures, in their own pixels. */
export const pictureTileSize = 256;

/** The lowest and the highest zoom (256-pixel tiles) of the tiles of the pictures. */
export const pictureLevels = { min: 4, max: 9 } as const;

/**
 * The zooms that the tiles of a level are shown at, relative to the level: enlarged by 1.3 to 2.6. Terrain tiles have no more
 * detail there, and smaller pictures are loaded before the scripts.
 */
const shownFrom = 0.4;

/** The zoom in the middle of those that the tiles of a level are shown at; its style is drawn. */
export function styleZoomOfLevel(level: number): number {
  return level + shownFrom + 0.5;
}

/** Returns the level whose tiles are shown at a zoom of 256-pixel tiles. */
export function pictureLevel(zoom: number): number {
  const { min, max } = pictureLevels;
  return Math.min(max, Math.max(min, Math.floor(zoom - shownFrom)));
}
