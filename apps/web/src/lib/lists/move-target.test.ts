import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findMoveTarget, planMove } from './move-target.ts';
import type { Ordered } from './plan-order.ts';

const route: readonly Ordered[] = [1, 2, 3, 4, 5, 6].map((id) => ({ id, seqid: id * 10 }));

/** The order after moving rows of a list that shows only some of the route. */
function move(listed: readonly number[], moved: readonly number[], gap: number, direction: 'up' | 'down') {
  const ids = new Set(moved);
  const target = findMoveTarget(listed, ids, gap, direction);
  const changes = new Map(
    (target === null ? [] : planMove(route, ids, target)).map(({ id, seqid }) => [id, seqid]),
  );
  return route
    .map(({ id, seqid }) => ({ id, seqid: changes.get(id) ?? seqid }))
    .toSorted((one, other) => one.seqid - other.seqid)
    .map(({ id }) => id);
}

describe('moving rows of a filtered list', () => {
  test('a row that is moved down is directly after the listed row that it passes', () => {
    expect(move([1, 3, 5], [1], 2, 'down')).toEqual([2, 3, 1, 4, 5, 6]);
  });

  test('a row that is moved to the end of the list is not moved to the end of the route', () => {
    expect(move([1, 3, 5], [3], 3, 'down')).toEqual([1, 2, 4, 5, 3, 6]);
  });

  test('a row that is moved up is directly before the listed row that it passes', () => {
    expect(move([1, 3, 5], [5], 1, 'up')).toEqual([1, 2, 5, 3, 4, 6]);
  });

  test('a row that is moved to the start of the list is not moved to the start of the route', () => {
    expect(move([2, 4, 6], [4], 0, 'up')).toEqual([1, 4, 2, 3, 5, 6]);
  });

  test('several rows are moved together and keep their order', () => {
    expect(move([1, 3, 5, 6], [1, 5], 2, 'down')).toEqual([2, 3, 1, 5, 4, 6]);
  });

  test('nothing moves if all listed rows are moved', () => {
    expect(findMoveTarget([2, 4], new Set([2, 4]), 2, 'down')).toBeNull();
  });

  test('nothing moves if the target was deleted in the meantime', () => {
    expect(planMove(route, new Set([1]), { side: 'after', id: 99 })).toEqual([]);
  });

  test('the listed rows get the wanted order, and the rows that are not listed keep theirs, for any filter', () => {
    const cases = fc.record({
      listed: fc.subarray(
        route.map(({ id }) => id),
        { minLength: 1 },
      ),
      chosen: fc.array(fc.nat(), { minLength: 1, maxLength: 3 }),
      gap: fc.nat(),
      direction: fc.constantFrom('up', 'down'),
    });
    fc.assert(
      fc.property(cases, ({ listed, chosen, gap: at, direction }) => {
        const moved = new Set(chosen.map((index) => listed[index % listed.length] ?? 0));
        const gap = at % (listed.length + 1);
        const after = move(listed, [...moved], gap, direction);
        const stays = (id: number) => !moved.has(id);
        const wanted = [
          ...listed.slice(0, gap).filter(stays),
          ...listed.filter((id) => moved.has(id)),
          ...listed.slice(gap).filter(stays),
        ];
        expect(after.filter((id) => listed.includes(id))).toEqual(wanted);
        expect(after.filter(stays)).toEqual(route.map(({ id }) => id).filter(stays));
      }),
    );
  });
});
