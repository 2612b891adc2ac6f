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
  const taken = new Map<string, Item[]>();
  const result: Item[] = [];
  for (const item of items) {
    const column = Math.floor(item.point[0] / cell);
    const row = Math.floor(item.point[1] / cell);
    const room = distance * item.gap;
    if (neighbours(taken, column, row).some((other) => distanceBetween(item.point, other.point) < room))
      continue;
    const key = `${column}/${row}`;
    taken.set(key, [...(taken.get(key) ?? []), item]);
    result.push(item);
  }
  return result;
}

function neighbours<Item>(taken: ReadonlyMap<string, Item[]>, column: number, row: number): Item[] {
  const found: Item[] = [];
  // Two rows on each side, because a distance from north to south is shortened.
  for (let dy = -2; dy <= 2; dy++) {
    for (let dx = -1; dx <= 1; dx++) found.push(...(taken.get(`${column + dx}/${row + dy}`) ?? []));
  }
  return found;
}

function distanceBetween(one: WorldPoint, other: WorldPoint): number {
  return Math.hypot(one[0] - other[0], (one[1] - other[1]) * 0.75);
}
