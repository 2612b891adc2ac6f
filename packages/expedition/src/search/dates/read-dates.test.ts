import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../dates/calendar.ts';
import { formatDateRange, formatStayDates } from '../../dates/format-dates.ts';
import { anExpeditionDay } from '../../testing/arbitraries.ts';
import { readDates } from './read-dates.ts';

const days = (firstDay: string, lastDay: string) => ({ firstDay, lastDay, precision: 'day' });
const august = days('1925-08-26', '1925-08-28');

describe('readDates reads the span', () => {
  test.each([
    ['26–28 августа 1925', august],
    ['26 - 28 августа 1925 г.', august],
    ['26—28 August 1925', august],
    ['August 26-28, 1925', august],
    ['August 26 – August 28, 1925', august],
    ['26.08.1925 - 28.08.1925', august],
    ['26.08–28.08.1925', august],
    ['26–28.08.1925', august],
    ['26–28.VIII.1925', august],
    ['1925-08-26/1925-08-28', august],
    ['1925-08-26 – 1925-08-28', august],
    ['1925-08-26..1925-08-28', august],
    ['с 26 по 28 августа 1925 года', august],
    ['from 26 to 28 August 1925', august],
    ['26, 27, 28 августа 1925', august],
    ['26, 27 и 28 августа 1925', august],
    ['26/28 августа 1925', august],
    ['около 26–28 августа 1925', august],
    ['1925年8月26日至28日', august],
    ['1925年8月26日至9月19日', days('1925-08-26', '1925-09-19')],
    ['26 августа – 19 сентября 1925', days('1925-08-26', '1925-09-19')],
    ['27, 28 February, 1 March 1926', days('1926-02-27', '1926-03-01')],
    ['1925年8月29日、30日、31日、9月1日、2日', days('1925-08-29', '1925-09-02')],
    ['1925年12月30日、31日、1926年1月1日、2日', days('1925-12-30', '1926-01-02')],
    ['14 October 1925 – 28 January 1926', days('1925-10-14', '1926-01-28')],
    ['November – December 1923', { firstDay: '1923-11-01', lastDay: '1923-12-31', precision: 'month' }],
    ['ноябрь – декабрь 1923 г.', { firstDay: '1923-11-01', lastDay: '1923-12-31', precision: 'month' }],
    ['1926–1927', { firstDay: '1926-01-01', lastDay: '1927-12-31', precision: 'year' }],
    ['1926–27', { firstDay: '1926-01-01', lastDay: '1927-12-31', precision: 'year' }],
    ['1926/27 гг.', { firstDay: '1926-01-01', lastDay: '1927-12-31', precision: 'year' }],
  ])('%s', (text, span) => {
    expect(readDates(text)).toEqual(span);
  });
});

describe('readDates reads the day', () => {
  const inJune = { year: 1926, month: 6, day: 26 };
  test.each([
    ['13/26 июня 1926', inJune],
    ['13 / 26 June 1926', inJune],
    ['13 (26) июня 1926 г.', inJune],
    ['26 (13) июня 1926', inJune],
    ['13/26 VI 1926', inJune],
    ['13/26.06.1926', inJune],
    ['13/26 июня', { year: null, month: 6, day: 26 }],
    ['31 мая / 13 июня 1926', { year: 1926, month: 6, day: 13 }],
    ['31 мая (13 июня) 1926', { year: 1926, month: 6, day: 13 }],
    ['26.VI.1926', inJune],
    ['26 VI 1926', inJune],
    ['26/VI-1926', inJune],
    ['26.vi.1926', inJune],
    ['26 VI', { year: null, month: 6, day: 26 }],
    ['1.ХІІ.1926', { year: 1926, month: 12, day: 1 }],
    ['1.IX.1926', { year: 1926, month: 9, day: 1 }],
    ['VI 1926', { year: 1926, month: 6, day: null }],
    ['about 26 June 1926', inJune],
    ['до 26 июня 1926', inJune],
    ['until 26 June 1926', inJune],
    ['примерно до 26 июня 1926', inJune],
  ])('%s', (text, date) => {
    expect(readDates(text)).toEqual(date);
  });
});

describe('readDates returns null for', () => {
  test.each([
    '28–26 августа 1925',
    '26–28 августа',
    '1927–1926',
    '26–32 августа 1925',
    '26, 28 августа 1925 и Лех',
    '1, 3, 4 марта 1926',
    '26.XIII.1926',
    'VI',
    'Лех – Хотан',
    'Санджу-базар',
    'X–XI',
    '-',
  ])('%s', (text) => {
    expect(readDates(text)).toBeNull();
  });

  test('no text with an error', () => {
    const pieces = fc.constantFrom(
      '26',
      '1925',
      'августа',
      'May',
      'VI',
      '–',
      '-',
      '/',
      '(',
      ')',
      ',',
      ' ',
      '.',
      '至',
      '月',
      'по',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const read = readDates(parts.join(''));
        if (read !== null && 'firstDay' in read) expect(read.firstDay < read.lastDay).toBe(true);
      }),
    );
  });
});

test('readDates reads the dates of every stay as the product writes them', () => {
  const format = fc.constantFrom('YYYY-MM-DD', 'YYYY-MM', 'YYYY');
  fc.assert(
    fc.property(
      anExpeditionDay,
      fc.nat({ max: 400 }),
      format,
      fc.constantFrom('ru', 'en', 'cn'),
      fc.constantFrom(null, -1),
      (date, length, date_format, language, date_acc) => {
        const stay = { date, enddate: addDays(date, length), date_format, date_acc };
        for (const written of [formatDateRange(stay, language), formatStayDates(stay, language)]) {
          const read = readDates(written ?? '');
          const unit = { 'YYYY-MM-DD': 10, 'YYYY-MM': 7, YYYY: 4 }[date_format] ?? 10;
          if (read !== null && 'firstDay' in read) {
            expect([read.firstDay.slice(0, unit), read.lastDay.slice(0, unit)]).toEqual([
              stay.date.slice(0, unit),
              stay.enddate.slice(0, unit),
            ]);
          } else {
            // A stay of one day, month or year.
            expect([written, read?.year]).toEqual([written, Number(date.slice(0, 4))]);
            expect(stay.date.slice(0, unit)).toBe(stay.enddate.slice(0, unit));
          }
        }
      },
    ),
  );
});
