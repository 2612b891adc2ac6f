import fc from 'fast-check';
import { expect, test } from 'vitest';
import { missingDay } from './missing-day.ts';
import { anyDay } from '../testing/arbitraries.ts';
import { aPlace } from '../testing/records.ts';

const previous = aPlace({ place_id: 1, date: '1926-05-01', enddate: '1926-05-02', go_by: 'horse' });
const place = aPlace({ place_id: 2, date: '1926-05-04', enddate: '1926-05-05', go_by: 'car' });

test('a day is missing when the stop before was left on another day than this one was reached', () => {
  expect(missingDay(previous, place)).toEqual({ previousEnd: '1926-05-02', date: '1926-05-04' });
  expect(missingDay(previous, { ...place, date: '1926-05-02' })).toBeNull();
  expect(missingDay({ ...previous, enddate: '1926-05-09' }, place)).not.toBeNull();
});

test('nothing is missed where a day is not known or not exact', () => {
  expect(missingDay({ ...previous, enddate: null }, place)).toBeNull();
  expect(missingDay(previous, { ...place, date: null })).toBeNull();
  for (const date_format of ['YYYY-MM', 'YYYY', null]) {
    expect(missingDay({ ...previous, date_format }, place)).toBeNull();
    expect(missingDay(previous, { ...place, date_format })).toBeNull();
  }
});

test('nights on a train or a steamer leave no day out', () => {
  for (const go_by of ['train', 'steamship'] as const) {
    expect(missingDay({ ...previous, go_by }, place)).toBeNull();
    expect(missingDay(previous, { ...place, go_by })).toBeNull();
  }
  for (const go_by of ['car', 'horse', 'horsecart', null] as const) {
    expect(missingDay({ ...previous, go_by }, { ...place, go_by })).not.toBeNull();
  }
});

test('what it names are the two days themselves', () => {
  fc.assert(
    fc.property(anyDay, anyDay, (enddate, date) => {
      const found = missingDay({ ...previous, enddate }, { ...place, date });
      expect(found).toEqual(enddate === date ? null : { previousEnd: enddate, date });
    }),
  );
});
