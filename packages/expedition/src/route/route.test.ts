import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isInMainRoute,
  legPoints,
  mainRouteFrom,
  mainRouteTo,
  parseRoute,
  toPosition,
  routeYear,
} from './route.ts';
import { anyPosition } from '../testing/arbitraries.ts';
import { readRealContent } from '../testing/content.ts';
import { aPlace } from '../testing/records.ts';

describe('parseRoute', () => {
  test('parses what JSON.stringify writes', () => {
    fc.assert(
      fc.property(fc.array(anyPosition), (points) => {
        const result = parseRoute(JSON.stringify(points));
        expect(result).toEqual({ ok: true, points: JSON.parse(JSON.stringify(points)) });
      }),
    );
  });

  test('returns no points for null, blank text, JSON null and an empty list', () => {
    for (const text of [null, '', '  ', 'null', '[]'])
      expect(parseRoute(text)).toEqual({ ok: true, points: [] });
  });

  test('returns the reason for an invalid route', () => {
    const reason = (text: string) => {
      const result = parseRoute(text);
      return result.ok ? 'ok' : result.reason;
    };
    expect(['{', 'undefined', '[1,]'].map(reason)).toEqual(['not_json', 'not_json', 'not_json']);
    expect(['{}', '7', '"[]"', 'true'].map(reason)).toEqual(Array.from({ length: 4 }, () => 'not_a_list'));
    expect(
      ['[1, 2]', '[[1]]', '[[1, 2, 3]]', '[[1, "2"]]', '[[1, null]]', '[{"lat": 1, "lng": 2}]'].map(reason),
    ).toEqual(Array.from({ length: 6 }, () => 'not_a_position'));
    expect(['[[91, 0]]', '[[0, -181]]', '[[1, 2], [1e999, 0]]'].map(reason)).toEqual(
      Array.from({ length: 3 }, () => 'out_of_range'),
    );
  });

  test('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const result = parseRoute(text);
        expect(typeof result.ok).toBe('boolean');
      }),
    );
  });
});

test('toPosition requires both coordinates within range', () => {
  expect(toPosition({ latitude: 0, longitude: 0 })).toEqual([0, 0]);
  expect(toPosition({ latitude: null, longitude: 80 })).toBeNull();
  expect(toPosition({ latitude: 40, longitude: null })).toBeNull();
  expect(toPosition({ latitude: 91, longitude: 0 })).toBeNull();
  expect(toPosition({ latitude: Number.NaN, longitude: 0 })).toBeNull();
});

describe('legPoints', () => {
  const place = aPlace({ place_id: 1, latitude: 3, longitude: 3, routejson: '[[2, 2]]' });

  test('joins the previous stop, the route and the place', () => {
    expect(legPoints([1, 1], place)).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
    expect(legPoints(null, place)).toEqual([
      [2, 2],
      [3, 3],
    ]);
    expect(legPoints([1, 1], { ...place, latitude: null })).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  test('is only the place itself when the route is invalid', () => {
    expect(legPoints([1, 1], { ...place, routejson: '[[2, 2], 0]' })).toEqual([[3, 3]]);
  });
});

test('routeYear is the year of the enddate, else of the date, else of the previous dated stop', () => {
  const before = { date: '1925-12-28', enddate: '1926-01-02' };
  expect(routeYear({ date: '1925-12-30', enddate: '1926-01-03' }, null)).toBe('1926');
  expect(routeYear({ date: '1925-12-30', enddate: null }, before)).toBe('1925');
  expect(routeYear({ date: null, enddate: null }, before)).toBe('1926');
  expect(routeYear({ date: null, enddate: null }, { ...before, enddate: null })).toBe('1925');
  expect(routeYear({ date: null, enddate: null }, null)).toBeNull();
});

describe('isInMainRoute', () => {
  const { places } = readRealContent();
  const stops = places.filter((place) => place.visited_on === 'cae' && place.ispathpart);
  const dated = stops.filter((place) => (place.date ?? place.enddate) !== null);

  test('is true in the closed interval that contains every dated cae path stop, from 5 to 151 [RTE-12]', () => {
    expect([mainRouteFrom, mainRouteTo]).toEqual(['1925-03-06', '1928-05-31']);
    expect(dated.filter((place) => !isInMainRoute(place)).map((place) => place.place_id)).toEqual([]);
    const inOrder = stops.toSorted((a, b) => a.seqid - b.seqid);
    expect([inOrder[0]?.place_id, inOrder.at(-1)?.place_id]).toEqual([5, 151]);
    expect(inOrder[0]?.date).toBe(mainRouteFrom);
    const [first, last] = [mainRouteFrom, mainRouteTo].map((day) =>
      aPlace({ place_id: 1, date: day, enddate: day }),
    );
    expect([first, last].map((place) => place !== undefined && isInMainRoute(place))).toEqual([true, true]);
  });

  test('is false outside the interval, for other sections, side points and undated stops', () => {
    const out = [
      { date: '1925-03-05', enddate: '1925-03-06' },
      { date: '1928-05-31', enddate: '1928-06-01' },
      { date: '1928-06-01', enddate: null },
      { date: null, enddate: null },
      { visited_on: 'indiancae' },
      { ispathpart: false },
    ] as const;
    expect(out.filter((fields) => isInMainRoute(aPlace({ place_id: 1, ...fields })))).toEqual([]);
  });
});
