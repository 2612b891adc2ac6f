import fc from 'fast-check';
import { expect, test } from 'vitest';
import { missingDay } from './missing-day.ts';
import { anyDay } from '../testing/arbitraries.ts';
import { aPlace } from '../testing/records.ts';

const previous = aPlace({ place_id: 1, date: '1926-05-01', enddate: '1926-05-02', go_by: 'horse' });
const place = aPlace({ place_id: 2, date: '1926-05-04', enddate: '1926-05-05', go_by: 'car' });

test('missingDay returns the gap between departure and next arrival', () => {
  expect(missingDay(previous, place)).toEqual({ previousEnd: '1926-05-02', date: '1926-05-04' });
});

test('missingDay returns null when departure and arrival are on the same day', () => {
  expect(missingDay(previous, { ...place, date: '1926-05-02' })).toBeNull();
});

test('missingDay returns a gap when the arrival is before the departure', () => {
  expect(missingDay({ ...previous, enddate: '1926-05-09' }, place)).not.toBeNull();
});

test('missingDay returns null when a day is unknown', () => {
  expect(missingDay({ ...previous, enddate: null }, place)).toBeNull();
  expect(missingDay(previous, { ...place, date: null })).toBeNull();
});

test('missingDay returns null when a date is not exact', () => {
  for (const date_format of ['YYYY-MM', 'YYYY', null]) {
    expect(missingDay({ ...previous, date_format }, place)).toBeNull();
    expect(missingDay(previous, { ...place, date_format })).toBeNull();
  }
});

test('missingDay returns null when a stop was reached by train or steamship', () => {
  for (const go_by of ['train', 'steamship'] as const) {
    expect(missingDay({ ...previous, go_by }, place)).toBeNull();
    expect(missingDay(previous, { ...place, go_by })).toBeNull();
  }
});

test('missingDay returns a gap for every other transport', () => {
  for (const go_by of ['car', 'horse', 'horsecart', null] as const) {
    expect(missingDay({ ...previous, go_by }, { ...place, go_by })).not.toBeNull();
  }
});

test('missingDay returns the two days of any gap', () => {
  fc.assert(
    fc.property(anyDay, anyDay, (enddate, date) => {
      const found = missingDay({ ...previous, enddate }, { ...place, date });
      expect(found).toEqual(enddate === date ? null : { previousEnd: enddate, date });
    }),
  );
});
