import { heightAt } from '../terrain/height-grid.ts';
import type { HeightGrid } from '../terrain/height-grid.ts';

/** The radius in which the floor of a valley is looked for, in posts: about 3 km, the error of the rivers' positions. */
const reach = 3;

/**
 * The height of a post above the lowest ground within about 3 km, in metres: small on the floor of a valley, large on slopes
 * and ridges. 0 beyond the grid.
 */
export function aboveFloor({ width, height, metres }: HeightGrid, column: number, row: number): number {
  if (column < reach || row < reach || column >= width - reach || row >= height - reach) return 0;
  const own = metres[row * width + column] ?? 0;
  return own - lowestAround(metres, width, column, row);
}

function lowestAround(metres: Int16Array, width: number, column: number, row: number): number {
  let lowest = Infinity;
  for (let y = row - reach; y <= row + reach; y++) {
    for (let index = y * width + column - reach; index <= y * width + column + reach; index++) {
      lowest = Math.min(lowest, metres[index] ?? 0);
    }
  }
  return lowest;
}

/** The height of a position above the lowest ground within about 3 km, in metres; 0 outside the grid. */
export function positionAboveFloor(grid: HeightGrid, longitude: number, latitude: number): number {
  const own = heightAt(grid, longitude, latitude);
  if (own === undefined) return 0;
  const column = Math.round((longitude - grid.west) * grid.postsPerDegree);
  const row = Math.round((grid.north - latitude) * grid.postsPerDegree);
  if (column < reach || row < reach || column >= grid.width - reach || row >= grid.height - reach) return 0;
  return own - lowestAround(grid.metres, grid.width, column, row);
}
