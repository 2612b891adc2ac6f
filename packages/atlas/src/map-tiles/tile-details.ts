import type { RouteDetail } from '@cae-map/expedition/map-features/route-features';

/** A level of detail of the route in a tile. */
export interface TileDetail {
  readonly detail: RouteDetail;
  /** The lowest rounded zoom (256-pixel tiles) at which the tile is used with this level. */
  readonly zoom: number;
}

/** Lists the levels of detail in tiles of a zoom (512-pixel tiles), which are used at two rounded zooms. */
export function listDetails(tileZoom: number): readonly TileDetail[] {
  const [lower, upper] = [tileZoom + 1, tileZoom + 2].map((zoom) => ({ detail: detailAt(zoom), zoom }));
  if (lower === undefined || upper === undefined) return [];
  return lower.detail === upper.detail ? [lower] : [lower, upper];
}

/** The level of detail at a rounded zoom (256-pixel tiles). */
function detailAt(zoom: number): RouteDetail {
  if (zoom <= 6) return 'low';
  return zoom >= 9 ? 'full' : 'middle';
}
