/**
 * Zooms in data, URLs, labels and rules are those of 256-pixel tiles. MapLibre uses 512-pixel tiles, so its zoom is one
 * less. Only `src/map` converts.
 */
const difference = 1;

/** Converts a zoom of 256-pixel tiles to MapLibre's zoom. */
export function toMapLibreZoom(zoom: number): number {
  return zoom - difference;
}

/** Converts MapLibre's zoom to that of 256-pixel tiles. */
export function fromMapLibreZoom(zoom: number): number {
  return zoom + difference;
}
