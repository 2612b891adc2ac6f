import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareTravelOrder, neighboursAlongPath } from './neighbours.ts';
import { aPlace } from '../testing/records.ts';

/** Path stops with ids 1, 2, 3 … and the given minzooms. */
const path = (...minzooms: number[]) =>
  minzooms.map((minzoom, index) => aPlace({ place_id: index + 1, minzoom }));
const nextOf = (stops: ReturnType<typeof path>) => {
  const neighbours = neighboursAlongPath(stops);
  return stops.map(({ place_id }) => neighbours.get(place_id)?.nextId ?? null);
};

test('compareTravelOrder sorts by seqid, then by id', () => {
  const places = [
    aPlace({ place_id: 3, seqid: 1 }),
    aPlace({ place_id: 1, seqid: 2 }),
    aPlace({ place_id: 2, seqid: 1 }),
  ];
  expect(places.toSorted(compareTravelOrder).map(({ place_id }) => place_id)).toEqual([2, 3, 1]);
});

describe('neighboursAlongPath', () => {
  test('returns the previous and the next stop, null at the ends', () => {
    const neighbours = neighboursAlongPath(path(7, 0, 7));
    expect([...neighbours]).toEqual([
      [1, { previousId: null, nextId: 2 }],
      [2, { previousId: 1, nextId: 3 }],
      [3, { previousId: 2, nextId: null }],
    ]);
  });

  test('skips at most two stops with a negative minzoom', () => {
    expect(nextOf(path(7, -1, 7))).toEqual([3, 3, null]);
    expect(nextOf(path(7, -1, -5, 7))).toEqual([4, 4, 4, null]);
    expect(nextOf(path(7, -1, -1, -1, 7))).toEqual([null, 5, 5, 5, null]);
    expect(nextOf(path(7, -1))).toEqual([null, null]);
  });

  test('does not connect the main with the Manchurian expedition', () => {
    const stops = [
      aPlace({ place_id: 1, visited_on: 'indiancae' }),
      aPlace({ place_id: 2 }),
      aPlace({ place_id: 3, visited_on: 'manchuriaexp' }),
      aPlace({ place_id: 4, visited_on: 'manchuriaexp' }),
    ];
    expect(nextOf(stops)).toEqual([2, null, 4, null]);
  });

  test('makes a visible stop the previous stop of its next stop', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(-1, 0, 7)), (minzooms) => {
        const stops = path(...minzooms);
        const neighbours = neighboursAlongPath(stops);
        for (const { place_id, minzoom } of stops) {
          const next = neighbours.get(place_id)?.nextId ?? null;
          if (minzoom < 0 || next === null) continue;
          expect(neighbours.get(next)?.previousId).toBe(place_id);
        }
      }),
    );
  });
});
