import { CostHeap } from '../terrain/cost-heap.ts';
import type { HeightGrid } from '../terrain/height-grid.ts';
import { aboveFloor } from './valley-floor.ts';

/** A post of the grid: column and row. */
export type Post = readonly [column: number, row: number];

/** Metres above the floor that make a step as long as two steps on the floor. */
const metresPerStep = 30;

/**
 * Finds the path between two posts that stays lowest: each step costs its length, and more with its height above the floor of
 * the valley.
 * @param corridor the posts that the path may use
 * @returns the posts from start to end; null when the corridor does not connect them
 */
export function valleyPath(
  grid: HeightGrid,
  start: Post,
  end: Post,
  corridor: ReadonlySet<number>,
): Post[] | null {
  const first = start[1] * grid.width + start[0];
  const last = end[1] * grid.width + end[0];
  const costs = new Map<number, number>([[first, 0]]);
  const previous = new Map<number, number>();
  const heap = new CostHeap();
  // Each post is examined from up to eight neighbours.
  const heights = new Map<number, number>();
  const findAboveFloor = (post: number): number => {
    const known = heights.get(post);
    if (known !== undefined) return known;
    const above = aboveFloor(grid, post % grid.width, Math.floor(post / grid.width));
    heights.set(post, above);
    return above;
  };
  heap.push(first, 0);
  for (let current = heap.pop(); current; current = heap.pop()) {
    const { post, cost } = current;
    if (post === last) return trace(previous, last, grid.width);
    if (cost > (costs.get(post) ?? Infinity)) continue;
    for (const [dx, dy, length] of neighbours) {
      const next = post + dy * grid.width + dx;
      if (next !== last && !corridor.has(next)) continue;
      const total = cost + length * (1 + findAboveFloor(next) / metresPerStep);
      if (total >= (costs.get(next) ?? Infinity)) continue;
      costs.set(next, total);
      previous.set(next, post);
      heap.push(next, total);
    }
  }
  return null;
}

const neighbours = [-1, 0, 1].flatMap((dx) =>
  [-1, 0, 1]
    .filter((dy) => dx !== 0 || dy !== 0)
    .map((dy): readonly [number, number, number] => [dx, dy, Math.hypot(dx, dy)]),
);

function trace(previous: ReadonlyMap<number, number>, last: number, width: number): Post[] {
  const posts: Post[] = [];
  for (let post: number | undefined = last; post !== undefined; post = previous.get(post)) {
    posts.push([post % width, Math.floor(post / width)]);
  }
  return posts.reverse();
}
