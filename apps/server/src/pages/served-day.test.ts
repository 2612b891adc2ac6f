import { expect, test } from 'vitest';
import { addServedDay } from './served-day.ts';

const evening = Date.parse('2026-11-29T20:00:00Z');

test.each([
  ['/today', '/today', '/today?on=2026-11-29'],
  ['/en/today', '/en/today', '/en/today?on=2026-11-29'],
  ['/today', '/today?zone=Asia/Tokyo', '/today?on=2026-11-30'],
  ['/today', '/today?zone=Mars/Olympus', '/today?on=2026-11-29'],
  ['/today?on=1999-01-01', '/today?on=1999-01-01', '/today?on=2026-11-29'],
  ['/day/1926-11-29', '/day/1926-11-29', '/day/1926-11-29'],
  ['/today/leave', '/today/leave?token=x', '/today/leave'],
])('the page %s of the request %s is rendered as %s', (path, url, served) => {
  expect(addServedDay(path, url, evening)).toBe(served);
});

test('the page of today is another one after midnight', () => {
  const midnight = Date.parse('2026-11-30T00:00:00Z');
  expect(addServedDay('/today', '/today', midnight - 1)).toBe('/today?on=2026-11-29');
  expect(addServedDay('/today', '/today', midnight)).toBe('/today?on=2026-11-30');
});
