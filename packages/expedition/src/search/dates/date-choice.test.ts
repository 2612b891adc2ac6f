import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { addDays, daysBetween } from '../../dates/calendar.ts';
import { somePlaces } from '../../testing/arbitraries.ts';
import { readRealContent } from '../../testing/content.ts';
import { aPlace } from '../../testing/records.ts';
import { toExpedition } from '../../to-expedition.ts';
import {
  choosableDays,
  choosableYears,
  chooseDay,
  initialDay,
  openingDay,
  placesOnDay,
  shownDates,
} from './date-choice.ts';

const createExpedition = (...fields: readonly Parameters<typeof aPlace>[0][]) =>
  toExpedition({ places: fields.map(aPlace), images: [] });

const journey = createExpedition(
  { place_id: 1, seqid: 30, date: '1925-08-26', enddate: '1925-08-28' },
  { place_id: 2, seqid: 20, date: '1925-08-28', enddate: '1925-08-28' },
  { place_id: 3, seqid: 10, date: '1927-01-31', enddate: null },
  { place_id: 4, date: '1926-05-01', enddate: '1926-05-01', date_format: 'YYYY-MM' },
  { place_id: 5, date: '1926-05-01', enddate: '1926-05-01', minzoom: -1 },
  { place_id: 6, date: '1926-05-02', enddate: '1926-05-02', minzoom: 0 },
);

const ids = (day: string): number[] => placesOnDay(journey, day).map((place) => place.id);

describe('placesOnDay', () => {
  test('returns the places from arrival to departure, sorted by seqid', () => {
    expect(['1925-08-25', '1925-08-26', '1925-08-27', '1925-08-28', '1925-08-29'].map(ids)).toEqual([
      [],
      [1],
      [1],
      [2, 1],
      [],
    ]);
    expect(ids('1927-01-31')).toEqual([3]);
  });

  test('counts exact dates only and skips places with negative minzoom [DAT-2]', () => {
    expect([ids('1926-05-01'), ids('1926-05-02')]).toEqual([[], [6]]);
    expect(choosableDays(journey)).not.toContain('1926-05-01');
  });

  test.each([['1925-02-30'], ['26.08.1925'], ['1925-8-26'], [''], ['constructor'], ['1925-08-26 ']])(
    'is empty for an invalid day: %s',
    (day) => {
      expect(placesOnDay(journey, day)).toEqual([]);
      expect(chooseDay(journey, day)).toEqual({ kind: 'none' });
    },
  );

  test('is empty, without a log entry, for an invalid date and for places with invalid dates [DAT-3]', () => {
    const spies = (['log', 'warn', 'error'] as const).map((name) => vi.spyOn(console, name));
    const unreadable = createExpedition(
      { place_id: 7, date: '1925-13-45', enddate: '1925-13-46' },
      { place_id: 8, date: null, enddate: null },
      { place_id: 9, date: '26.08.1925', enddate: null },
    );
    expect(choosableDays(unreadable)).toEqual([]);
    for (const day of ['1925-13-45', '26.08.1925', 'null', 'NaN']) {
      expect(placesOnDay(unreadable, day), day).toEqual([]);
      expect(chooseDay(journey, day), day).toEqual({ kind: 'none' });
    }
    for (const id of [7, 8, 9, 10_000])
      expect(openingDay(unreadable.byId.get(id) ?? null, unreadable)).toBe(initialDay);
    for (const spy of spies) expect(spy).not.toHaveBeenCalled();
  });

  test('agrees with the dates of every record', () => {
    fc.assert(
      fc.property(somePlaces, fc.nat(80), (records, shift) => {
        const expedition = toExpedition({ places: records, images: [] });
        const day = addDays('1925-07-25', shift);
        const expected = expedition.places.filter(({ precision, record: { date, enddate, minzoom } }) => {
          const first = date ?? enddate ?? '';
          const stay = daysBetween(first, enddate ?? first);
          const since = daysBetween(first, day);
          return precision === 'day' && minzoom >= 0 && since >= 0 && since <= (stay > 0 ? stay : 0);
        });
        expect(placesOnDay(expedition, day)).toEqual(expected);
        expect(choosableDays(expedition).includes(day)).toBe(expected.length > 0);
      }),
    );
  });
});

describe('chooseDay', () => {
  test('opens the only place of a day', () => {
    expect(chooseDay(journey, '1925-08-27')).toMatchObject({ kind: 'one', place: { id: 1 } });
  });

  test('lists several places of a day', () => {
    expect(chooseDay(journey, '1925-08-28')).toMatchObject({
      kind: 'several',
      places: [{ id: 2 }, { id: 1 }],
    });
  });

  test('returns none for a day without places', () => {
    expect(chooseDay(journey, '1925-08-29')).toEqual({ kind: 'none' });
  });
});

describe('the choosable dates', () => {
  test('choosableDays returns the days with places in order', () => {
    expect(choosableDays(journey)).toEqual([
      '1925-08-26',
      '1925-08-27',
      '1925-08-28',
      '1926-05-02',
      '1927-01-31',
    ]);
  });

  test('choosableYears includes the years without places as not choosable', () => {
    const years = createExpedition({ place_id: 1, date: '1928-05-26' }, { place_id: 2, date: '1935-09-21' });
    expect(choosableYears(years).filter(({ hasPlaces }) => hasPlaces)).toEqual([
      { year: 1928, hasPlaces: true },
      { year: 1935, hasPlaces: true },
    ]);
    expect(choosableYears(years)).toHaveLength(8);
  });

  test('are empty without places', () => {
    expect(choosableYears(createExpedition())).toEqual([]);
  });

  test('of the real content include the initial day', () => {
    const expedition = toExpedition(readRealContent());
    expect(placesOnDay(expedition, initialDay).map((place) => place.id)).toEqual([5, 6]);
    expect(
      choosableYears(expedition)
        .filter(({ hasPlaces }) => !hasPlaces)
        .map(({ year }) => year),
    ).toEqual([1929, 1930, 1931, 1932, 1933]);
  });
});

describe('openingDay', () => {
  const opening = (id: number) => openingDay(journey.byId.get(id) ?? null, journey);

  test('is the arrival at the open place', () => {
    expect([opening(1), opening(3)]).toEqual(['1925-08-26', '1927-01-31']);
  });

  test('is the departure when the arrival is unknown', () => {
    const leaving = createExpedition({ place_id: 1, date: null, enddate: '1925-03-06' });
    expect(openingDay(leaving.byId.get(1) ?? null, leaving)).toBe('1925-03-06');
  });

  test('is the initial day when the place has no choosable day', () => {
    expect([opening(4), opening(5), opening(99)]).toEqual([initialDay, initialDay, initialDay]);
  });

  test('is the initial day even when other places share the coarse date', () => {
    const shared = createExpedition({ place_id: 1, date_format: 'YYYY-MM' }, { place_id: 2 });
    expect(openingDay(shared.byId.get(1) ?? null, shared)).toBe(initialDay);
    expect(initialDay).toBe('1925-03-06');
  });
});

test('shownDates contains only the days of whitelisted places', () => {
  const dates = shownDates(journey, [2, 3]);
  expect(choosableDays(dates)).toEqual(['1925-08-28', '1927-01-31']);
  expect(placesOnDay(dates, '1925-08-28').map(({ id }) => id)).toEqual([2]);
});

test('shownDates returns all days for an empty whitelist', () => {
  expect(shownDates(journey, [])).toBe(journey);
});
