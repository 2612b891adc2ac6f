import type { PlaceHeightRecord } from '@cae-map/contract/entities/height';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { journeyAxis } from '../journey/chart/axis.ts';
import { journeyClock } from '../journey/player/clock.ts';
import { toJourney } from '../journey/to-journey.ts';
import { someJourney } from '../testing/journeys.ts';
import { somePlaces } from '../testing/arbitraries.ts';
import { aPlace } from '../testing/records.ts';
import { toExpedition } from '../to-expedition.ts';
import { toHeights } from './heights.ts';
import { heightAt, journeyHeights } from './journey-heights.ts';
import { legProfile } from './leg-profile.ts';
import { namedPasses } from './named-passes.ts';
import { skyline } from './skyline.ts';

function aHeight(
  fields: Partial<PlaceHeightRecord> & Pick<PlaceHeightRecord, 'place_id'>,
): PlaceHeightRecord {
  return { height_m: 1000, precision_m: 20, source_ru: null, source_en: null, samples: null, ...fields };
}

/** Three stops 0.4 degrees (44 km) apart from north to south, with a bent route to each. */
const places = [
  aPlace({ place_id: 1, latitude: 40, longitude: 80, date: '1926-05-01', enddate: '1926-05-03' }),
  aPlace({
    place_id: 2,
    latitude: 39.6,
    longitude: 80,
    date: '1926-05-04',
    enddate: '1926-05-06',
    routejson: '[[39.8,80]]',
    place_type: 'pass',
  }),
  aPlace({
    place_id: 3,
    latitude: 39.2,
    longitude: 80,
    date: '1926-05-07',
    enddate: '1926-05-08',
    routejson: '[[39.4,80]]',
  }),
];
const records = [
  aHeight({ place_id: 1, height_m: 1000 }),
  aHeight({ place_id: 2, height_m: 3000, samples: [1000, 1500, 2000, 2500, 3000] }),
  aHeight({ place_id: 3, height_m: 2000, samples: [3000, 4000, 2000] }),
];
const pass = { height_m: 3400, precision_m: null, source_ru: 'по карте', source_en: 'on a map' };
const withPass = toHeights(
  records.map((record) => (record.place_id === 2 ? { ...record, ...pass } : record)),
);
const expedition = toExpedition({ places, images: [] });
const journey = someJourney(places);

describe('legProfile', () => {
  test('joins the legs of several places', () => {
    const { points, lengthMetres } = legProfile(expedition, toHeights(records), [2, 3]);
    expect(points.map(({ height }) => height)).toEqual([1000, 1500, 2000, 2500, 3000, 4000, 2000]);
    expect(points.at(-1)?.metres).toBeCloseTo(lengthMetres, 3);
  });

  test('moves the profile to a height from a source within 10 km of its stop', () => {
    const { points } = legProfile(expedition, withPass, [2]);
    expect(points.map(({ height }) => height)).toEqual([1000, 1500, 2000, 2500, 3400]);
    expect(legProfile(expedition, withPass, [3]).points[0]?.height).toBe(3400);
  });

  test('has only the ends of a long straight line', () => {
    const straight = places.map((place) => ({ ...place, routejson: '[]' }));
    const profile = legProfile(toExpedition({ places: straight, images: [] }), toHeights(records), [3]);
    expect(profile.points.map(({ height }) => height)).toEqual([3000, 2000]);
    expect(profile.hasUnknownWay).toBe(true);
  });

  test('has all heights of an inferred line', () => {
    const straight = places.map((place) => ({ ...place, routejson: '[]' }));
    const inferredLegs = [{ place_id: 3, points: [[39.4, 80]] satisfies [number, number][] }];
    const inferred = toExpedition({ places: straight, images: [], inferredLegs });
    const profile = legProfile(inferred, toHeights(records), [3]);
    expect(profile.points.map(({ height }) => height)).toEqual([3000, 4000, 2000]);
    expect(profile.hasUnknownWay).toBe(false);
  });

  test('has only usable ends if the position of an end is estimated in mountains', () => {
    const heightsOf = (precision_m: number) =>
      toHeights(records.map((record) => (record.place_id === 2 ? { ...record, precision_m } : record)));
    const profile = (precision: number) => legProfile(expedition, heightsOf(precision), [2]);
    expect(profile(160).points).toHaveLength(5);
    expect(profile(161).points.map(({ height }) => height)).toEqual([1000, 3000]);
    expect(profile(401).points.map(({ height }) => height)).toEqual([1000]);
    expect(profile(401).hasUnknownWay).toBe(true);
  });

  test('is empty without heights', () => {
    expect(legProfile(expedition, new Map(), [2, 3]).points).toEqual([]);
    const outside = toHeights([aHeight({ place_id: 2, height_m: null, samples: null })]);
    expect(legProfile(expedition, outside, [2]).points).toEqual([]);
  });
});

describe('journeyHeights', () => {
  const heights = journeyHeights(journey, withPass);
  const at = (moment: number | undefined) => heightAt(heights, moment ?? Number.NaN);

  test('is constant at a stop and follows the line of a leg', () => {
    const [first, second] = journey.stops;
    expect(at(first.arrival)).toBe(1000);
    expect(at(first.departure)).toBe(1000);
    const leg = second?.leg;
    expect(at(leg ? leg.departure + (leg.arrival - leg.departure) / 2 : undefined)).toBeCloseTo(2000, 3);
    expect(at(second?.arrival)).toBe(3400);
    expect(at(second?.departure)).toBe(3400);
  });

  test('passes over a camp whose height is known too roughly', () => {
    const rough = toHeights(
      records.map((record) => (record.place_id === 2 ? { ...record, precision_m: 900 } : record)),
    );
    const line = journeyHeights(journey, rough);
    const [first, second, third] = journey.stops;
    const height = heightAt(line, second?.arrival ?? 0);
    expect(height).toBeGreaterThan(1000);
    expect(height).toBeLessThan(2000);
    expect(heightAt(line, first.departure)).toBe(1000);
    expect(heightAt(line, third?.arrival ?? 0)).toBe(2000);
  });

  test('is null between two journeys and along a leg without heights', () => {
    const gap = someJourney([
      aPlace({ place_id: 1, date: '1926-05-01', enddate: '1926-05-03' }),
      aPlace({ place_id: 2, date: '1926-05-10', enddate: '1926-05-11' }),
    ]);
    const around = journeyHeights(gap, toHeights([aHeight({ place_id: 1 }), aHeight({ place_id: 2 })]));
    const leg = gap.legs[0];
    expect(heightAt(around, ((leg?.departure ?? 0) + (leg?.arrival ?? 0)) / 2)).toBeNull();
    expect(heightAt(around, leg?.arrival ?? 0)).toBe(1000);
  });

  test('has non-decreasing moments, and heights within those of the records, for every journey', () => {
    const someHeights = fc.array(fc.option(fc.integer({ min: -150, max: 8800 })), { maxLength: 6 });
    fc.assert(
      fc.property(
        somePlaces,
        someHeights,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (found, samples, share) => {
          const any = toJourney(toExpedition({ places: found, images: [] }));
          if (any === null) return;
          const known = toHeights(
            found.map(({ place_id }) => aHeight({ place_id, height_m: samples[0] ?? null, samples })),
          );
          const { moments, metres } = journeyHeights(any, known);
          expect(moments.every((moment, index) => index === 0 || moment >= (moments[index - 1] ?? 0))).toBe(
            true,
          );
          const height = heightAt({ moments, metres }, any.start + share * (any.end - any.start));
          if (height === null) return;
          const limits = samples.filter((sample) => sample !== null);
          expect(height).toBeGreaterThanOrEqual(Math.min(...limits) - 1e-6);
          expect(height).toBeLessThanOrEqual(Math.max(...limits) + 1e-6);
        },
      ),
    );
  });
});

describe('skyline', () => {
  const axis = journeyAxis(journey, journeyClock(journey, 'stops'));
  const heights = journeyHeights(journey, withPass);

  test('contains the highest point of each column for any number of columns', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), (count) => {
        const { columns, highest } = skyline(heights, axis, count);
        expect(columns).toHaveLength(count);
        expect(highest).toBe(4000);
        expect(Math.max(...columns.map((height) => height ?? 0))).toBe(4000);
      }),
    );
  });

  test('is empty without heights', () => {
    const { columns, highest } = skyline(journeyHeights(journey, new Map()), axis, 3);
    expect(columns).toEqual([null, null, null]);
    expect(highest).toBeNull();
  });
});

test('namedPasses lists only passes with a height from a source, the highest first', () => {
  expect(namedPasses(journey, toHeights(records))).toEqual([]);
  const [found, ...others] = namedPasses(journey, withPass);
  expect([found?.stop.place.id, found?.metres, others]).toEqual([2, 3400, []]);
});
