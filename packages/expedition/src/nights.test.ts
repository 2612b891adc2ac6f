import { aPlace } from '@cae-map/contract/testing/records';
import { describe, expect, test } from 'vitest';
import { toExpedition } from './to-expedition.ts';
import { countNights, listNights, longestStays } from './nights.ts';

const stays = [
  { place_id: 1, date: '1925-08-26', enddate: '1925-09-18' },
  { place_id: 2, date: '1925-09-19', enddate: '1925-09-19' },
  { place_id: 3, date: '1925-10-01', enddate: '1925-12-01', date_format: 'YYYY-MM' },
  { place_id: 4, date: '1926-01-01', enddate: null },
  { place_id: 5, date: '1926-01-01', enddate: '1926-01-24', visited_on: 'precae' },
  { place_id: 6, date: '1926-02-01', enddate: '1926-05-01', minzoom: 0 },
  { place_id: 7, date: '1926-06-01', enddate: '1926-06-24', latitude: null },
] as const;
const expedition = toExpedition({
  places: stays.map((fields) => ({ ...aPlace, seqid: fields.place_id, ...fields })),
  images: [],
});

test('countNights returns the nights of a stay with exact dates, else 0', () => {
  expect(expedition.places.map((place) => countNights(place))).toEqual([23, 0, 0, 0, 23, 89, 23]);
});

describe('listNights', () => {
  test('returns the places of the sections that have a position and are not hidden', () => {
    const idsOf = (...sections: Parameters<typeof listNights>[1]) =>
      listNights(expedition, sections).map(({ place }) => place.id);
    expect(idsOf('cae')).toEqual([1, 2, 3, 4]);
    expect(idsOf('precae', 'cae')).toEqual([1, 2, 3, 4, 5]);
    expect(idsOf()).toEqual([]);
  });
});

test('longestStays returns the longest stays first, without places where no night was spent', () => {
  const all = listNights(expedition, ['cae', 'precae']);
  expect(longestStays(all, 5).map(({ place, nights }) => [place.id, nights])).toEqual([
    [1, 23],
    [5, 23],
  ]);
  expect(longestStays(all, 1)).toHaveLength(1);
});
