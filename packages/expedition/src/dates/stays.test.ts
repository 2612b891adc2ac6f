import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from './calendar.ts';
import {
  stayLength,
  datePrecision,
  shortestLongStayLength,
  isLongStay,
  isTransit,
  markerIcon,
  stayDays,
  stayIcon,
} from './stays.ts';
import { anyDay } from '../testing/arbitraries.ts';
import { aPlace } from '../testing/records.ts';

const stay = (nights: number) => ({ date: '1926-02-25', enddate: addDays('1926-02-25', nights) });

test('a long stay spans more than 5 days and a transit has equal date and enddate [MRK-5]', () => {
  expect([0, 1, 5, 6, 100].map((nights) => isLongStay(stay(nights)))).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
  expect([0, 1, 5, 6].map((nights) => isTransit(stay(nights)))).toEqual([true, false, false, false]);
  expect(isTransit({ date: null, enddate: null })).toBe(false);
  expect(isLongStay({ date: '1926-02-25', enddate: null })).toBe(false);
});

test('no stay is both long and a transit', () => {
  fc.assert(
    fc.property(fc.option(anyDay), fc.option(anyDay), (date, enddate) => {
      expect(isLongStay({ date, enddate }) && isTransit({ date, enddate })).toBe(false);
    }),
  );
});

describe('stayDays', () => {
  test('is the difference of two valid days in order', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (date, enddate) => {
        const days = daysBetween(date, enddate);
        expect(stayDays({ date, enddate })).toBe(days >= 0 ? days : null);
      }),
    );
  });

  test('is null when a day is missing or invalid', () => {
    expect(stayDays({ date: null, enddate: '1926-01-01' })).toBeNull();
    expect(stayDays({ date: '1926-01-01', enddate: null })).toBeNull();
    expect(stayDays({ date: '1926-02-30', enddate: '1926-03-01' })).toBeNull();
  });
});

test('datePrecision is day only for the full format, and year for a format without a month', () => {
  expect(['YYYY-MM-DD', 'YYYY-MM', 'YYYY', 'yyyy-mm-dd', 'YYYY-MM-DD ', '', null].map(datePrecision)).toEqual(
    ['day', 'month', 'year', 'year', 'month', 'year', 'year'],
  );
});

describe('stayIcon', () => {
  test('depends on the length of an exact stay', () => {
    const icons = [0, 1, 5, 6].map((nights) => stayIcon(aPlace({ place_id: 1, ...stay(nights) })));
    expect(icons).toEqual(['chevron', 'camp', 'camp', 'home']);
  });

  test('is a calendar when an end of the stay is unknown', () => {
    expect(stayIcon(aPlace({ place_id: 1, enddate: null }))).toBe('calendar');
    expect(stayIcon(aPlace({ place_id: 1, date: null }))).toBe('calendar');
  });

  test('is a calendar for a coarse date format', () => {
    for (const date_format of ['YYYY-MM', 'YYYY', null]) {
      for (const nights of [0, 3, 30]) {
        expect(stayIcon(aPlace({ place_id: 1, ...stay(nights), date_format }))).toBe('calendar');
      }
    }
  });
});

test('markerIcon is, by precedence, pass, off-expedition, passed-by, stayed-tonight, long-stay [MRK-4]', () => {
  const coarse = { date_format: 'YYYY-MM' };
  const fields: Partial<Parameters<typeof aPlace>[0]>[] = [
    { place_type: 'pass', visited_on: 'other', ispathpart: false, ...stay(9) },
    { visited_on: 'other', ...stay(9) },
    { ispathpart: false, ...stay(0) },
    { ...stay(0), ...coarse },
    { ...stay(0) },
    { ...stay(1), ...coarse },
    { ...stay(30), ...coarse },
    { ...stay(6) },
    { ...stay(1) },
    { ...stay(5) },
    { date: '1925-08-26', enddate: null },
    { date: null, enddate: null, ...coarse },
  ];
  expect(fields.map((each) => markerIcon(aPlace({ place_id: 1, ...each })))).toEqual([
    'pass',
    'off-expedition',
    'off-expedition',
    'passed-by',
    'passed-by',
    'stayed-tonight',
    'stayed-tonight',
    'long-stay',
    'stayed-tonight',
    'stayed-tonight',
    'passed-by',
    'passed-by',
  ]);
});

describe('markerIcon', () => {
  test('is pass for a pass, even off the expedition', () => {
    const pass = { place_id: 1, place_type: 'pass', ...stay(9) } as const;
    expect(markerIcon(aPlace(pass))).toBe('pass');
    expect(markerIcon(aPlace({ ...pass, visited_on: 'other', ispathpart: false }))).toBe('pass');
  });

  test('is off-expedition for a place off the expedition or off the path', () => {
    expect(markerIcon(aPlace({ place_id: 1, visited_on: 'other', ...stay(9) }))).toBe('off-expedition');
    expect(markerIcon(aPlace({ place_id: 1, ispathpart: false, ...stay(9) }))).toBe('off-expedition');
  });

  test('depends on the number of nights of an exact stay', () => {
    const icons = [0, 1, 5, 6].map((nights) => markerIcon(aPlace({ place_id: 1, ...stay(nights) })));
    expect(icons).toEqual(['passed-by', 'stayed-tonight', 'stayed-tonight', 'long-stay']);
  });

  test('is stayed-tonight for a coarse stay of several days', () => {
    const icons = [0, 1, 90].map((nights) =>
      markerIcon(aPlace({ place_id: 1, ...stay(nights), date_format: 'YYYY-MM' })),
    );
    expect(icons).toEqual(['passed-by', 'stayed-tonight', 'stayed-tonight']);
  });

  test('is passed-by when the length of the stay is unknown', () => {
    expect(markerIcon(aPlace({ place_id: 1, enddate: null }))).toBe('passed-by');
    expect(markerIcon(aPlace({ place_id: 1, date: null, enddate: null }))).toBe('passed-by');
  });
});

const sixDays = { date: '1926-06-01', enddate: '1926-06-06', date_format: 'YYYY-MM-DD' };

test('stayLength includes the days of arrival and departure', () => {
  expect(stayLength(sixDays)).toBe(6);
  expect(stayLength({ ...sixDays, enddate: sixDays.date })).toBe(1);
});

test('stayLength is null when the days are not exact', () => {
  expect(stayLength({ ...sixDays, enddate: null })).toBeNull();
  expect(stayLength({ ...sixDays, date_format: 'YYYY-MM' })).toBeNull();
});

test('shortestLongStayLength is the length of the shortest long stay', () => {
  const stay = { date: '1926-06-01', date_format: 'YYYY-MM-DD' };
  for (let day = 1; day < 20; day += 1) {
    const lasting = { ...stay, enddate: `1926-06-${String(day).padStart(2, '0')}` };
    expect(isLongStay(lasting)).toBe((stayLength(lasting) ?? 0) >= shortestLongStayLength);
  }
});
