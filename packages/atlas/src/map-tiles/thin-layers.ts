import type { Feature, LineString, Position } from 'geojson';
import { toWorld, worldSize } from '../geometry/mercator.ts';
import { thinFeatures, type ThinnedFeature } from './thin-features.ts';
import type { TileStop } from './tile-stops.ts';

/** How a layer is thinned. The limits are several times what a tile of the expedition has, so that nothing of it is dropped. */
interface Thinning {
  /** The most points in a tile, before lines are simplified. */
  readonly pointsOfTile: number;
  /** The size in CSS pixels of a cell in which one feature hides others; it is doubled as often as it is necessary. */
  readonly finestCell: number;
}

const stopThinning: Thinning = { pointsOfTile: 500, finestCell: 2 };
export const routeThinning: Thinning = { pointsOfTile: 4000, finestCell: 2 };
/** Arrowheads are larger and farther apart. */
export const arrowThinning: Thinning = { pointsOfTile: 1500, finestCell: 8 };

/** Keeps the stops of a zoom (512-pixel tiles) that can be seen: of stops in one place the most important ones. */
export function thinStops(stops: readonly TileStop[], tileZoom: number): readonly TileStop[] {
  const byImportance = stops.toSorted(
    (one, other) => one.minzoom - other.minzoom || other.rank - one.rank || one.seqid - other.seqid,
  );
  const thinned = byImportance.map((stop) => {
    const [latitude, longitude] = stop.position;
    return { stop, className: stop.section, points: toPixels([[longitude, latitude]], tileZoom) };
  });
  const kept = new Set(thinFeatures(thinned, stopThinning).map(({ stop }) => stop));
  return stops.filter((stop) => kept.has(stop));
}

/**
 * Keeps the lines of a zoom (512-pixel tiles) that can be seen.
 * @param findClass returns the properties by which lines are filtered and coloured
 */
export function thinLines<Line extends Feature<LineString>>(
  lines: readonly Line[],
  tileZoom: number,
  { findClass, ...thinning }: Thinning & { readonly findClass: (line: Line) => string },
): readonly Line[] {
  const thinned = lines.map((line): ThinnedFeature & { readonly line: Line } => ({
    line,
    className: findClass(line),
    points: toPixels(line.geometry.coordinates, tileZoom),
  }));
  return thinFeatures(thinned, thinning).map(({ line }) => line);
}

function toPixels(points: readonly Position[], tileZoom: number): ThinnedFeature['points'] {
  const size = worldSize(tileZoom);
  return points.map(([longitude = 0, latitude = 0]) => {
    const [x, y] = toWorld([longitude, latitude]);
    return [x * size, y * size];
  });
}
