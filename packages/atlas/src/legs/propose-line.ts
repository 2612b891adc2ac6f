import type { Position } from '@cae-map/expedition/route/geography';
import { simplifyLine } from '@cae-map/expedition/route/simplify';
import { postsAround } from '../terrain/posts.ts';
import { leastCostPath } from './least-cost-path.ts';
import { lineCost, nearestPost } from './line-cost.ts';
import { cutTerrain, type Bounds, type Terrain, type TerrainData } from './terrain.ts';

/** The result of a search: a line, or why there is none. */
export type LineProposal =
  | { readonly kind: 'line'; readonly points: readonly Position[] }
  | { readonly kind: 'straight-is-as-good' | 'outside-grid' | 'no-path' };

/** How far a path may go around, in degrees of latitude, and as a share of the straight distance. */
const smallestMargin = 0.2;
const marginShare = 0.6;

/**
 * A line must take less effort than the straight one by this share. The heights are rounded to up to 30 m, a slope of 3 % between two
 * posts, which alone raises the effort of level ground by a tenth.
 */
const leastGain = 0.1;

/** Tolerances of the line in degrees, about half the distance of two posts; finer ones are used where the line would cross water. */
const tolerances = [0.004, 0.002, 0];

/** The posts around each end that are not taken as water: a camp on a shore may be up to 2 km off. */
const shoreReach = 2;

/**
 * Finds the line of least effort between two stops by the slopes of the terrain; it does not cross water.
 * @returns the points between the two ends, rounded to 4 decimals
 */
export function proposeLine(data: TerrainData, from: Position, to: Position): LineProposal {
  if (![from, to].every(([latitude, longitude]) => postsAround(data.heights, longitude, latitude)))
    return { kind: 'outside-grid' };
  const terrain = cutTerrain(data, boundsAround(from, to));
  for (const end of [from, to]) clearWater(terrain, end);
  const path = leastCostPath(terrain, nearestPost(terrain.heights, from), nearestPost(terrain.heights, to));
  if (!path) return { kind: 'no-path' };
  const posts = path.slice(1, -1).map((post) => positionOf(terrain, post));
  const rounded = roundCorners([from, ...posts, to]);
  const [line = rounded] = tolerances
    .map((tolerance) => simplifyLine(rounded, tolerance))
    .filter((points) => Number.isFinite(lineCost(terrain, points)));
  const straight = lineCost(terrain, [from, to]);
  if (line.length < 3 || lineCost(terrain, line) > straight * (1 - leastGain))
    return { kind: 'straight-is-as-good' };
  return { kind: 'line', points: line.slice(1, -1) };
}

function boundsAround(from: Position, to: Position): Bounds {
  const stretch = Math.cos((Math.max(Math.abs(from[0]), Math.abs(to[0])) * Math.PI) / 180);
  const straight = Math.hypot(to[0] - from[0], (to[1] - from[1]) * stretch);
  const margin = Math.max(smallestMargin, straight * marginShare);
  return {
    south: Math.min(from[0], to[0]) - margin,
    north: Math.max(from[0], to[0]) + margin,
    west: Math.min(from[1], to[1]) - margin / stretch,
    east: Math.max(from[1], to[1]) + margin / stretch,
  };
}

function clearWater({ heights, factors }: Terrain, end: Position): void {
  const post = nearestPost(heights, end);
  const [column, row] = [post % heights.width, Math.floor(post / heights.width)];
  for (let y = Math.max(0, row - shoreReach); y <= Math.min(heights.height - 1, row + shoreReach); y++) {
    for (
      let x = Math.max(0, column - shoreReach);
      x <= Math.min(heights.width - 1, column + shoreReach);
      x++
    ) {
      const index = y * heights.width + x;
      if (factors[index] === Infinity) factors[index] = 1;
    }
  }
}

function positionOf({ heights }: Terrain, post: number): Position {
  const { west, north, postsPerDegree, width } = heights;
  return [north - Math.floor(post / width) / postsPerDegree, west + (post % width) / postsPerDegree];
}

/** Rounds the corners of a path from post to post; its ends are kept. */
function roundCorners(path: readonly Position[]): Position[] {
  return path.map((position, index) => {
    const before = path[index - 1];
    const after = path[index + 1];
    if (!before || !after) return position;
    const mean = (axis: 0 | 1): number =>
      Math.round(((before[axis] + 2 * position[axis] + after[axis]) / 4) * 1e4) / 1e4;
    return [mean(0), mean(1)];
  });
}
