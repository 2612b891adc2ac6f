import { expect, test } from 'vitest';
import { aPlace } from '../testing/records.ts';
import { createPlaceCondition, noFilter, type FilteredPlace, type PlaceFilter } from './place-filter.ts';

const place = (
  place_id: number,
  date: string,
  enddate = date,
  fields: Partial<FilteredPlace> = {},
): FilteredPlace => ({
  ...aPlace({ place_id, date, enddate, go_by: 'horse' }),
  content_todo: '',
  created_at: '2026-11-01T00:00:00.000Z',
  updated_at: '2026-11-01T00:00:00.000Z',
  ...fields,
});

const find = (places: readonly FilteredPlace[], filter: Partial<PlaceFilter>): number[] =>
  places.filter(createPlaceCondition({ ...noFilter, ...filter }, 0, places)).map(({ place_id }) => place_id);

test('the gap missingDay finds the stops of the route before whose arrival days are missing', () => {
  const places = [
    place(1, '1925-08-26'),
    place(2, '1925-08-26', '1925-08-27'),
    place(3, '1925-08-30'),
    place(4, '1925-08-28', '1925-08-28', { ispathpart: false, seqid: 25 }),
    place(5, '1934-06-01', '1934-06-01', { visited_on: 'manchuriaexp' }),
  ];
  expect(find(places, { gap: 'missingDay' })).toEqual([3]);
});

test('a place is found by the days between its arrival and its departure', () => {
  const places = [place(1, '1925-08-26', '1925-09-19'), place(2, '1925-09-20')];
  expect(find(places, { text: '1 сентября 1925' })).toEqual([1]);
});

test('a place whose day is unknown is found by each day of its month', () => {
  const places = [place(1, '1925-08-01', '1925-08-01', { date_format: 'YYYY-MM' }), place(2, '1925-08-01')];
  expect(find(places, { text: '20 August 1925' })).toEqual([1]);
});
