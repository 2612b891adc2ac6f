import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '../../dates/calendar.ts';
import { formatDateRange } from '../../dates/format-dates.ts';
import { distanceMetres, type Position } from '../../route/geography.ts';
import type { DatePrecision } from '../../dates/stays.ts';
import { somePlaces } from '../../testing/arbitraries.ts';
import { readRealContent } from '../../testing/content.ts';
import { someJourney } from '../../testing/journeys.ts';
import { aPlace } from '../../testing/records.ts';
import { toExpedition } from '../../to-expedition.ts';
import { toDateRecord } from './certainty.ts';
import { dateToMoment } from '../moment.ts';
import { positionOn } from './position.ts';
import { toJourney, wholeJourney } from '../to-journey.ts';

const apart = (a: Position | null, b: Position | null): number =>
  a === null || b === null ? Number.POSITIVE_INFINITY : distanceMetres(a, b);

describe('positionOn', () => {
  test('is within the journey and on the Earth for every moment', () => {
    const anyMoment = fc.oneof(
      fc.double(),
      fc.double({ min: -10, max: 80, noNaN: true }),
      fc.constantFrom(Number.NaN, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY),
    );
    fc.assert(
      fc.property(somePlaces, anyMoment, (places, moment) => {
        const journey = toJourney(toExpedition({ places, images: [] }));
        if (journey === null) return;
        const where = positionOn(journey, moment);
        expect(where.moment).toBeGreaterThanOrEqual(journey.start);
        expect(where.moment).toBeLessThanOrEqual(journey.end);
        if (where.position === null) return;
        const [latitude, longitude] = where.position;
        expect(Math.abs(latitude)).toBeLessThanOrEqual(90);
        expect(Math.abs(longitude)).toBeLessThanOrEqual(180);
      }),
      { numRuns: 300 },
    );
  });

  test('is at the stop from arrival to departure, and otherwise on a leg or a pause', () => {
    fc.assert(
      fc.property(somePlaces, (places) => {
        const journey = toJourney(toExpedition({ places, images: [] }));
        for (const stop of journey?.stops ?? []) {
          if (journey === null) return;
          const { arrival, departure } = stop;
          for (const moment of [arrival, (arrival + departure) / 2, departure]) {
            expect(positionOn(journey, moment)).toMatchObject({ kind: 'stop', stop: { index: stop.index } });
          }
          const next = journey.stops[stop.index + 1];
          if (next === undefined) continue;
          const between = positionOn(journey, (departure + next.arrival) / 2);
          expect(between.kind).toBe(next.leg === null ? 'pause' : 'leg');
        }
      }),
    );
  });

  test('is continuous along a leg and meets both stops', () => {
    const aShare = fc.double({ min: 0, max: 0.999, noNaN: true });
    fc.assert(
      fc.property(somePlaces, aShare, (places, share) => {
        const journey = toJourney(toExpedition({ places, images: [] }));
        for (const leg of journey?.legs ?? []) {
          if (journey === null) return;
          const from = journey.stops[leg.from]?.position ?? null;
          const to = journey.stops[leg.to]?.position ?? null;
          const at = (part: number) =>
            positionOn(journey, leg.departure + (leg.arrival - leg.departure) * part).position;
          if (to !== null) expect(apart(to, at(1 - 1e-9))).toBeLessThan(5);
          if (from === null) continue;
          expect(apart(from, at(1e-9))).toBeLessThan(5);
          // A straight line on the map and the great circle differ, far north by several times the length.
          expect(apart(at(share), at(share + 1e-4))).toBeLessThan(5 + leg.line.lengthMetres * 4e-4);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('interpolates along a leg by the length of its line', () => {
    const journey = someJourney([
      aPlace({ place_id: 1, latitude: 0, longitude: 10, date: '1926-05-01', enddate: '1926-05-02' }),
      aPlace({
        place_id: 2,
        latitude: 0,
        longitude: 14,
        date: '1926-05-05',
        enddate: '1926-05-06',
        routejson: '[[0, 11]]',
        go_by: 'car',
      }),
    ]);
    const where = positionOn(journey, 1.25 + 3.5 / 2);
    expect(where).toMatchObject({
      kind: 'leg',
      from: { place: { id: 1 } },
      to: { place: { id: 2 } },
      share: 0.5,
      isInterpolated: true,
      isPositionKnown: true,
      transport: 'car',
      bearingDegrees: 90,
      day: { date: '1926-05-04', precision: 'day', isAbout: false },
    });
    expect(where.position?.[1]).toBeCloseTo(12, 9);
  });

  test('crosses the 180th meridian the short way', () => {
    const journey = someJourney([
      aPlace({ place_id: 1, latitude: 40, longitude: 170, date: '1926-05-01', enddate: '1926-05-01' }),
      aPlace({ place_id: 2, latitude: 40, longitude: -170, date: '1926-05-11', enddate: '1926-05-11' }),
    ]);
    const longitudes = [3, 5, 8, 10].map((moment) => positionOn(journey, moment).position?.[1] ?? 0);
    for (const longitude of longitudes) expect(Math.abs(longitude)).toBeGreaterThan(170);
    expect(longitudes.map(Math.sign)).toEqual([1, 1, -1, -1]);
  });

  test('is the last known position while the current one is unknown', () => {
    const journey = someJourney([
      aPlace({ place_id: 1, latitude: 10, longitude: 10, date: '1926-05-01', enddate: '1926-05-01' }),
      aPlace({ place_id: 2, latitude: null, longitude: null, date: '1926-05-04', enddate: '1926-05-06' }),
      aPlace({ place_id: 3, latitude: 11, longitude: 11, date: '1926-05-09', enddate: '1926-05-10' }),
    ]);
    const lost = { position: [10, 10], isPositionKnown: false };
    expect(positionOn(journey, 2)).toMatchObject({ kind: 'leg', ...lost });
    expect(positionOn(journey, 4.5)).toMatchObject({ kind: 'stop', ...lost });
    expect(positionOn(journey, 8)).toMatchObject({ kind: 'leg', isPositionKnown: true });
  });

  test('is null when no position is known', () => {
    const never = someJourney([aPlace({ place_id: 1, latitude: null, longitude: null })]);
    expect(positionOn(never, 0.5)).toMatchObject({ position: null, isPositionKnown: false });
  });

  test('is a pause between two journeys', () => {
    const journey = someJourney([
      aPlace({ place_id: 1, date: '1928-05-26', enddate: '1928-05-26' }),
      aPlace({ place_id: 2, visited_on: 'manchuriaexp', date: '1934-05-10', enddate: '1934-05-10' }),
    ]);
    expect(positionOn(journey, dateToMoment(journey, '1931-01-01'))).toMatchObject({
      kind: 'pause',
      from: { place: { id: 1 } },
      to: { place: { id: 2 } },
    });
  });
});

describe('the date precision of positionOn', () => {
  const at = (journey: ReturnType<typeof someJourney>, date: string) => {
    const { day, kind } = positionOn(journey, dateToMoment(journey, date));
    const known = `${day.isAbout ? 'about ' : ''}${day.date.slice(0, { day: 10, month: 7, year: 4 }[day.precision])}`;
    return [kind, known];
  };

  test('is the day at an exact stay and on a leg between exact stays', () => {
    const journey = someJourney([
      aPlace({ place_id: 1, date: '1925-08-26', enddate: '1925-09-19' }),
      aPlace({ place_id: 2, date: '1925-09-25', enddate: '1925-09-25', date_acc: -1 }),
    ]);
    expect(at(journey, '1925-09-10')).toEqual(['stop', '1925-09-10']);
    expect(positionOn(journey, dateToMoment(journey, '1925-09-10'))).toMatchObject({
      dayOfStay: { day: 16, of: 25 },
    });
    expect(at(journey, '1925-09-22')).toEqual(['leg', '1925-09-22']);
    expect(at(journey, '1925-09-25')).toEqual(['stop', 'about 1925-09-25']);
  });

  test('is never finer than that of the record', () => {
    const from = aPlace({ place_id: 1, date: '1925-03-10', enddate: null });
    const month = aPlace({ place_id: 2, date: '1925-04-01', enddate: '1925-08-08', date_format: 'YYYY-MM' });
    const to = aPlace({ place_id: 3, date: '1925-08-20', enddate: '1925-08-20' });
    const journey = someJourney([from, month, to]);
    expect(at(journey, '1925-03-10')).toEqual(['stop', '1925-03-10']);
    expect(at(journey, '1925-03-15')).toEqual(['stop', 'about 1925-03']);
    expect(at(journey, '1925-06-15')).toEqual(['stop', '1925-06']);
    const year = aPlace({ place_id: 2, date: '1925-01-01', enddate: null, date_format: 'YYYY' });
    expect(at(someJourney([from, year, to]), '1925-08-15')).toEqual(['stop', '1925']);
    const undated = aPlace({ place_id: 2, date: null, enddate: null });
    const ends = someJourney([undated, to]);
    expect(at(ends, ends.firstDay)).toEqual(['stop', 'about 1925']);
  });

  test('is limited by the neighbours for an undated stop', () => {
    const undated = aPlace({ place_id: 2, date: null, enddate: null });
    const around = (from: string, to: string) =>
      someJourney([
        aPlace({ place_id: 1, date: from, enddate: from }),
        undated,
        aPlace({ place_id: 3, date: to, enddate: to }),
      ]);
    const known = (from: string, to: string) => {
      const journey = around(from, to);
      const { day } = positionOn(journey, journey.stops[1]?.arrival ?? 0);
      return [day.precision, day.isAbout];
    };
    expect(known('1926-03-04', '1926-03-04')).toEqual(['day', false]);
    expect(known('1926-03-04', '1926-03-11')).toEqual(['month', false]);
    expect(known('1926-03-04', '1926-04-11')).toEqual(['month', true]);
    expect(known('1926-03-04', '1926-12-11')).toEqual(['year', false]);
    expect(known('1926-03-04', '1927-12-11')).toEqual(['year', true]);
  });

  test('is converted by toDateRecord for formatting', () => {
    expect(toDateRecord({ date: '1925-08-15', precision: 'month', isAbout: true })).toEqual({
      date: '1925-08-15',
      enddate: '1925-08-15',
      date_format: 'YYYY-MM',
      date_acc: -1,
    });
    const words = (precision: DatePrecision, isAbout: boolean) =>
      formatDateRange(toDateRecord({ date: '1925-08-15', precision, isAbout }), 'en');
    expect(words('day', false)).toBe('15 August 1925');
    expect(words('month', true)).toBe('about August 1925');
    expect(words('year', false)).toBe('1925');
    expect(toDateRecord({ date: '1925-08-15', precision: 'day', isAbout: false })).toMatchObject({
      date_format: 'YYYY-MM-DD',
      date_acc: null,
    });
  });
});

describe('the real content', () => {
  const expedition = toExpedition(readRealContent());
  const journey = wholeJourney(expedition);

  test('has a known position on every day from December 1923 to the end of 1935', () => {
    if (journey === null) throw new Error('no journey');
    const count = daysBetween('1923-12-02', '1935-12-31');
    let previous: Position | null = null;
    for (let index = 0; index <= count; index += 1) {
      const date = addDays('1923-12-02', index);
      const where = positionOn(journey, dateToMoment(journey, date));
      expect(where.position).not.toBeNull();
      expect(where.isPositionKnown).toBe(true);
      expect(where.day.date).toBe(date < journey.lastDay ? date : journey.lastDay);
      const startsAnew = where.kind === 'stop' && where.stop.leg === null;
      // The longest distance in one day is the train from Omsk to Moscow.
      if (previous !== null && !startsAnew)
        expect([date, apart(previous, where.position) < 2_300_000]).toEqual([date, true]);
      previous = where.position;
    }
  });

  test('has no exact date at a stop whose record has none', () => {
    for (const stop of journey?.stops ?? []) {
      if (journey === null || stop.place.precision === 'day') continue;
      const { date, enddate } = stop.place.record;
      if (date === null && enddate === null) continue;
      const { day } = positionOn(journey, (stop.arrival + stop.departure) / 2);
      expect([stop.place.id, day.precision]).not.toEqual([stop.place.id, 'day']);
    }
  });
});
