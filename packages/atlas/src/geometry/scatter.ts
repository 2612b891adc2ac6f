import type { WorldPoint } from './mercator.ts';

/** Something that wants room around it. */
export interface Spaced {
  readonly point: WorldPoint;
  /** How many distances it keeps from all others; at most {@link widestGap}. */
  readonly gap: number;
}

/** The widest gap that {@link scatter} looks out for. */
export const widestGap = 2.5;

/**
 * Takes items in their order, leaving out each that lies nearer to one that was taken than its gap allows. Distances are
 * those of the Mercator square; one from north to south counts a little less, since signs stand in rows.
 */
export function scatter<Item extends Spaced>(items: readonly Item[], distance: number): Item[] {
  const cell = distance * widestGap;
  const taken = new Map<number, Item[]>();
  const result: Item[] = [];
  for (const item of items) {
    const column = Math.floor(item.point[0] / cell);
    const row = Math.floor(item.point[1] / cell);
    if (hasNeighbour(taken, column, row, item.point, distance * item.gap)) continue;
    const key = keyOf(column, row);
    const others = taken.get(key);
    if (others) others.push(item);
    else taken.set(key, [item]);
    result.push(item);
  }
  return result;
}

/** One number for a cell: no world has so many columns. */
function keyOf(column: number, row: number): number {
  return row * 2 ** 26 + column;
}

function hasNeighbour(
  taken: ReadonlyMap<number, readonly Spaced[]>,
  column: number,
  row: number,
  point: WorldPoint,
  room: number,
): boolean {
  // Two rows on each side, because a distance from north to south is shortened.
  for (let dy = -2; dy <= 2; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      const others = taken.get(keyOf(column + dx, row + dy));
      if (others?.some((other) => distanceBetween(point, other.point) < room)) return true;
    }
  }
  return false;
}

function distanceBetween(one: WorldPoint, other: WorldPoint): number {
  return Math.hypot(one[0] - other[0], (one[1] - other[1]) * 0.75);
}
