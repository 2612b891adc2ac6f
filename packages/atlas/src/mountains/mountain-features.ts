import type { MountainSign } from './mountain-icons.ts';
import { nearZoom } from '../tiles/near-tiles.ts';
import type { PlacedFeature } from '../tiles/placed-layer.ts';
import { maxTileZoom } from '../tiles/tile-layers.ts';

/**
 * The signs of mountains of the world's tiles, which are stretched far: `kind`, `variant`, `tenths` of the usual size, and
 * `from`, the zoom (512-pixel tiles) from which one is drawn.
 */
export function worldSigns(signs: readonly MountainSign[]): PlacedFeature[] {
  return signs
    .filter(({ fromZoom }) => fromZoom < nearZoom)
    .map((sign) => featureOf(sign, Math.min(sign.fromZoom, maxTileZoom), maxTileZoom));
}

/** The signs that come in between near by, with the same properties. */
export function nearSigns(signs: readonly MountainSign[]): PlacedFeature[] {
  return signs
    .filter(({ fromZoom }) => fromZoom >= nearZoom)
    .map((sign) => featureOf(sign, nearZoom, nearZoom));
}

function featureOf(
  { point, fromZoom, kind, variant, tenths }: MountainSign,
  minZoom: number,
  maxZoom: number,
): PlacedFeature {
  return { anchor: point, minZoom, maxZoom, properties: { kind, variant, tenths, from: fromZoom } };
}
