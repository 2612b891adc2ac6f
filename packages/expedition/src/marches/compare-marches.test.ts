import type { StatedMarchRecord } from '@cae-map/contract/entities/stated-march';
import { describe, expect, test } from 'vitest';
import { distanceMetres } from '../route/geography.ts';
import { aPlace } from '../testing/records.ts';
import { toExpedition } from '../to-expedition.ts';
import { compareMarches } from './compare-marches.ts';

/** Three stops on the equator, of which the first and second are 0.3° and the second and third 0.2° apart. */
const places = [
  aPlace({ place_id: 1, latitude: 0, longitude: 80 }),
  aPlace({ place_id: 2, latitude: 0, longitude: 80.3 }),
  aPlace({ place_id: 3, latitude: 0, longitude: 80.5 }),
];
const expedition = toExpedition({ places, images: [] });
const wholeWay = distanceMetres([0, 80], [0, 80.3]) + distanceMetres([0, 80.3], [0, 80.5]);
const mile = 1609.344;

type Distance = NonNullable<StatedMarchRecord['distance']>;

function march(distance: Partial<Distance> | null): StatedMarchRecord {
  const stated = {
    value: 30,
    unit: 'miles',
    from_place_id: 1,
    to_place_id: 3,
    work: 'trails',
    page: '95',
  } as const;
  return {
    from_place_id: 2,
    place_id: 3,
    date: '1926-03-01',
    text_id: 10_001,
    distance: distance === null ? null : { ...stated, ...distance },
    hours: null,
  };
}

const compare = (distance: Partial<Distance> | null, of = expedition) =>
  compareMarches(of, [march(distance)]).get(3) ?? null;

describe('compareMarches', () => {
  test('measures along the legs between the stops of the stated distance', () => {
    const compared = compare({});

    expect(compared?.measuredMetres).toBeCloseTo(wholeWay, 6);
    expect(compared?.statedMetres).toBeCloseTo(30 * mile, 6);
  });

  test('follows the recorded line of a leg', () => {
    const [first, second, third] = places;
    if (first === undefined || second === undefined || third === undefined) throw new Error('no places');
    const bent = toExpedition({
      places: [first, { ...second, routejson: '[[0.2, 80.1]]' }, third],
      images: [],
    });

    expect(compare({}, bent)?.measuredMetres).toBeCloseTo(
      distanceMetres([0, 80], [0.2, 80.1]) +
        distanceMetres([0.2, 80.1], [0, 80.3]) +
        distanceMetres([0, 80.3], [0, 80.5]),
      6,
    );
  });

  test.each([
    ['more than a third longer', wholeWay / mile / 1.34, true],
    ['less than a third longer', wholeWay / mile / 1.33, false],
    ['more than a third shorter', wholeWay / mile / 0.66, true],
    ['less than a third shorter', wholeWay / mile / 0.67, false],
  ])('tells whether a line that is %s than stated differs', (_what, value, differs) => {
    expect(compare({ value })?.differs).toBe(differs);
  });

  test('converts versts', () => {
    expect(compare({ value: 10, unit: 'versts' })?.statedMetres).toBeCloseTo(10_668, 6);
  });

  test.each([
    ['no distance is stated', null],
    ['the unit has no one length', { unit: 'potai' }],
    ['the stop is unknown', { from_place_id: 9 }],
    ['the stops are in the reverse order', { from_place_id: 3, to_place_id: 1 }],
    ['both stops are the same', { from_place_id: 3 }],
  ] as const)('has no comparison if %s', (_what, distance) => {
    expect(compare(distance)).toBeNull();
  });

  test.each([
    ['a stop has no position', { latitude: null, longitude: null }],
    ['a line is invalid', { routejson: '{' }],
  ])('has no comparison if %s', (_what, fields) => {
    const damaged = places.map((place) => (place.place_id === 3 ? { ...place, ...fields } : place));

    expect(compare({}, toExpedition({ places: damaged, images: [] }))).toBeNull();
  });
});
