import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDate } from '../../dates/format-dates.ts';
import { readCalendarDate } from '../../dates/calendar.ts';
import { anyDay } from '../../testing/arbitraries.ts';
import { readDate } from './read-date.ts';

const june = { year: 1926, month: 6, day: null };
const inJune = { year: 1926, month: 6, day: 13 };

describe('readDate parses', () => {
  test.each([
    ['1926-06-13', inJune],
    ['1926.6.13', inJune],
    ['1926/06/13', inJune],
    ['13.06.1926', inJune],
    ['13.6.26', inJune],
    ['13/6/1926', inJune],
    ['6/13/1926', inJune],
    ['13 6 1926', inJune],
    ['13 – 06 – 1926', inJune],
    ['13 июня 1926', inJune],
    ['13 июня 1926 г.', inJune],
    ['13 июня 1926 года', inJune],
    ['13-го июня 1926', inJune],
    ['13ИЮН1926', inJune],
    ['13 June 1926', inJune],
    ['13th of June, 1926', inJune],
    ['June 13th, 1926', inJune],
    ['on the 13th of june 1926', inJune],
    ['Jun 13 1926', inJune],
    ['1926年6月13日', inJune],
    ['June 1926', june],
    ['июнь 1926', june],
    ['июня 1926', june],
    ['в июне 1926 года', june],
    ['1926 июнь', june],
    ['1926-06', june],
    ['06.1926', june],
    ['6/1926', june],
    ['1926年6月', june],
    ['1926', { year: 1926, month: null, day: null }],
    ['1926 год', { year: 1926, month: null, day: null }],
    ['в 1926 году', { year: 1926, month: null, day: null }],
    ['1926年', { year: 1926, month: null, day: null }],
    ['13 июня', { year: null, month: 6, day: 13 }],
    ['March 6', { year: null, month: 3, day: 6 }],
    ['29 февраля', { year: null, month: 2, day: 29 }],
    ['июнь', { year: null, month: 6, day: null }],
    ['Май', { year: null, month: 5, day: null }],
    ['феврать 1926', { year: 1926, month: 2, day: null }],
    ['Febuary 1926', { year: 1926, month: 2, day: null }],
    ['сент 1925', { year: 1925, month: 9, day: null }],
    ['Sept. 1925', { year: 1925, month: 9, day: null }],
  ])('%s', (text, date) => {
    expect(readDate(text)).toEqual(date);
  });

  test('every format of formatDate', () => {
    fc.assert(
      fc.property(
        anyDay,
        fc.constantFrom('ru', 'en', 'cn'),
        fc.constantFrom('YYYY-MM-DD', 'YYYY-MM'),
        (day, language, format) => {
          const { year = 0, month, day: number } = readCalendarDate(day) ?? {};
          // Years before 1000 are formatted with fewer digits.
          fc.pre(year >= 1000);
          const written = formatDate(day, format, language) ?? '';
          expect(readDate(written)).toEqual({ year, month, day: format === 'YYYY-MM' ? null : number });
        },
      ),
    );
  });
});

describe('readDate returns null for', () => {
  test.each([
    [''],
    ['Хотан'],
    ['Марсель'],
    ['Декан 1926'],
    ['мар'],
    ['jun'],
    ['13'],
    ['13.06'],
    ['19266'],
    ['1926-13-01'],
    ['1926-02-30'],
    ['29 февраля 1926'],
    ['31 июня'],
    ['32 июня 1926'],
    ['0 июня 1926'],
    ['1926-00'],
    ['июнь июль 1926'],
    ['13 июня 1926 в Москве'],
    ['13 14 июня 1926'],
    ['1926 1927'],
    ['13 1926 года назад'],
  ])('%s', (text) => {
    expect(readDate(text)).toBeNull();
  });

  test('never throws and returns only valid months', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const date = readDate(text);
        expect(date === null || date.month === null || (date.month >= 1 && date.month <= 12)).toBe(true);
      }),
    );
  });
});
