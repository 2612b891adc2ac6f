import type { FeatureCollection, MultiPolygon } from 'geojson';
import { areasAbove, signedArea } from './contours.ts';
import type { Heights, Ring } from './contours.ts';
import { insideness, metresAt, metresBetween, positionOfCell, smoothed } from './elevation.ts';
import type { Elevation } from './elevation.ts';

/** The heights in metres at which a tint begins. */
const bandLevels = [500, 1000, 1500, 2000, 2500, 3000, 3500, 4000, 4500, 4800, 5000] as const;

/** Contours are drawn on a finer grid than that of the heights, so that they bend and do not break. */
const finer = 2;
/** How far the heights are smoothed first, in cells. */
const smoothing = 0.8;
/** Heights go down to nothing over so many cells towards the edge of the grid, so that no tint ends in a straight line. */
const fadedCells = 16;
/** Smaller areas than this, in cells, are left out. */
const smallestArea = 3;

/** The areas above each level as features with the property `metres`. */
export function heightBands(
  grid: Elevation,
  levels: readonly number[] = bandLevels,
): FeatureCollection<MultiPolygon, { metres: number }> {
  const heights = fineHeights(smoothed(grid, smoothing));
  return {
    type: 'FeatureCollection',
    features: levels.map((metres) => ({
      type: 'Feature',
      properties: { metres },
      geometry: multiPolygonAbove(grid, heights, metres),
    })),
  };
}

/** The area of a grid where its values reach a level. */
export function areaAbove(grid: Elevation, values: Elevation, level: number): MultiPolygon {
  return multiPolygonAbove(grid, fineHeights(values), level);
}

function multiPolygonAbove(grid: Elevation, heights: Heights, level: number): MultiPolygon {
  const isLarge = (ring: Ring): boolean => Math.abs(signedArea(ring)) > smallestArea * 2 * finer ** 2;
  const areas = areasAbove(heights, level)
    .filter(([outer]) => outer && isLarge(outer))
    .map((rings) => rings.filter(isLarge).map((ring) => positionsOf(grid, ring)));
  return { type: 'MultiPolygon', coordinates: areas };
}

function fineHeights(grid: Elevation): Heights {
  const width = grid.width * finer;
  const height = grid.height * finer;
  const metres = new Float32Array(width * height);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const [x, y] = [column / finer, row / finer];
      const inside = insideness(grid, x, y, fadedCells);
      const between = metresAt(grid, Math.round(x), Math.round(y)) === 0 ? 0 : metresBetween(grid, x, y);
      metres[row * width + column] = between * inside * inside * (3 - 2 * inside);
    }
  }
  return { width, height, metres };
}

function positionsOf(grid: Elevation, ring: Ring): [number, number][] {
  const positions = ring.map(([column, row]): [number, number] => {
    const [longitude, latitude] = positionOfCell(grid, column / finer, row / finer);
    return [Math.round(longitude * 1000) / 1000, Math.round(latitude * 1000) / 1000];
  });
  const [first] = positions;
  return first ? [...positions, first] : positions;
}
