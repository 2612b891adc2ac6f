import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../dates/calendar.ts';
import { isTimeZone, localDay, localHour, startOfDay } from './local-time.ts';

const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'), 'UTC');
const days = fc.date({ min: new Date('2023-01-01'), max: new Date('2036-12-31'), noInvalidDate: true });

describe('localDay', () => {
  test.each([
    ['2026-11-29T09:59:59Z', 'Pacific/Kiritimati', '2026-11-29', 23],
    ['2026-11-29T10:00:00Z', 'Pacific/Kiritimati', '2026-11-30', 0],
    ['2026-11-29T11:30:00Z', 'Pacific/Pago_Pago', '2026-11-29', 0],
    ['2028-02-28T18:00:00Z', 'Asia/Kathmandu', '2028-02-28', 23],
    ['2028-02-28T18:15:00Z', 'Asia/Kathmandu', '2028-02-29', 0],
    ['2026-12-31T23:59:59Z', 'UTC', '2026-12-31', 23],
  ])('of %s in %s is %s, at hour %i', (instant, zone, day, hour) => {
    expect([localDay(Date.parse(instant), zone), localHour(Date.parse(instant), zone)]).toEqual([day, hour]);
  });

  test('is the day before, of or after the day in UTC in every zone', () => {
    fc.assert(
      fc.property(days, zones, (date, zone) => {
        const utc = date.toISOString().slice(0, 10);
        expect([addDays(utc, -1), utc, addDays(utc, 1)]).toContain(localDay(date.getTime(), zone));
      }),
    );
  });

  test('is clamped to the years 0000 to 9999 for the extreme clocks', () => {
    expect([localDay(8.64e15, 'UTC'), localDay(-8.64e15, 'UTC')]).toEqual(['9999-12-31', '0000-01-01']);
  });

  test('throws a RangeError for an unknown zone and for a clock without a time', () => {
    expect(() => localDay(0, 'Mars/Olympus')).toThrow(RangeError);
    expect(() => localDay(Number.NaN, 'UTC')).toThrow(RangeError);
  });
});

describe('isTimeZone', () => {
  test.each(['Asia/Ulaanbaatar', 'UTC', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5'])(
    'accepts %s',
    (zone) => expect(isTimeZone(zone)).toBe(true),
  );
  test.each(['', '+08:00', 'Mars/Olympus', 'UTC\r\nBcc: a@b.c', '../UTC', 'x'.repeat(10_000)])(
    'rejects %j',
    (zone) => expect(isTimeZone(zone)).toBe(false),
  );
});

describe('startOfDay', () => {
  test('is the first instant of the day in every zone', () => {
    fc.assert(
      fc.property(days, zones, (date, zone) => {
        const day = localDay(date.getTime(), zone);
        const start = startOfDay(day, zone);
        expect([localDay(start, zone), localDay(start - 1, zone) < day]).toEqual([day, true]);
      }),
    );
  });

  test('is one o’clock where summer time skips midnight', () => {
    expect(new Date(startOfDay('2018-11-04', 'America/Sao_Paulo')).toISOString()).toBe(
      '2018-11-04T03:00:00.000Z',
    );
  });
});
