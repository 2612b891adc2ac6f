import type { FeatureCollection, MultiPolygon } from 'geojson';
import { areasAbove, signedArea } from './contours.ts';
import type { Heights, Ring } from './contours.ts';
import { fadeAtEdge, metresAt, metresBetween, toPosition, smoothGrid } from './elevation.ts';
import type { Elevation } from './elevation.ts';

/** The heights in metres of the tint bands. */
const bandLevels = [500, 1000, 1500, 2000, 2500, 3000, 3500, 4000, 4500, 4800, 5000] as const;

/** The grid is upsampled by this factor before contouring, so that contours are smooth. */
const upsampling = 2;
/** The smoothing of the heights before contouring, in cells. */
const smoothingSigma = 0.8;
/**
 * The number of cells over which heights fade out towards the edge of the grid, so that no band ends in a straight
 * line.
 */
const fadeCells = 16;
/** The minimum area of a polygon, in cells. */
const minArea = 3;

/** The areas above each level, as features with the property `metres`. */
export function heightBands(
  grid: Elevation,
  levels: readonly number[] = bandLevels,
): FeatureCollection<MultiPolygon, { metres: number }> {
  const heights = fineHeights(smoothGrid(grid, smoothingSigma));
  return {
    type: 'FeatureCollection',
    features: levels.map((metres) => ({
      type: 'Feature',
      properties: { metres },
      geometry: multiPolygonAbove(grid, heights, metres),
    })),
  };
}

/** The area in which the values of a grid reach a level. */
export function areaAbove(grid: Elevation, values: Elevation, level: number): MultiPolygon {
  return multiPolygonAbove(grid, fineHeights(values), level);
}

function multiPolygonAbove(grid: Elevation, heights: Heights, level: number): MultiPolygon {
  const isLarge = (ring: Ring): boolean => Math.abs(signedArea(ring)) > minArea * 2 * upsampling ** 2;
  const areas = areasAbove(heights, level)
    .filter(([outer]) => outer && isLarge(outer))
    .map((rings) => rings.filter(isLarge).map((ring) => toPositions(grid, ring)));
  return { type: 'MultiPolygon', coordinates: areas };
}

function fineHeights(grid: Elevation): Heights {
  const width = grid.width * upsampling;
  const height = grid.height * upsampling;
  const metres = new Float32Array(width * height);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const [x, y] = [column / upsampling, row / upsampling];
      const inside = fadeAtEdge(grid, x, y, fadeCells);
      const between = metresAt(grid, Math.round(x), Math.round(y)) === 0 ? 0 : metresBetween(grid, x, y);
      metres[row * width + column] = between * inside * inside * (3 - 2 * inside);
    }
  }
  return { width, height, metres };
}

function toPositions(grid: Elevation, ring: Ring): [number, number][] {
  const positions = ring.map(([column, row]): [number, number] => {
    const [longitude, latitude] = toPosition(grid, column / upsampling, row / upsampling);
    return [Math.round(longitude * 1000) / 1000, Math.round(latitude * 1000) / 1000];
  });
  const [first] = positions;
  return first ? [...positions, first] : positions;
}
