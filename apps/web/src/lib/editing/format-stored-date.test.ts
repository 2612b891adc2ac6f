import { expect, test } from 'vitest';
import { formatStoredDate } from './format-stored-date.ts';

test('a stored day is formatted in the given language, with its time', () => {
  expect(formatStoredDate('date', '1925-08-26', 'en')).toBe('26 August 1925');
  expect(formatStoredDate('enddate', '1925-08-26', 'ru')).toBe('26 августа 1925');
  expect(formatStoredDate('datetime_original', '1925-08-26T09:30:00', 'en')).toBe('26 August 1925, 09:30');
});

test('values of other fields and those that are no day are not formatted', () => {
  expect(formatStoredDate('notes', '1925-08-26', 'en')).toBeNull();
  expect(formatStoredDate('date', 'invalid', 'en')).toBeNull();
  expect(formatStoredDate('date', null, 'en')).toBeNull();
});
