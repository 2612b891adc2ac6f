import { contours } from 'd3-contour';
import type { FeatureCollection, MultiPolygon, Position } from 'geojson';
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
  const heights = upsample(smoothGrid(grid, smoothingSigma));
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
  return multiPolygonAbove(grid, upsample(values), level);
}

/** A grid of heights in metres, row by row. */
interface Heights {
  readonly width: number;
  readonly height: number;
  readonly metres: number[];
}

function multiPolygonAbove(grid: Elevation, { width, height, metres }: Heights, level: number): MultiPolygon {
  const { coordinates } = contours().size([width, height]).contour(metres, level);
  const areas = coordinates
    .filter(([outer]) => outer && isLarge(outer))
    .map((rings) => rings.filter(isLarge).map((ring) => ring.map((point) => toRoundedPosition(grid, point))));
  return { type: 'MultiPolygon', coordinates: areas };
}

function isLarge(ring: readonly Position[]): boolean {
  return ringArea(ring) > minArea * upsampling ** 2;
}

/** The area of a closed ring in cells of the upsampled grid. */
function ringArea(ring: readonly Position[]): number {
  let twiceArea = 0;
  for (const [index, [x = 0, y = 0]] of ring.entries()) {
    const [nextX = x, nextY = y] = ring[index + 1] ?? [];
    twiceArea += x * nextY - nextX * y;
  }
  return Math.abs(twiceArea) / 2;
}

function upsample(grid: Elevation): Heights {
  const width = grid.width * upsampling;
  const height = grid.height * upsampling;
  const metres: number[] = [];
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const [x, y] = [column / upsampling, row / upsampling];
      const inside = fadeAtEdge(grid, x, y, fadeCells);
      const between = metresAt(grid, Math.round(x), Math.round(y)) === 0 ? 0 : metresBetween(grid, x, y);
      metres.push(between * inside * inside * (3 - 2 * inside));
    }
  }
  return { width, height, metres };
}

/** In contours the centre of a cell is at half-integer coordinates, in the grid at integer ones. */
function toRoundedPosition(grid: Elevation, [x = 0, y = 0]: Position): Position {
  const [longitude, latitude] = toPosition(grid, (x - 0.5) / upsampling, (y - 0.5) / upsampling);
  return [Math.round(longitude * 1000) / 1000, Math.round(latitude * 1000) / 1000];
}
