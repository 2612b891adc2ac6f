// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { writeLocal } from '../../../lib/storage/local-storage.ts';
import { beginVisit, hasSavedBefore, rememberSaved } from './visits.ts';

const hour = 60 * 60 * 1000;

beforeEach(() => localStorage.clear());

test('the end of the visit before stays the same while a visit goes on', () => {
  expect(beginVisit(1000)).toBeNull();
  expect(beginVisit(1000 + 3 * hour)).toBe(1000);
  expect(beginVisit(1000 + 3 * hour + 60_000)).toBe(1000);
  expect(beginVisit(1000 + 9 * hour)).toBe(1000 + 3 * hour + 60_000);
});

test('a save is remembered by later visits', () => {
  expect(hasSavedBefore()).toBe(false);
  rememberSaved();
  beginVisit(Date.now() + 9 * hour);
  expect(hasSavedBefore()).toBe(true);
});

test.each(['{', '7', 'null', '{"last":"x"}'])('an unreadable value is read as no visit: %s', (value) => {
  writeLocal('translationVisits', value);
  expect([hasSavedBefore(), beginVisit(1000)]).toEqual([false, null]);
});
