import { CostHeap } from '../terrain/cost-heap.ts';
import type { HeightGrid } from '../terrain/height-grid.ts';
import type { Terrain } from './terrain.ts';
import { levelMetres } from './slope-cost.ts';

const metresPerDegree = 111_195;

/** A step from a post to one nearby, in columns and rows, and the posts beside its middle. */
interface Step {
  readonly dx: number;
  readonly dy: number;
  readonly beside: readonly (readonly [dx: number, dy: number])[];
}

/**
 * The steps in 16 directions: with the eight neighbours alone a path in open country would be up to 8 % longer than the straight
 * line.
 */
const steps: readonly Step[] = [-2, -1, 0, 1, 2].flatMap((dy) =>
  [-2, -1, 0, 1, 2].flatMap((dx): Step[] => {
    const reach = Math.abs(dx) + Math.abs(dy);
    if (reach === 1 || (reach === 2 && dx * dy !== 0)) return [{ dx, dy, beside: [] }];
    if (reach !== 3) return [];
    const [halfX, halfY] = [Math.trunc(dx / 2), Math.trunc(dy / 2)];
    return [
      {
        dx,
        dy,
        beside: [
          [halfX, halfY],
          [dx - halfX, dy - halfY],
        ],
      },
    ];
  }),
);

/**
 * Finds the path of least effort between two posts of a terrain (Dijkstra's algorithm; the effort is that of `levelMetres`). Of
 * two equal paths always the same one is found.
 * @param start the index of a post
 * @returns the indices of the posts from start to end; null if only water connects them
 */
export function leastCostPath({ heights, factors }: Terrain, start: number, end: number): number[] | null {
  const { width, height } = heights;
  const costs = new Float64Array(width * height).fill(Infinity);
  const previous = new Int32Array(width * height).fill(-1);
  const heap = new CostHeap();
  const rowSteps = createRowSteps(heights);
  costs[start] = 0;
  heap.push(start, 0);
  for (let current = heap.pop(); current; current = heap.pop()) {
    const { post, cost } = current;
    if (post === end) return trace(previous, end);
    if (cost > (costs[post] ?? Infinity)) continue;
    const [column, row] = [post % width, Math.floor(post / width)];
    for (const { dx, dy, metres, beside } of rowSteps(row)) {
      const [x, y] = [column + dx, row + dy];
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      const next = y * width + x;
      const passed = [
        post,
        ...beside.map(([besideX, besideY]) => (row + besideY) * width + column + besideX),
        next,
      ];
      const total = cost + stepCost(heights, factors, metres, passed);
      if (total >= (costs[next] ?? Infinity)) continue;
      costs[next] = total;
      previous[next] = post;
      heap.push(next, total);
    }
  }
  return null;
}

/** The effort of a step between the first and the last post; a post between them is the mean of the two beside the middle. */
function stepCost(
  { metres: heights }: HeightGrid,
  factors: Float64Array,
  metres: number,
  passed: readonly number[],
): number {
  const factor = Math.max(...passed.map((post) => factors[post] ?? Infinity));
  const from = heights[passed[0] ?? 0] ?? 0;
  const to = heights[passed.at(-1) ?? 0] ?? 0;
  if (passed.length === 2) return factor * levelMetres(metres, to - from);
  const middle = ((heights[passed[1] ?? 0] ?? 0) + (heights[passed[2] ?? 0] ?? 0)) / 2;
  return factor * (levelMetres(metres / 2, middle - from) + levelMetres(metres / 2, to - middle));
}

type MeasuredStep = Step & { readonly metres: number };

/** Returns the steps of a row with their lengths, which depend on the latitude. */
function createRowSteps({ north, postsPerDegree }: HeightGrid): (row: number) => readonly MeasuredStep[] {
  const known = new Map<number, readonly MeasuredStep[]>();
  const spacing = metresPerDegree / postsPerDegree;
  return (row) => {
    const found = known.get(row);
    if (found) return found;
    const stretch = Math.cos(((north - row / postsPerDegree) * Math.PI) / 180);
    const measured = steps.map((step) => ({
      ...step,
      metres: spacing * Math.hypot(step.dx * stretch, step.dy),
    }));
    known.set(row, measured);
    return measured;
  };
}

function trace(previous: Int32Array, end: number): number[] {
  const path: number[] = [];
  for (let post = end; post !== -1; post = previous[post] ?? -1) path.push(post);
  return path.reverse();
}
