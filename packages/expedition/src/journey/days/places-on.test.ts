import type { PlaceRecord } from '@cae-map/contract/entities/place';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anExpeditionDay, somePlaces } from '../../testing/arbitraries.ts';
import { readRealContent } from '../../testing/content.ts';
import { aPlace } from '../../testing/records.ts';
import { toExpedition } from '../../to-expedition.ts';
import { placesOn } from './places-on.ts';

const on = (places: readonly PlaceRecord[], ...dates: string[]) => {
  const expedition = toExpedition({ places, images: [] });
  return dates.map((date) => placesOn(expedition, date).map(({ place, certainty }) => [place.id, certainty]));
};

describe('placesOn', () => {
  test('returns the places with an exact date in travel order', () => {
    const places = [
      aPlace({ place_id: 3, date: '1925-08-14', enddate: '1925-08-15' }),
      aPlace({ place_id: 1, date: '1925-08-12', enddate: '1925-08-14' }),
      aPlace({ place_id: 2, date: '1925-08-14', enddate: '1925-08-14' }),
    ];
    expect(on(places, '1925-08-13', '1925-08-14', '1925-08-15', '1925-08-16')).toEqual([
      [[1, 'day']],
      [
        [1, 'day'],
        [2, 'day'],
        [3, 'day'],
      ],
      [[3, 'day']],
      [],
    ]);
  });

  const month = aPlace({ place_id: 1, date: '1926-04-01', enddate: null, date_format: 'YYYY-MM' });

  test('returns a place known by month on every day of the month', () => {
    expect(on([month], '1926-03-31', '1926-04-01', '1926-04-30', '1926-05-01')).toEqual([
      [],
      [[1, 'month']],
      [[1, 'month']],
      [],
    ]);
  });

  test('returns a place known by year on every day of the year', () => {
    const year = aPlace({ place_id: 1, date: '1926-01-01', enddate: null, date_format: 'YYYY' });
    expect(on([year], '1925-12-31', '1926-12-31')).toEqual([[], [[1, 'year']]]);
  });

  test('returns a place known by two months on every day of both and in between', () => {
    const months = { ...month, enddate: '1926-08-08' };
    expect(on([months], '1926-06-15', '1926-08-08', '1926-09-01')).toEqual([
      [[1, 'month']],
      [[1, 'month']],
      [],
    ]);
  });

  const previous = aPlace({ place_id: 1, date: '1926-04-10', enddate: '1926-04-11' });
  const inApril = aPlace({ place_id: 2, date: '1926-04-01', enddate: null, date_format: 'YYYY-MM' });
  const next = aPlace({ place_id: 3, date: '1926-04-20', enddate: '1926-04-21' });

  test('narrows the possible days by the travel order', () => {
    expect(on([previous, inApril, next], '1926-04-09', '1926-04-15', '1926-04-22')).toEqual([
      [],
      [[2, 'month']],
      [],
    ]);
  });

  test('keeps the recorded month when the travel order contradicts it', () => {
    const inFebruary = { ...inApril, date: '1926-02-01' };
    expect(on([previous, inFebruary, next], '1926-02-15', '1926-04-15')).toEqual([[[2, 'month']], []]);
  });

  test('returns undated places on the days between the neighbouring dated stops', () => {
    const places = [
      aPlace({ place_id: 1, date: '1926-04-10', enddate: '1926-04-11' }),
      aPlace({ place_id: 2, date: null, enddate: null }),
      aPlace({ place_id: 3, date: '1926-04-14', enddate: null }),
      aPlace({ place_id: 4, date: '1926-04-16', enddate: '1926-04-21' }),
      aPlace({ place_id: 5, date: null, enddate: null, ispathpart: false }),
      aPlace({ place_id: 6, date: '1926-04-25', enddate: '1926-04-25' }),
    ];
    expect(
      on(places, '1926-04-09', '1926-04-12', '1926-04-14', '1926-04-15', '1926-04-18', '1926-04-24'),
    ).toEqual([
      [],
      [[2, 'between']],
      [
        [3, 'day'],
        [2, 'between'],
      ],
      [[3, 'between']],
      [
        [4, 'day'],
        [5, 'between'],
      ],
      [[5, 'between']],
    ]);
  });

  test('excludes places without bounds', () => {
    const last = aPlace({ place_id: 2, date: null, enddate: null });
    expect(on([aPlace({ place_id: 1 }), last], '1926-05-01', '1926-05-02')).toEqual([[[1, 'day']], []]);
    expect(on([last], '1926-05-01')).toEqual([[]]);
  });

  test('excludes places with a negative minzoom', () => {
    const rough = { minzoom: -1, date_format: 'YYYY-MM' };
    expect(
      on([aPlace({ place_id: 1, minzoom: -1 }), aPlace({ place_id: 2, ...rough })], '1926-05-01'),
    ).toEqual([[]]);
  });

  test('is empty for an invalid day', () => {
    expect(on([aPlace({ place_id: 1 })], '1926-02-30', '', 'never')).toEqual([[], [], []]);
  });

  test('returns the exact places of the day index, and each place once', () => {
    fc.assert(
      fc.property(somePlaces, anExpeditionDay, (records, date) => {
        const expedition = toExpedition({ places: records, images: [] });
        const found = placesOn(expedition, date);
        const exact = found.filter(({ certainty }) => certainty === 'day').map(({ place }) => place);
        expect(exact).toEqual(expedition.byDay.get(date) ?? []);
        expect(new Set(found.map(({ place }) => place.id)).size).toBe(found.length);
        for (const { days } of found) expect(days.from <= date && date <= days.to).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

test('placesOn returns several places of the real content on one day in travel order', () => {
  const expedition = toExpedition(readRealContent());
  expect(placesOn(expedition, '1925-08-14').map(({ place }) => place.record.title_en)).toEqual([
    'Baltal',
    'Zoji La',
    'Mitsahoi',
    'Matayan',
  ]);
  const leh = placesOn(expedition, '1925-09-10');
  expect(leh.filter(({ certainty }) => certainty === 'day').map(({ place }) => place.id)).toEqual([53]);
  expect(leh.filter(({ certainty }) => certainty === 'between').map(({ place }) => place.id)).toEqual([
    54, 55, 812, 56, 827, 57, 806, 58, 59, 60,
  ]);
});
