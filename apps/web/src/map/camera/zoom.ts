/**
 * Zoom in data, addresses, labels and rules is that of 256-pixel tiles; MapLibre counts 512-pixel tiles and is one less.
 * Only the map module converts.
 */
const difference = 1;

/** A zoom of 256-pixel tiles as MapLibre counts it. */
export function toMapLibreZoom(zoom: number): number {
  return zoom - difference;
}

/** MapLibre's zoom as that of 256-pixel tiles. */
export function fromMapLibreZoom(zoom: number): number {
  return zoom + difference;
}
