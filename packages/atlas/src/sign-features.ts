import type { MountainSign } from './mountain-signs.ts';
import type { PlacedFeature } from './placed-layer.ts';
import { maxTileZoom } from './tile-layers.ts';

/**
 * The signs of mountains as features of the tiles: `kind`, `variant`, `tenths` of the usual size, and `from`, the zoom from
 * which one is drawn.
 */
export function signFeatures(signs: readonly MountainSign[]): PlacedFeature[] {
  return signs.map(({ point, fromZoom, kind, variant, tenths }) => ({
    anchor: point,
    minZoom: Math.min(fromZoom, maxTileZoom),
    maxZoom: maxTileZoom,
    properties: { kind, variant, tenths, from: fromZoom },
  }));
}
