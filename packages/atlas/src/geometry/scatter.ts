import type { WorldPoint } from './mercator.ts';

/** An item with a minimum distance to others. */
export interface Spaced {
  readonly point: WorldPoint;
  /** The minimum distance to others, as a multiple of the base distance; at most {@link maxGap}. */
  readonly gap: number;
}

/** The maximum gap that {@link scatter} supports. */
export const maxGap = 2.5;

/**
 * Selects items in order, skipping each that is too close to one already selected. Distances are measured in the
 * Mercator square; north-south distances count less, because icons are arranged in rows.
 */
export function scatter<Item extends Spaced>(items: readonly Item[], distance: number): Item[] {
  const cell = distance * maxGap;
  const taken = new Map<number, Item[]>();
  const result: Item[] = [];
  for (const item of items) {
    const column = Math.floor(item.point[0] / cell);
    const row = Math.floor(item.point[1] / cell);
    if (hasNeighbour(taken, column, row, item.point, distance * item.gap)) continue;
    const key = cellKey(column, row);
    const others = taken.get(key);
    if (others) others.push(item);
    else taken.set(key, [item]);
    result.push(item);
  }
  return result;
}

/** A unique number of a cell; there are fewer columns than the factor. */
function cellKey(column: number, row: number): number {
  return row * 2 ** 26 + column;
}

function hasNeighbour(
  taken: ReadonlyMap<number, readonly Spaced[]>,
  column: number,
  row: number,
  point: WorldPoint,
  room: number,
): boolean {
  // Two rows on each side, because north-south distances count less.
  for (let dy = -2; dy <= 2; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      const others = taken.get(cellKey(column + dx, row + dy));
      if (others?.some((other) => distanceBetween(point, other.point) < room)) return true;
    }
  }
  return false;
}

function distanceBetween(one: WorldPoint, other: WorldPoint): number {
  return Math.hypot(one[0] - other[0], (one[1] - other[1]) * 0.75);
}
