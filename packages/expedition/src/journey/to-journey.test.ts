import type { PlaceRecord } from '@cae-map/contract/entities/place';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '../dates/calendar.ts';
import { somePlaces } from '../testing/arbitraries.ts';
import { readRealContent } from '../testing/content.ts';
import { someJourney, stopTimes } from '../testing/journeys.ts';
import { aPlace, aTextId } from '../testing/records.ts';
import { toExpedition } from '../to-expedition.ts';
import { momentToDate, evening, dateToMoment, morning } from './moment.ts';
import { toJourney, wholeExpedition, wholeJourney } from './to-journey.ts';

/** Arrival and departure of every stop: the day and the fraction of the day. */
function timesFor(places: readonly PlaceRecord[], texts: Parameters<typeof aTextId>[0][] = []) {
  const journey = toJourney(toExpedition({ places, images: [], textIds: texts.map(aTextId) }));
  return journey && stopTimes(journey);
}

describe('the schedule', () => {
  test('is strictly increasing', () => {
    fc.assert(
      fc.property(somePlaces, (places) => {
        const journey = toJourney(toExpedition({ places, images: [] }));
        if (journey === null) return;
        const { events } = journey;
        events.slice(1).forEach((moment, index) => expect(moment).toBeGreaterThan(events[index] ?? 0));
        expect(events[0]).toBe(journey.start);
        expect(events.at(-1)).toBe(journey.end);
        expect(Math.floor(journey.start)).toBe(0);
        expect(journey.lastDay).toBe(momentToDate(journey, journey.end));
      }),
      { numRuns: 300 },
    );
  });

  test('is within the bounds of the records', () => {
    fc.assert(
      fc.property(somePlaces, (places) => {
        const journey = toJourney(toExpedition({ places, images: [] }));
        for (const stop of journey?.stops ?? []) {
          expect(stop.arrival).toBeGreaterThanOrEqual(stop.arrivalRange.earliest - 1e-9);
          expect(stop.arrival).toBeLessThanOrEqual(stop.arrivalRange.latest + 1e-9);
          expect(stop.departure).toBeGreaterThanOrEqual(stop.departureRange.earliest - 1e-9);
          expect(stop.departure).toBeLessThanOrEqual(stop.departureRange.latest + 1e-9);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('keeps every exact date that agrees with the travel order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 2, maxLength: 40 }), (steps) => {
        let day = 0;
        const days = steps.map((step) => (day += step));
        const places = days.slice(1).map((to, index) =>
          aPlace({
            place_id: index + 1,
            date: dateAt(days[index] ?? 0),
            enddate: dateAt(to),
          }),
        );
        const journey = toJourney(toExpedition({ places, images: [] }));
        for (const { place, arrival, departure } of journey?.stops ?? []) {
          expect(journey && momentToDate(journey, arrival)).toBe(place.record.date);
          expect(journey && momentToDate(journey, departure)).toBe(place.record.enddate);
        }
      }),
    );
  });
});

const dateAt = (day: number) => addDays('1925-08-01', day);

describe('a day of travel', () => {
  test('lasts from morning to evening, shared by length among the transits', () => {
    const times = timesFor([
      aPlace({ place_id: 1, latitude: 34, longitude: 75, date: '1925-08-12', enddate: '1925-08-14' }),
      aPlace({ place_id: 2, latitude: 34, longitude: 76, date: '1925-08-14', enddate: '1925-08-14' }),
      aPlace({ place_id: 3, latitude: 34, longitude: 78, date: '1925-08-14', enddate: '1925-08-15' }),
    ]);
    expect(times?.[0]).toEqual({
      id: 1,
      arrival: ['1925-08-12', morning],
      departure: ['1925-08-14', morning],
    });
    expect(times?.[2]).toMatchObject({ arrival: ['1925-08-14', evening] });
    const [, passage] = times ?? [];
    const to = (passage?.arrival[1] ?? 0) - morning;
    const from = evening - (passage?.departure[1] ?? 0);
    expect(passage?.arrival[0]).toBe('1925-08-14');
    expect(from / to).toBeCloseTo(2, 1);
  });

  test('of several days starts in the morning of the departure and ends in the evening of the arrival', () => {
    const times = timesFor([
      aPlace({ place_id: 1, date: '1925-08-12', enddate: '1925-08-13' }),
      aPlace({ place_id: 2, date: '1925-08-16', enddate: '1925-08-18' }),
    ]);
    expect(times?.[0]?.departure).toEqual(['1925-08-13', morning]);
    expect(times?.[1]?.arrival).toEqual(['1925-08-16', evening]);
  });
});

describe('a stop without exact dates', () => {
  const before = aPlace({ place_id: 1, date: '1926-03-01', enddate: '1926-03-02' });
  const after = aPlace({ place_id: 9, date: '1926-05-20', enddate: '1926-05-21' });
  const rough = { date: '1926-04-01', enddate: null, date_format: 'YYYY-MM' };

  test('is scheduled within its month', () => {
    const times = timesFor([before, aPlace({ place_id: 2, ...rough }), after]);
    expect(times?.[1]?.arrival[0]).toMatch(/^1926-04/);
    expect(times?.[1]?.departure[0]).toMatch(/^1926-04/);
  });

  test('is scheduled within its year', () => {
    const inYear = timesFor([before, aPlace({ place_id: 2, ...rough, date_format: 'YYYY' }), after]);
    expect(inYear?.[1]?.arrival[0]).toMatch(/^1926-0[345]/);
  });

  test('is scheduled between its neighbours when it has no date', () => {
    const times = timesFor([before, aPlace({ place_id: 2, date: null, enddate: null }), after]);
    expect(daysBetween('1926-03-02', times?.[1]?.arrival[0] ?? '')).toBeGreaterThanOrEqual(0);
    expect(daysBetween(times?.[1]?.departure[0] ?? '', '1926-05-20')).toBeGreaterThanOrEqual(0);
  });

  test('is scheduled on the day of a coarse date that is a hint', () => {
    const hinted = aPlace({ place_id: 2, ...rough, enddate: '1926-04-18' });
    expect(timesFor([before, hinted, after])?.[1]?.departure[0]).toBe('1926-04-18');
  });

  test('is scheduled during the texts about this stop alone', () => {
    const open = aPlace({ place_id: 2, date: '1926-03-10', enddate: null });
    const text = { text_id: 1, text_date: '1926-03-10', text_enddate: '1926-04-15', place_ids: [2] };
    const withText = timesFor([before, open, aPlace({ place_id: 3, ...rough }), after], [text]);
    expect(daysBetween('1926-04-15', withText?.[1]?.departure[0] ?? '')).toBeGreaterThanOrEqual(0);
    const other = { ...text, place_ids: [2, 3] };
    const withOther = timesFor([before, open, aPlace({ place_id: 3, ...rough }), after], [other]);
    expect(withOther?.[1]?.departure[0]).not.toBe(withText?.[1]?.departure[0]);
  });

  test('before the first or after the last date takes the duration of the leg', () => {
    const undated = { date: null, enddate: null };
    const times = timesFor([
      aPlace({ place_id: 1, ...undated, latitude: 40, longitude: 70 }),
      aPlace({ place_id: 2, latitude: 40, longitude: 71, date: '1926-05-01', enddate: '1926-05-01' }),
      aPlace({ place_id: 3, ...undated, latitude: 40, longitude: 72 }),
    ]);
    expect(times?.[0]?.arrival[0]).toMatch(/^1926-04-2/);
    expect(times?.[2]?.departure[0]).toMatch(/^1926-05-0/);
  });
});

describe('contradictory dates', () => {
  test('are left out, as few as possible', () => {
    const stops = ['1926-05-01', '1926-05-02', '1962-05-03', '1926-05-04', '1926-05-05'];
    const places = stops.map((date, index) => aPlace({ place_id: index + 1, date, enddate: date }));
    const times = timesFor(places);
    expect(times?.map(({ arrival }) => arrival[0])).toEqual([
      '1926-05-01',
      '1926-05-02',
      expect.stringMatching(/^1926-05-0[234]$/),
      '1926-05-04',
      '1926-05-05',
    ]);
  });

  test('of one stop are resolved in favour of the arrival', () => {
    const times = timesFor([
      aPlace({ place_id: 1, date: '1926-05-04', enddate: '1926-05-01' }),
      aPlace({ place_id: 2, date: '1926-05-08', enddate: '1926-05-09' }),
    ]);
    expect(times?.[0]?.arrival[0]).toBe('1926-05-04');
  });
});

describe('toJourney', () => {
  test('returns null without stops and without valid dates', () => {
    expect(timesFor([])).toBeNull();
    expect(timesFor([aPlace({ place_id: 1, date: null, enddate: null })])).toBeNull();
    expect(timesFor([aPlace({ place_id: 1, date: '1925-02-30', enddate: '1925-02-30' })])).toBeNull();
    expect(timesFor([aPlace({ place_id: 1, ispathpart: false })])).toBeNull();
  });

  test('of one stop lasts as long as the stay', () => {
    const journey = someJourney([aPlace({ place_id: 1, date: '1926-05-01', enddate: '1926-05-03' })]);
    expect(journey).toMatchObject({ firstDay: '1926-05-01', lastDay: '1926-05-03', start: 0.25, end: 2.75 });
    expect(journey.legs).toEqual([]);
  });

  test('starts the second journey on the first day that its date allows', () => {
    const journey = someJourney([
      aPlace({ place_id: 1, date: '1928-05-26', enddate: '1928-05-26' }),
      aPlace({
        place_id: 2,
        visited_on: 'manchuriaexp',
        date: '1934-03-01',
        enddate: null,
        date_format: 'YYYY-MM',
      }),
      aPlace({ place_id: 3, visited_on: 'manchuriaexp', date: '1934-05-10', enddate: '1934-05-10' }),
    ]);
    expect(journey.stops.map(({ leg }) => leg?.fromId ?? null)).toEqual([null, null, 2]);
    expect(momentToDate(journey, journey.stops[1]?.arrival ?? 0)).toBe('1934-03-01');
    expect(momentToDate(journey, journey.stops[0]?.departure ?? 0)).toBe('1928-05-26');
  });

  test('leaves out a disabled section and starts a new journey after it', () => {
    const expedition = toExpedition({
      places: [
        aPlace({ place_id: 1, visited_on: 'precae' }),
        aPlace({ place_id: 2, visited_on: 'indiancae' }),
        aPlace({ place_id: 3 }),
        aPlace({ place_id: 4 }),
      ],
      images: [],
    });
    const journey = toJourney(expedition, { sections: ['precae', 'cae'], whitelist: [] });
    expect(journey?.stops.map(({ place, leg }) => [place.id, leg?.fromId])).toEqual([
      [1, undefined],
      [3, undefined],
      [4, 3],
    ]);
  });

  test('passes through hidden stops', () => {
    const expedition = toExpedition({
      places: [
        aPlace({ place_id: 1, latitude: 10, longitude: 10 }),
        aPlace({ place_id: 2, latitude: 11, longitude: 11, minzoom: -1 }),
        aPlace({ place_id: 3, latitude: 12, longitude: 12, routejson: '[[11.5, 11.7]]' }),
      ],
      images: [],
    });
    for (const options of [wholeExpedition, { ...wholeExpedition, whitelist: [1, 3] }]) {
      const [leg] = toJourney(expedition, options)?.legs ?? [];
      expect(leg).toMatchObject({ fromId: 1, toId: 3, isStraight: false });
      expect(leg?.line.points).toEqual([
        [10, 10],
        [11, 11],
        [11.5, 11.7],
        [12, 12],
      ]);
    }
  });

  test('draws a straight line past an invalid route and a stop without a position', () => {
    const journey = someJourney([
      aPlace({ place_id: 1, latitude: 10, longitude: 10 }),
      aPlace({ place_id: 2, latitude: 12, longitude: 12, routejson: '[[11' }),
      aPlace({ place_id: 3, latitude: null, longitude: null }),
      aPlace({ place_id: 4, latitude: 14, longitude: 14 }),
    ]);
    expect(journey.legs.map(({ line, isStraight }) => [line.points, isStraight])).toEqual([
      [
        [
          [10, 10],
          [12, 12],
        ],
        true,
      ],
      [[[12, 12]], true],
      [
        [
          [12, 12],
          [14, 14],
        ],
        true,
      ],
    ]);
  });

  test('positions a stop without a position at the end of the line', () => {
    const journey = someJourney([
      aPlace({ place_id: 1, latitude: 10, longitude: 10 }),
      aPlace({ place_id: 2, latitude: null, longitude: null }),
      aPlace({ place_id: 3, latitude: 14, longitude: 14 }),
    ]);
    expect(journey.stops[1]).toMatchObject({ position: [10, 10], isPositionKnown: false });
  });

  test('wholeJourney is computed once per expedition', () => {
    const expedition = toExpedition({ places: [aPlace({ place_id: 1 })], images: [] });
    expect(wholeJourney(expedition)).toBe(wholeJourney(expedition));
  });
});

describe('dateToMoment and momentToDate', () => {
  const journey = someJourney([
    aPlace({ place_id: 1, date: '1926-05-01', enddate: '1926-05-03' }),
    aPlace({ place_id: 2, date: '1926-05-04', enddate: '1926-05-20' }),
  ]);

  test('dateToMoment is the evening of the day and momentToDate its inverse', () => {
    expect(dateToMoment(journey, '1926-05-04')).toBe(3.75);
    for (let day = 0; day < 20; day += 1) {
      const date = momentToDate(journey, day + 0.5);
      expect(momentToDate(journey, dateToMoment(journey, date))).toBe(date);
    }
  });

  test('dateToMoment clamps to the journey', () => {
    expect(dateToMoment(journey, '1900-01-01')).toBe(journey.start);
    expect(dateToMoment(journey, '2026-01-01')).toBe(journey.end);
    expect(dateToMoment(journey, 'never')).toBe(journey.start);
  });

  test('momentToDate clamps to the journey', () => {
    const moments = [-1e9, Number.NEGATIVE_INFINITY, Number.NaN, 1e9, Number.POSITIVE_INFINITY];
    expect(moments.map((moment) => momentToDate(journey, moment))).toEqual([
      '1926-05-01',
      '1926-05-01',
      '1926-05-01',
      '1926-05-20',
      '1926-05-20',
    ]);
  });

  test('schedule dates at both ends of the calendar', () => {
    for (const date of ['0000-01-01', '9999-12-31']) {
      const places = [
        aPlace({ place_id: 1, date: null, enddate: null, longitude: 0 }),
        aPlace({ place_id: 2, date, enddate: date, longitude: 179 }),
        aPlace({ place_id: 3, date: null, enddate: null, longitude: 0 }),
      ];
      expect(timesFor(places)?.[1]?.arrival[0]).toBe(date);
    }
  });
});

describe('the real content', () => {
  const expedition = toExpedition(readRealContent());
  const journey = wholeJourney(expedition);

  test('has every path stop, scheduled on its exact dates', () => {
    expect(journey?.stops).toHaveLength(expedition.path.length);
    expect(journey?.legs).toHaveLength(expedition.path.length - 2);
    expect(journey?.firstDay).toBe('1923-11-17');
    for (const { place, arrival, departure } of journey?.stops ?? []) {
      const { date, enddate } = place.record;
      if (journey === null || place.precision !== 'day') continue;
      if (date !== null) expect([place.id, momentToDate(journey, arrival)]).toEqual([place.id, date]);
      if (enddate !== null) expect([place.id, momentToDate(journey, departure)]).toEqual([place.id, enddate]);
    }
  });
});
