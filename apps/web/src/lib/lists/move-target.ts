import { planOrder, type Ordered } from './plan-order.ts';

/** Where rows are moved to: directly before or directly after another row. */
export interface MoveTarget {
  readonly side: 'before' | 'after';
  readonly id: number;
}

/**
 * Where rows are moved to in the whole order when they are moved in a list that shows only a part of it: directly after the row above them
 * when they are moved down, directly before the row below them when they are moved up. The rows that are not listed stay where they are.
 * @param listed the ids of the listed rows, in their order
 * @param gap where the rows are put: before the row of this index; the number of listed rows for the end
 * @returns null if no row is listed that is not moved
 */
export function findMoveTarget(
  listed: readonly number[],
  movedIds: ReadonlySet<number>,
  gap: number,
  direction: 'up' | 'down',
): MoveTarget | null {
  const stays = (id: number): boolean => !movedIds.has(id);
  const above = listed.slice(0, gap).findLast(stays);
  const below = listed.slice(gap).find(stays);
  const after: MoveTarget | null = above === undefined ? null : { side: 'after', id: above };
  const before: MoveTarget | null = below === undefined ? null : { side: 'before', id: below };
  return direction === 'down' ? (after ?? before) : (before ?? after);
}

/**
 * Moves rows before or after another one.
 * @param list the whole order, with the rows that are not listed
 * @returns the numbers that change, as `planOrder` does; empty if nothing moves or the target is not in the order
 */
export function planMove(
  list: readonly Ordered[],
  movedIds: ReadonlySet<number>,
  { side, id }: MoveTarget,
): readonly Ordered[] {
  const at = list.findIndex((element) => element.id === id);
  if (at === -1) return [];
  if (side === 'before') return planOrder(list, movedIds, id);
  const next = list.slice(at + 1).find((element) => !movedIds.has(element.id));
  return planOrder(list, movedIds, next?.id ?? null);
}
