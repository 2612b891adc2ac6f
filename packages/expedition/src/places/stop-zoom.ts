/** At zoom 0 a tile of 256 pixels shows the whole equator of 40,075,017 m: metres in a pixel at the equator. */
const metresPerPixel = 40_075_016.686 / 256;

/** How far apart the stop and its nearest neighbour are then, in CSS pixels: their labels do not collide. */
const neighbourPixels = 70;

const minZoom = 5;
const maxZoom = 10;
/** For a stop without neighbours. */
const defaultZoom = 8;
/** Nearer neighbours, in metres, are part of the same place and are not told apart. */
const samePlaceMetres = 1500;

/**
 * Returns the zoom (of 256-pixel tiles) at which a stop can be told apart from its neighbours along the route, so that the leg
 * between them is visible.
 * @param latitude of the stop, in degrees
 * @param distances to its neighbours, in metres
 */
export function stopZoom(latitude: number, distances: readonly number[]): number {
  const nearest = Math.min(...distances.filter((distance) => distance > samePlaceMetres));
  if (!Number.isFinite(nearest)) return defaultZoom;
  const zoom = Math.log2((neighbourPixels * metresPerPixel * Math.cos((latitude * Math.PI) / 180)) / nearest);
  return Math.min(maxZoom, Math.max(minZoom, zoom));
}
