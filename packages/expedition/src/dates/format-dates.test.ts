import { placeSchema } from '@cae-map/contract/entities/place';
import { languages, placeSizes } from '@cae-map/contract/enumerations';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysBetween } from './calendar.ts';
import {
  expandedDays,
  formatDate,
  formatDateRange,
  formatDays,
  formatStayDates,
  formatSpan,
} from './format-dates.ts';
import { datePrecision } from './stays.ts';
import { anExpeditionDay, anyDay } from '../testing/arbitraries.ts';
import { readRealContent } from '../testing/content.ts';
import { aPlace, aText } from '../testing/records.ts';
import { textEntry } from '../texts/text-entry.ts';

const inAll = (
  date: string | null,
  enddate: string | null,
  date_format: string | null = 'YYYY-MM-DD',
  date_acc: number | null = null,
) => languages.map((language) => formatDateRange({ date, enddate, date_format, date_acc }, language));

describe('formatDate', () => {
  test('is as precise as the date format', () => {
    const words = (format: string | null) =>
      languages.map((language) => formatDate('1925-08-26', format, language));
    expect(words('YYYY-MM-DD')).toEqual(['26 августа 1925', '26 August 1925', '1925年8月26日']);
    expect(words('YYYY-MM')).toEqual(['август 1925', 'August 1925', '1925年8月']);
    expect(words('YYYY')).toEqual(['1925', '1925', '1925年']);
    expect(words(null)).toEqual(['1925', '1925', '1925年']);
  });

  test('contains the month name in every language', () => {
    const months = (format: string, language: 'ru' | 'en' | 'cn') =>
      Array.from({ length: 12 }, (_, index) =>
        formatDate(`1925-${String(index + 1).padStart(2, '0')}-07`, format, language),
      )
        .map((words) => words?.replaceAll(/\s*(?:7|1925)\s*/g, ''))
        .join(' ');
    expect(months('YYYY-MM', 'ru')).toBe(
      'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь',
    );
    expect(months('YYYY-MM-DD', 'ru')).toBe(
      'января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
    );
    expect(months('YYYY-MM', 'en')).toBe(
      'January February March April May June July August September October November December',
    );
    expect(formatDate('1925-12-07', 'YYYY-MM', 'cn')).toBe('1925年12月');
  });

  test('returns null for a missing or invalid date', () => {
    expect(formatDate(null, 'YYYY-MM-DD', 'ru')).toBeNull();
    expect(formatDate('1925-02-30', 'YYYY-MM-DD', 'ru')).toBeNull();
  });

  test('distinguishes dates exactly as far as the format is precise', () => {
    fc.assert(
      fc.property(anyDay, anyDay, fc.constantFrom(...languages), (a, b, language) => {
        for (const [format, length] of [
          ['YYYY-MM-DD', 10],
          ['YYYY-MM', 7],
          ['YYYY', 4],
        ] as const) {
          const isSame = formatDate(a, format, language) === formatDate(b, format, language);
          expect(isSame).toBe(a.slice(0, length) === b.slice(0, length));
        }
      }),
    );
  });
});

describe('formatDateRange', () => {
  test('writes units shared by both ends once', () => {
    expect(inAll('1925-08-26', '1925-09-19')).toEqual([
      '26 августа – 19 сентября 1925',
      '26 August – 19 September 1925',
      '1925年8月26日至9月19日',
    ]);
    expect(inAll('1925-09-02', '1925-09-18')).toEqual([
      '2–18 сентября 1925',
      '2–18 September 1925',
      '1925年9月2日至18日',
    ]);
    expect(inAll('1925-12-26', '1926-01-03')).toEqual([
      '26 декабря 1925 – 3 января 1926',
      '26 December 1925 – 3 January 1926',
      '1925年12月26日至1926年1月3日',
    ]);
    expect(inAll('1925-08-02', '1925-09-02')[0]).toBe('2 августа – 2 сентября 1925');
    expect(inAll('1925-08-02', '1926-08-02')[0]).toBe('2 августа 1925 – 2 августа 1926');
  });

  test('formats one day for a stay without a departure or with an equal one', () => {
    const day = ['6 марта 1925', '6 March 1925', '1925年3月6日'];
    expect(inAll('1925-03-06', '1925-03-06')).toEqual(day);
    expect(inAll('1925-03-06', null)).toEqual(day);
  });

  test('formats only the months or years of a coarse stay', () => {
    expect(inAll('1923-12-01', null, 'YYYY-MM')).toEqual(['декабрь 1923', 'December 1923', '1923年12月']);
    expect(inAll('1926-02-01', '1926-02-27', 'YYYY-MM')[0]).toBe('февраль 1926');
    expect(inAll('1925-04-01', '1925-08-08', 'YYYY-MM')).toEqual([
      'апрель – август 1925',
      'April – August 1925',
      '1925年4月至8月',
    ]);
    expect(inAll('1924-01-01', '1925-08-08', 'YYYY')).toEqual(['1924–1925', '1924–1925', '1924年至1925年']);
    expect(inAll('1924-01-01', '1924-08-08', 'YYYY')[0]).toBe('1924');
  });

  test('marks an approximate date, in the genitive in Russian', () => {
    expect(inAll('1925-08-01', null, 'YYYY-MM', -1)).toEqual([
      'около августа 1925',
      'about August 1925',
      '约1925年8月',
    ]);
    expect(inAll('1925-08-26', '1925-08-28', 'YYYY-MM-DD', -1)[0]).toBe('около 26–28 августа 1925');
    expect(inAll('1925-08-26', null, 'YYYY-MM-DD', 0)[0]).toBe('26 августа 1925');
  });

  test('starts with until when only the departure is known', () => {
    expect(inAll(null, '1925-03-06')).toEqual(['до 6 марта 1925', 'until 6 March 1925', '至1925年3月6日']);
    expect(inAll(null, '1925-03-06', 'YYYY-MM')[0]).toBe('до марта 1925');
    expect(inAll(null, '1925-03-06', 'YYYY-MM-DD', -1)).toEqual([
      'примерно до 6 марта 1925',
      'until about 6 March 1925',
      '至约1925年3月6日',
    ]);
  });

  test('returns null without a valid date', () => {
    expect(inAll(null, null)).toEqual([null, null, null]);
    expect(inAll('1925-02-30', null)).toEqual([null, null, null]);
  });

  test('ignores a departure before the arrival', () => {
    expect(inAll('1925-03-06', '1925-03-01')[0]).toBe('6 марта 1925');
  });

  test('never contains undefined, null, NaN or stray whitespace', () => {
    const format = fc.constantFrom('YYYY-MM-DD', 'YYYY-MM', 'YYYY', 'DD.MM', null);
    fc.assert(
      fc.property(fc.option(anyDay), fc.option(anyDay), format, fc.constantFrom(-1, 0, null), (...parts) => {
        for (const words of inAll(...parts))
          expect(words ?? '').not.toMatch(/undefined|null|NaN|^\s|\s$|\s\s/);
      }),
    );
  });
});

test('a place has a parsed size word and dates formatted by their precision [ENT-3]', () => {
  const read = (fields: object) => placeSchema.parse({ ...aPlace({ place_id: 1 }), ...fields });
  expect(placeSizes).toEqual(['tiny', 'small', 'medium', 'large', 'xlarge']);
  expect([...placeSizes, null].map((zoom) => read({ zoom: zoom?.toUpperCase() ?? null }).zoom)).toEqual([
    ...placeSizes,
    null,
  ]);

  const shown = (date_format: string, date_acc: number | null) => {
    const place = read({ date: '1925-08-26', enddate: '1925-09-18', date_format, date_acc });
    const text = aText({ text_id: 1, text_date: place.date, text_enddate: place.enddate, date_format });
    expect(textEntry(text, 'en').dates).toBe(formatDateRange({ ...place, date_acc: null }, 'en'));
    return [
      datePrecision(place.date_format),
      formatDate(place.date, place.date_format, 'en'),
      formatDateRange(place, 'en'),
    ];
  };
  expect(shown('YYYY-MM-DD', null)).toEqual(['day', '26 August 1925', '26 August – 18 September 1925']);
  expect(shown('YYYY-MM', null)).toEqual(['month', 'August 1925', 'August – September 1925']);
  expect(shown('YYYY', null)).toEqual(['year', '1925', '1925']);
  expect(shown('around that time', null)).toEqual(['year', '1925', '1925']);
  expect(shown('YYYY-MM-DD', -1)[2]).toBe('about 26 August – 18 September 1925');
  expect(shown('YYYY', -1)[2]).toBe('about 1925');
  for (const known of [0, 1, null]) expect(shown('YYYY', known)[2]).toBe('1925');
});

describe('formatSpan', () => {
  const span = (first: string | null, last: string | null, formats = ['YYYY-MM', 'YYYY-MM']) =>
    languages.map((language) =>
      formatSpan(
        { date: first, date_format: formats[0] ?? null },
        { date: last, date_format: formats[1] ?? null },
        language,
      ),
    );

  test('writes the year of both dates once', () => {
    expect(span('1923-11-13', '1923-12-31')).toEqual([
      'ноябрь – декабрь 1923',
      'November – December 1923',
      '1923年11月至12月',
    ]);
    expect(span('1925-08-26', '1925-09-19', ['YYYY-MM-DD', 'YYYY-MM-DD'])[1]).toBe(
      '26 August – 19 September 1925',
    );
  });

  test('writes two years', () => {
    expect(span('1923-12-01', '1924-01-01')).toEqual([
      'декабрь 1923 – январь 1924',
      'December 1923 – January 1924',
      '1923年12月至1924年1月',
    ]);
  });

  test('writes dates of different precision', () => {
    const formats = ['YYYY-MM-DD', 'YYYY-MM'];
    expect(span('1925-08-26', '1925-09-01', formats)[1]).toBe('26 August – September 1925');
    expect(span('1925-08-26', '1925-08-01', formats)[1]).toBe('26 August 1925 – August 1925');
    expect(span('1925-08-26', '1925-08-01', ['YYYY-MM', 'YYYY'])[0]).toBe('август 1925 – 1925');
  });

  test('writes equal dates and a single one once', () => {
    expect(span('1923-11-13', '1923-11-30')[1]).toBe('November 1923');
    expect(span(null, '1923-11-30')[1]).toBe('November 1923');
    expect(span('1923-11-30', null)[0]).toBe('ноябрь 1923');
    expect(span(null, null)).toEqual([null, null, null]);
  });

  test('writes no year twice', () => {
    fc.assert(
      fc.property(
        anExpeditionDay,
        anExpeditionDay,
        fc.constantFrom('YYYY-MM-DD', 'YYYY-MM', 'YYYY'),
        (a, b, format) => {
          for (const written of span(a, b, [format, format])) {
            const years = written?.match(/\d{4}/g) ?? [];
            expect(new Set(years).size).toBe(years.length);
          }
        },
      ),
    );
  });
});

describe('expandedDays', () => {
  const days = (date: string | null, enddate: string | null, date_format = 'YYYY-MM-DD') =>
    expandedDays({ date, enddate, date_format });

  test('lists every day of a stay of fewer than 6 days', () => {
    expect(days('1926-02-25', '1926-03-02')).toEqual([
      '1926-02-25',
      '1926-02-26',
      '1926-02-27',
      '1926-02-28',
      '1926-03-01',
      '1926-03-02',
    ]);
    expect(days('1926-02-25', '1926-03-03')).toEqual([]);
    expect(days('1926-02-25', '1926-02-25')).toEqual(['1926-02-25']);
    expect(days('1926-02-25', null)).toEqual(['1926-02-25']);
  });

  test('is empty for a coarse date format', () => {
    expect(days('1926-02-25', '1926-02-26', 'YYYY-MM')).toEqual([]);
  });

  test('is empty when a day is missing, invalid or out of order', () => {
    expect(days(null, '1926-02-26')).toEqual([]);
    expect(days('1926-02-26', '1926-02-25')).toEqual([]);
    expect(days('1926-02-30', null)).toEqual([]);
  });

  test('runs from arrival to departure without gaps', () => {
    fc.assert(
      fc.property(anExpeditionDay, anExpeditionDay, (date, enddate) => {
        const list = days(date, enddate);
        fc.pre(list.length > 0);
        expect([list[0], list.at(-1)]).toEqual([date, enddate]);
        list.slice(1).forEach((day, index) => expect(daysBetween(list[index] ?? '', day)).toBe(1));
      }),
    );
  });
});

describe('formatDays', () => {
  const inEach = (...days: string[]) => languages.map((language) => formatDays(days, language));

  test('writes units shared with the next day once', () => {
    expect(inEach('1926-02-27', '1926-02-28', '1926-03-01')).toEqual([
      '27, 28 февраля, 1 марта 1926',
      '27, 28 February, 1 March 1926',
      '1926年2月27日、28日、3月1日',
    ]);
    expect(inEach('1925-12-31', '1926-01-01')).toEqual([
      '31 декабря 1925, 1 января 1926',
      '31 December 1925, 1 January 1926',
      '1925年12月31日、1926年1月1日',
    ]);
    expect(inEach('1926-02-27')[1]).toBe('27 February 1926');
  });

  test('returns null when no day exists', () => {
    expect(inEach()).toEqual([null, null, null]);
    expect(inEach('1926-02-30')).toEqual([null, null, null]);
  });
});

describe('formatStayDates', () => {
  const inEnglish = (date: string | null, enddate: string | null, rest: object = {}) =>
    formatStayDates({ date, enddate, date_format: 'YYYY-MM-DD', ...rest }, 'en');

  test('lists the days of a stay of fewer than 6 days', () => {
    expect(inEnglish('1926-02-27', '1926-03-01')).toBe('27, 28 February, 1 March 1926');
    expect(inEnglish('1926-03-01', '1926-03-06')).toBe('1, 2, 3, 4, 5, 6 March 1926');
    expect(inEnglish('1926-03-01', '1926-03-07')).toBe('1–7 March 1926');
  });

  test('formats the range of an approximate or coarse stay', () => {
    expect(inEnglish('1926-02-27', '1926-03-01', { date_acc: -1 })).toBe('about 27 February – 1 March 1926');
    expect(inEnglish('1926-02-01', '1926-03-01', { date_format: 'YYYY-MM' })).toBe('February – March 1926');
  });

  test('formats the known end of an incomplete stay', () => {
    expect(inEnglish(null, '1926-03-01')).toBe('until 1 March 1926');
  });

  test('returns null without dates', () => {
    expect(inEnglish(null, null)).toBeNull();
  });
});

test('the stops between Marseille and Bombay have one date, which their notes do not repeat', () => {
  const { places } = readRealContent();
  const voyage = places.filter(({ place_id }) => place_id === 153 || place_id === 154);
  expect(voyage.map((place) => formatDateRange(place, 'en'))).toEqual(['November 1923', 'November 1923']);
  for (const { notes, notes_en } of voyage) expect(notes + notes_en).not.toMatch(/1923/);
});
