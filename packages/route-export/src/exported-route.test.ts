import { readRealContent } from '@cae-map/expedition/testing/content';
import { aPlace } from '@cae-map/expedition/testing/records';
import { somePlaces } from '@cae-map/expedition/testing/arbitraries';
import { toExpedition } from '@cae-map/expedition/to-expedition';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { selectRoute } from './exported-route.ts';
import { realExpedition } from './testing/content.ts';

const places = [
  aPlace({ place_id: 1, latitude: 40, longitude: 80, routejson: '[[39, 79]]', minzoom: 3 }),
  aPlace({ place_id: 2, latitude: 41, longitude: 81, routejson: '[[40.5, 80.2]]', minzoom: 9 }),
  aPlace({ place_id: 3, latitude: 42, longitude: 82, routejson: '[[41.5, 81.2]]', minzoom: 5 }),
  aPlace({ place_id: 4, latitude: 42, longitude: 83, ispathpart: false, minzoom: 3 }),
  aPlace({ place_id: 5, latitude: 43, longitude: 83, routejson: '[[42.5, 82.2]]', minzoom: 0 }),
  aPlace({ place_id: 6, latitude: 44, longitude: 84, routejson: '[[43.5, 83.2]]', minzoom: 20 }),
  aPlace({ place_id: 7, latitude: 45, longitude: 85, routejson: '[[44.5, 84.2]]', minzoom: 3 }),
];
const expedition = toExpedition({ places, images: [] });
const select = (fromId: number, toId: number, zoom: number) =>
  selectRoute(expedition, { fromId, toId, zoom });
const stopIds = (route: ReturnType<typeof select>) => route.stops.map(({ id }) => id);

describe('selectRoute', () => {
  test('selects path places between both ends by zoom, keeps the legs of left-out stops, and clears the last route [EXP-3]', () => {
    // Both ends are included; the side point 4, stop 5 with minzoom 0 and, below its zoom, stop 2 are left out.
    expect(stopIds(select(1, 7, 20))).toEqual([1, 2, 3, 6, 7]);
    expect(stopIds(select(1, 7, 19))).toEqual([1, 2, 3, 7]);
    expect(stopIds(select(1, 7, 5))).toEqual([1, 3, 7]);
    expect(stopIds(select(2, 6, 20))).toEqual([2, 3, 6]);
    const { legs } = select(1, 7, 5);
    expect(legs.map(({ from, to }) => [from.id, to.id])).toEqual([
      [1, 2],
      [2, 3],
      [3, 5],
      [5, 6],
      [6, 7],
    ]);
    expect(legs[0]?.points).toEqual([
      [40, 80],
      [40.5, 80.2],
      [41, 81],
    ]);
    expect(legs.at(-1)?.points).toEqual([
      [44, 84],
      [45, 85],
    ]);
    expect(expedition.getLeg(7)?.points).toHaveLength(3);
  });

  test('ends at the last exported stop if the chosen one is left out', () => {
    const route = select(1, 6, 19);
    expect(stopIds(route)).toEqual([1, 2, 3]);
    expect(route.legs.map(({ to }) => to.id)).toEqual([2, 3]);
    expect(route.legs[1]?.source).toBe('straight');
  });

  test.each([
    ['an unknown first place', 99, 7],
    ['an unknown last place', 1, 0],
    ['the last place before the first', 7, 1],
  ])('is empty for %s', (_, fromId, toId) => {
    expect(select(fromId, toId, 20)).toMatchObject({ stops: [], legs: [], lengthMetres: 0 });
  });

  test('marks inferred legs', () => {
    const ends = places.slice(0, 3).map((place) => ({ ...place, routejson: '[]' }));
    const inferred = [{ place_id: 2, points: [[40.1, 80.9] as [number, number]] }];
    const { legs } = selectRoute(toExpedition({ places: ends, images: [], inferredLegs: inferred }), {
      fromId: 1,
      toId: 3,
      zoom: 20,
    });
    expect(legs.map(({ source }) => source)).toEqual(['inferred', 'straight']);
  });

  test('of the real route contains all stops of the main expedition from Darjeeling to Darjeeling', () => {
    const real = selectRoute(realExpedition(), { fromId: 5, toId: 151, zoom: 20 });
    const { places } = readRealContent();
    const seqidOf = (id: number) => places.find((place) => place.place_id === id)?.seqid ?? Number.NaN;
    const onTheWay = places
      .filter(({ ispathpart, latitude, minzoom }) => ispathpart && latitude !== null && minzoom > 0)
      .filter(({ seqid }) => seqid >= seqidOf(5) && seqid <= seqidOf(151))
      .toSorted((one, other) => one.seqid - other.seqid);
    expect(stopIds(real)).toEqual(onTheWay.map((place) => place.place_id));
    expect(real.legs).toHaveLength(onTheWay.length - 1);
    expect(real.legs.filter(({ source }) => source === 'inferred').length).toBeGreaterThan(5);
    expect(Math.round(real.lengthMetres / 1000)).toBeGreaterThan(15_000);
  });

  test('never fails, and joins the legs of any records', () => {
    fc.assert(
      fc.property(
        somePlaces,
        fc.nat(40),
        fc.nat(40),
        fc.integer({ min: 4, max: 20 }),
        (records, fromId, toId, zoom) => {
          const any = toExpedition({ places: records, images: [] });
          const { stops, legs } = selectRoute(any, { fromId, toId, zoom });
          expect(legs.length).toBeLessThan(Math.max(1, any.path.length));
          for (const leg of legs) expect(leg.points.length).toBeGreaterThan(1);
          for (const { record } of stops) expect(record.minzoom > 0 && record.minzoom <= zoom).toBe(true);
        },
      ),
    );
  });
});
