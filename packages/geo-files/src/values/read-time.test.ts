import { describe, expect, test } from 'vitest';
import { readTime, readTimeNumber } from './read-time.ts';

describe('readTime', () => {
  test.each([
    ['2019-07-12T04:00:00Z', '2019-07-12T04:00:00.000Z'],
    ['2019-07-12T04:00:00', '2019-07-12T04:00:00.000Z'],
    ['2019-07-12 04:00', '2019-07-12T04:00:00.000Z'],
    ['2019-07-12T04:00:00.1239Z', '2019-07-12T04:00:00.123Z'],
    ['2019-07-12T04:00:00+05:30', '2019-07-11T22:30:00.000Z'],
    ['2019-07-12T04:00:00-0800', '2019-07-12T12:00:00.000Z'],
    ['2016-12-31T23:59:60Z', '2017-01-01T00:00:00.000Z'],
    ['2019-07-12T24:00:00Z', '2019-07-13T00:00:00.000Z'],
    ['2024-02-29T00:00:00Z', '2024-02-29T00:00:00.000Z'],
    ['0099-03-04T00:00:00Z', '0099-03-04T00:00:00.000Z'],
    [' 1925-08-15\n', '1925-08-15T12:00:00.000Z'],
  ])('reads %j as %s', (text, expected) => {
    expect(new Date(readTime(text)).toISOString()).toBe(expected);
  });

  test.each([
    '2026-02-30T10:00:00Z',
    '2023-02-29',
    '2019-13-01T00:00:00Z',
    '2019-07-12T25:00:00Z',
    '2019-07-12T24:00:01Z',
    '2019-07-12T04:60:00Z',
    '2019-07-12T04:00:00+99:00',
    '1970-01-01T00:00:07Z',
    '0001-01-01T00:00:00Z',
    '2019-07',
    '12.07.2019 04:00',
    'yesterday',
  ])('reads %j as no time', (text) => {
    expect(readTime(text)).toBeNaN();
  });
});

describe('readTimeNumber', () => {
  test('reads seconds and milliseconds', () => {
    expect(readTimeNumber(1_562_904_000)).toBe(Date.UTC(2019, 6, 12, 4));
    expect(readTimeNumber(1_562_904_000_000)).toBe(Date.UTC(2019, 6, 12, 4));
    expect(readTimeNumber(1e18)).toBeNaN();
    expect(readTimeNumber(Number.NaN)).toBeNaN();
  });
});
