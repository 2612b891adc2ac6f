import { fromWorld } from '../geometry/mercator.ts';
import { heightGridLayout } from '../terrain/height-grid.ts';
import { postsAround } from '../terrain/posts.ts';
import type { MountainIcon } from './mountain-icons.ts';
import { nearZoom } from '../tiles/near-tiles.ts';
import type { PlacedFeature } from '../tiles/placed-layer.ts';
import { maxTileZoom } from '../tiles/tile-layers.ts';

/**
 * The mountain icons of the world tiles, which are overzoomed: `kind`, `variant`, `tenths` of the normal size, and
 * `from`, the minimum zoom (512-pixel tiles) of each icon; `outside` beyond the height grid, where icons are never replaced by
 * its relief.
 */
export function worldMountainFeatures(icons: readonly MountainIcon[]): PlacedFeature[] {
  return icons
    .filter(({ fromZoom }) => fromZoom < nearZoom)
    .map((sign) => toFeature(sign, Math.min(sign.fromZoom, maxTileZoom), maxTileZoom));
}

/** The additional mountain icons of the near tiles, with the same properties. */
export function nearMountainFeatures(icons: readonly MountainIcon[]): PlacedFeature[] {
  return icons
    .filter(({ fromZoom }) => fromZoom >= nearZoom)
    .map((sign) => toFeature(sign, nearZoom, nearZoom));
}

function toFeature(
  { point, fromZoom, kind, variant, tenths }: MountainIcon,
  minZoom: number,
  maxZoom: number,
): PlacedFeature {
  const outside = isOnHeightGrid(point) ? {} : { outside: 1 };
  return {
    anchor: point,
    minZoom,
    maxZoom,
    properties: { kind, variant, tenths, from: fromZoom, ...outside },
  };
}

function isOnHeightGrid(point: MountainIcon['point']): boolean {
  return postsAround(heightGridLayout, ...fromWorld(point)) !== undefined;
}
