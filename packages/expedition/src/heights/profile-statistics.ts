import type { LegProfile } from './leg-profile.ts';
import { roundHeight } from './rounding.ts';

/** Climb, descent and extremes of a leg, in metres, rounded for display. */
export interface ProfileStatistics {
  readonly climb: number;
  readonly descent: number;
  readonly highest: number;
  /** The distance of the highest point from the start, in metres, not rounded. */
  readonly highestAt: number;
  readonly lowest: number;
}

/**
 * Rises and falls below this height, in metres, are not counted: the grid is correct to about 20 m in plains, so that two
 * posts may differ by 40 m on level ground, and the sum of such differences would grow with the number of samples.
 */
export const noiseMetres = 50;

/** A leg that rises and falls by more than this in sum, in metres, is one in mountains. */
const mountainousMetres = 500;
/** The errors of the grid in mountains and elsewhere, in metres (`content/basemap/README.md`). */
const mountainPrecision = 100;
const plainPrecision = 20;

/**
 * The statistics of a profile; null if a height is unknown or some part of the way is. `climb` and `descent` are those of the
 * line, without the detours of the path.
 */
export function profileStatistics({ points, hasUnknownWay }: LegProfile): ProfileStatistics | null {
  if (points.length < 2 || hasUnknownWay) return null;
  const heights: number[] = [];
  let top = 0;
  for (const { height } of points) {
    if (height === null) return null;
    if (height > (heights[top] ?? Number.NEGATIVE_INFINITY)) top = heights.length;
    heights.push(height);
  }
  const { climb, descent } = climbAndDescent(heights);
  const precision = climb + descent > mountainousMetres ? mountainPrecision : plainPrecision;
  const round = (metres: number): number => roundHeight(metres, precision) ?? metres;
  return {
    climb: round(climb),
    descent: round(descent),
    highest: round(heights[top] ?? 0),
    highestAt: points[top]?.metres ?? 0,
    lowest: round(Math.min(...heights)),
  };
}

/**
 * The sums of all rises and of all falls between turning points, in metres.
 * @param heights known heights; its type allows the arrays of a recorded track
 * @param noise lower rises and falls are not counted, in metres
 */
export function climbAndDescent(
  heights: ArrayLike<number> & Iterable<number>,
  noise = noiseMetres,
): { climb: number; descent: number } {
  const sums = { up: 0, down: 0 };
  const first = heights[0] ?? 0;
  let lowest = first;
  let highest = first;
  let direction: 'up' | 'down' | null = null;
  // `turn` is the last turning point, `extreme` the farthest height since then.
  let turn = first;
  let extreme = first;
  for (const height of heights) {
    if (direction === null) {
      lowest = Math.min(lowest, height);
      highest = Math.max(highest, height);
      if (highest - lowest < noise) continue;
      direction = height === highest ? 'up' : 'down';
      turn = direction === 'up' ? lowest : highest;
      extreme = height;
    } else if (direction === 'up' ? height >= extreme : height <= extreme) {
      extreme = height;
    } else if (Math.abs(height - extreme) >= noise) {
      sums[direction] += Math.abs(extreme - turn);
      direction = direction === 'up' ? 'down' : 'up';
      turn = extreme;
      extreme = height;
    }
  }
  if (direction !== null) sums[direction] += Math.abs(extreme - turn);
  return { climb: sums.up, descent: sums.down };
}
