import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { somePlaces } from '../../testing/arbitraries.ts';
import { someJourney } from '../../testing/journeys.ts';
import { anImage, aPlace, aTextId } from '../../testing/records.ts';
import { toExpedition } from '../../to-expedition.ts';
import { momentToDate, dateToMoment } from '../moment.ts';
import { eventfulDays, neighbouringStop, stepByDay, stepByMonth, stepByStop } from './steps.ts';
import { toJourney } from '../to-journey.ts';

const journey = someJourney(
  [
    aPlace({ place_id: 1, date: '1926-05-01', enddate: '1926-05-03' }),
    aPlace({ place_id: 2, date: '1926-05-06', enddate: '1926-06-20' }),
    aPlace({ place_id: 3, date: '1926-06-25', enddate: '1926-06-25' }),
    aPlace({ place_id: 4, ispathpart: false, date: '1926-05-30', enddate: '1926-05-30' }),
    aPlace({ place_id: 5, date: '1926-06-01', enddate: null, date_format: 'YYYY-MM', ispathpart: false }),
  ],
  {
    textIds: [
      aTextId({ text_id: 1, text_date: '1926-05-10', text_enddate: '1926-05-20', place_ids: [2] }),
      aTextId({ text_id: 2, text_date: '1926-06-01', date_format: 'YYYY-MM', place_ids: [2] }),
      aTextId({ text_id: 3, text_date: '1930-01-01', place_ids: [2] }),
    ],
    images: [
      anImage({ image_id: 1, place_id: 2, datetime_original: '1926-06-02 10:00' }),
      anImage({ image_id: 2, place_id: 2, datetime_original: '2015-06-03' }),
      anImage({ image_id: 3, place_id: 2, datetime_original: '1926-06-04', visibility_level: 'low' }),
    ],
  },
);

const at = (date: string) => dateToMoment(journey, date);

describe('stepByStop', () => {
  test('returns the arrival at the adjacent stop, also from a leg', () => {
    const [first, second, third] = journey.stops;
    expect(stepByStop(journey, journey.start, 1)).toBe(second?.arrival);
    expect(stepByStop(journey, at('1926-05-04'), 1)).toBe(second?.arrival);
    expect(stepByStop(journey, at('1926-05-10'), 1)).toBe(third?.arrival);
    expect(stepByStop(journey, at('1926-05-10'), -1)).toBe(first?.arrival);
    expect(stepByStop(journey, at('1926-05-04'), -1)).toBe(first?.arrival);
    expect(stepByStop(journey, second?.departure ?? 0, -1)).toBe(first?.arrival);
  });

  test('returns the end of the journey when there is no adjacent stop', () => {
    expect(neighbouringStop(journey, journey.start, -1)).toBeNull();
    expect(stepByStop(journey, 1, -1)).toBe(journey.start);
    expect(stepByStop(journey, journey.end, 1)).toBe(journey.end);
  });

  test('visits every stop in turn, forward and backward', () => {
    fc.assert(
      fc.property(somePlaces, (places) => {
        const any = toJourney(toExpedition({ places, images: [] }));
        if (any === null) return;
        const arrivals = any.stops.map(({ arrival }) => arrival);
        let moment = any.start;
        const on = arrivals.slice(1).map(() => (moment = stepByStop(any, moment, 1)));
        const back = arrivals.slice(1).map(() => (moment = stepByStop(any, moment, -1)));
        expect(on).toEqual(arrivals.slice(1));
        expect(back).toEqual(arrivals.slice(0, -1).toReversed());
      }),
    );
  });
});

describe('stepByDay', () => {
  test('moves to the adjacent day with an event', () => {
    expect(eventfulDays(journey)).toEqual([
      '1926-05-01',
      '1926-05-03',
      '1926-05-06',
      '1926-05-10',
      '1926-05-30',
      '1926-06-02',
      '1926-06-20',
      '1926-06-25',
    ]);
    expect(momentToDate(journey, stepByDay(journey, at('1926-05-10'), 1))).toBe('1926-05-30');
    expect(momentToDate(journey, stepByDay(journey, at('1926-05-12'), -1))).toBe('1926-05-10');
  });

  test('returns the end of the journey when there is no further event', () => {
    expect(stepByDay(journey, at('1926-05-01'), -1)).toBe(journey.start);
    expect(stepByDay(journey, journey.end, 1)).toBe(journey.end);
  });
});

describe('stepByMonth', () => {
  test('keeps the day and the time of day', () => {
    expect(momentToDate(journey, stepByMonth(journey, at('1926-05-10'), 1))).toBe('1926-06-10');
    expect(stepByMonth(journey, at('1926-05-10'), 1) % 1).toBe(0.75);
  });

  test('is clamped to the journey', () => {
    expect(stepByMonth(journey, at('1926-06-10'), 1)).toBe(journey.end);
    expect(stepByMonth(journey, at('1926-05-10'), -1)).toBe(journey.start);
  });
});
