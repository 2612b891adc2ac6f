import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planOrder, seqidAfter } from './plan-order.ts';

describe('planOrder', () => {
  const route = [10, 20, 30, 40].map((seqid, index) => ({ id: index + 1, seqid }));

  test('gives the moved place a number between its new neighbours', () => {
    expect(planOrder(route, new Set([4]), 2)).toEqual([{ id: 4, seqid: 15 }]);
  });

  test('renumbers as few neighbours as make room if there is no number between them', () => {
    const dense = [1, 2, 3].map((seqid) => ({ id: seqid, seqid }));
    expect(planOrder(dense, new Set([3]), 2)).toEqual([
      { id: 3, seqid: 11 },
      { id: 2, seqid: 21 },
    ]);
  });

  test('keeps the numbers of a dense list that are far from the moved element', () => {
    const dense = Array.from({ length: 100 }, (_, index) => ({
      id: index,
      seqid: index < 50 ? index : index * 10,
    }));
    expect(planOrder(dense, new Set([99]), 40).length).toBeLessThan(30);
  });

  test('returns nothing for a place that stays where it is', () => {
    expect(planOrder(route, new Set([2]), 3)).toEqual([]);
    expect(planOrder(route, new Set([4]), null)).toEqual([]);
  });

  test('results in the wanted order for any move', () => {
    const cases = fc.record({
      numbers: fc.uniqueArray(fc.integer({ min: -50, max: 50 }), { minLength: 1, maxLength: 12 }),
      moved: fc.array(fc.nat(11), { maxLength: 4 }),
      before: fc.option(fc.nat(11)),
    });
    fc.assert(
      fc.property(cases, ({ numbers, moved, before }) => {
        const places = numbers.toSorted((a, b) => a - b).map((seqid, id) => ({ id, seqid }));
        const ids = new Set(moved.filter((id) => id < places.length));
        const target = before !== null && before < places.length ? before : null;
        const stays = places.filter(({ id }) => !ids.has(id)).map(({ id }) => id);
        const at = target === null ? -1 : stays.findIndex((id) => id >= target);
        const index = at === -1 ? stays.length : at;
        const wanted = [
          ...stays.slice(0, index),
          ...[...ids].toSorted((a, b) => a - b),
          ...stays.slice(index),
        ];
        const changes = new Map(planOrder(places, ids, target).map((one) => [one.id, one.seqid]));
        const result = places
          .map(({ id, seqid }) => ({ id, seqid: changes.get(id) ?? seqid }))
          .toSorted((a, b) => a.seqid - b.seqid);
        expect(result.map(({ id }) => id)).toEqual(wanted);
        expect(new Set(result.map(({ seqid }) => seqid)).size).toBe(places.length);
      }),
    );
  });

  test('seqidAfter returns a free number after a place, at the end, or null', () => {
    expect(seqidAfter(route, 2)).toBe(25);
    expect(seqidAfter(route, null)).toBe(50);
    expect(
      seqidAfter(
        [
          { id: 1, seqid: 1 },
          { id: 2, seqid: 2 },
        ],
        1,
      ),
    ).toBeNull();
  });
});
