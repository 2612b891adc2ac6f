import { describe, expect, test } from 'vitest';
import type { FoundDate } from './found-date.ts';
import { findDayAlone } from './day-alone.ts';
import { findDate, findDateAtStart } from './find-date.ts';
import { findRelativeDay } from './relative-day.ts';

/** A date as `1925-08-08`, with `?` for an unknown year; both dates of a span. */
function write(date: FoundDate | undefined): string | null {
  if (date === undefined) return null;
  const days = [date.first, ...(date.last === null ? [] : [date.last])].map(({ year, month, day }) =>
    [year ?? '?', month, day].filter((part) => part !== null).join('-'),
  );
  return days.join(' to ') + (date.isOldStyle ? ' (old style)' : '') + (date.isTwoDates ? ' (two)' : '');
}

describe('findDateAtStart', () => {
  test.each([
    ['8 августа 1925', '1925-8-8'],
    ['8 августа 1925 г.', '1925-8-8'],
    ['8 августа 1925 года', '1925-8-8'],
    ['8-го августа', '?-8-8'],
    ['8 авг.', '?-8-8'],
    ['8.VIII.1925', '1925-8-8'],
    ['8.VIII.25', '1925-8-8'],
    ['8/VIII', '?-8-8'],
    ['14/X-25', '1925-10-14'],
    ['12.Х.1926', '1926-10-12'],
    ['08.08.1925', '1925-8-8'],
    ['8.8', '?-8-8'],
    ['1925-08-08', '1925-8-8'],
    ['August 8, 1925', '1925-8-8'],
    ['8th August', '?-8-8'],
    ['Aug. 8th', '?-8-8'],
    ['8th of August, 1925', '1925-8-8'],
    ['Восьмое августа 1925 года', '1925-8-8'],
    ['Четвёртого октября', '?-10-4'],
    ['Третьего мая 1926', '1926-5-3'],
    ['тридцатого июня', '?-6-30'],
    ['Двадцать первого сентября 1925 г.', '1925-9-21'],
    ['The eighth of August, 1925', '1925-8-8'],
    ['Twenty-first of September', '?-9-21'],
    ['1–3 августа', '?-8-1 to ?-8-3'],
    ['1–3.VIII.1925', '1925-8-1 to 1925-8-3'],
    ['30 July – 2 August 1925', '1925-7-30 to 1925-8-2'],
    ['August 1-3', '?-8-1 to ?-8-3'],
    ['с 5 по 7 мая', '?-5-5 to ?-5-7'],
    ['13/26 октября', '?-10-26 (old style)'],
    ['13 (26) октября', '?-10-26 (old style)'],
    ['31 мая (13 июня) 1926 г.', '1926-6-13 (old style)'],
    ['October 13/26, 1925', '1925-10-26 (old style)'],
    ['13 октября 1925 (ст. ст.)', '1925-10-26 (old style)'],
    ['26 October 1925 (new style)', '1925-10-26'],
    ['8 и 12 августа 1925', '1925-8-8 to 1925-8-12 (two)'],
    ['27, 28 февраля 1926', '1926-2-27 to 1926-2-28'],
    ['Август 1925', '1925-8'],
    ['август–сентябрь 1925', '1925-8 to 1925-9'],
    ['1925 г.', '1925'],
    ['Суббота, 8 августа', '?-8-8'],
    ['8 августа, суббота', '?-8-8'],
    ['Sat. Aug. 8', '?-8-8'],
    ['Saturday, August 8, 1925', '1925-8-8'],
  ])('reads %s as a whole', (text, expected) => {
    const found = findDateAtStart(text);
    expect([write(found?.date), found?.end]).toEqual([expected, text.length]);
  });

  test.each([
    ['8 августа 1925 года. Прибыли в Лех.', '8 августа 1925 года'],
    ['Восьмое августа 1925 года. Прибыли в Лех.', 'Восьмое августа 1925 года'],
    ['13 августа 1925 старого стиля. Выступили.', '13 августа 1925 старого стиля'],
  ])('leaves out the full stop behind the date of %s', (text, expected) => {
    expect(text.slice(0, findDateAtStart(text)?.end)).toBe(expected);
  });

  test.each([
    ['8 августа мы вышли из Леха', '8 августа'],
    ['8 августа в Лехе', '8 августа'],
    ['8 августа. Лех', '8 августа'],
    ['On the way', undefined],
    ['8 человек и 5 яков', undefined],
    ['8.30 утра', undefined],
    ['Maria came on 8 August', undefined],
    ['5 may be enough', undefined],
    ['1925', '1925'],
    ['12 1925', undefined],
    ['31 февраля 1925', undefined],
    ['0000-01-01', undefined],
    ['', undefined],
  ])('ends the date at the beginning of %s with its last word', (text, words) => {
    const found = findDateAtStart(text);
    expect(found === null ? undefined : text.slice(found.start, found.end)).toBe(words);
  });
});

test.each([
  ['Лех, 8 августа 1925 г.', '8 августа 1925 г.'],
  ['Leh, August 8th, 1925', 'August 8th, 1925'],
  ['Глава 3. Лех', undefined],
  ['Из Леха 8 августа в Хеми', '8 августа'],
])('findDate finds the date within %s', (text, words) => {
  const found = findDate(text);
  expect(found === null ? undefined : text.slice(found.start, found.end)).toBe(words);
});

test.each([
  ['19-го. Вышли', '19-го'],
  ['20th', '20th'],
  ['19-го полка', undefined],
  ['32-го. Вышли', undefined],
])('findDayAlone finds the day without a month of %s', (text, words) => {
  const found = findDayAlone(text);
  expect(found === null ? undefined : text.slice(0, found.end)).toBe(words);
});

test.each([
  ['На следующий день вышли', 1, 'На следующий день'],
  ['На другой день, рано', 1, 'На другой день'],
  ['The next day we left', 1, 'The next day'],
  ['Через два дня', 2, 'Через два дня'],
  ['Спустя 3 дня дошли', 3, 'Спустя 3 дня'],
  ['Two days later', 2, 'Two days later'],
  ['After five days', 5, 'After five days'],
  ['В тот же день', 0, 'В тот же день'],
  ['Через две реки', undefined, ''],
  ['The next daydream', undefined, ''],
])('findRelativeDay reads the distance of %s', (text, days, words) => {
  const found = findRelativeDay(text);
  expect([found?.days, text.slice(0, found?.end ?? 0)]).toEqual([days, words]);
});
