import { describe, expect, test } from 'vitest';
import { someJourney } from '../testing/journeys.ts';
import { aPlace, aTextId } from '../testing/records.ts';
import { createExpeditionCalendar } from './expedition-calendar.ts';
import { listExpeditionMonths, monthCalendar } from './month-calendar.ts';

const stop = { visited_on: 'cae', ispathpart: true, minzoom: 4, date_format: 'YYYY-MM-DD' } as const;
const textIds = [
  aTextId({ text_id: 1, text_date: '1925-09-01', text_enddate: null, place_ids: [1] }),
  aTextId({ text_id: 2, text_date: '1925-09-01', text_enddate: null, place_ids: [1] }),
];
const journey = someJourney(
  [
    aPlace({
      ...stop,
      place_id: 1,
      seqid: 1,
      latitude: 34,
      longitude: 77,
      date: '1925-08-30',
      enddate: '1925-09-02',
    }),
    aPlace({
      ...stop,
      place_id: 2,
      seqid: 2,
      latitude: 37,
      longitude: 80,
      date: '1925-09-07',
      enddate: '1925-09-08',
    }),
  ],
  { textIds },
);

const calendar = createExpeditionCalendar(journey, textIds);

describe('monthCalendar', () => {
  test('has whole weeks from Monday on, with the number of texts of each day', () => {
    const september = monthCalendar(calendar, '1925-09');
    // 1 September 1925 was a Tuesday.
    expect(september?.weeks[0]?.map((day) => day?.date ?? null)).toEqual([
      null,
      ...[1, 2, 3, 4, 5, 6].map((day) => `1925-09-0${day}`),
    ]);
    expect(september?.weeks.every((week) => week.length === 7)).toBe(true);
    expect(september?.weeks[0]?.[1]).toEqual({
      date: '1925-09-01',
      hasPage: true,
      texts: 2,
      images: 0,
      amount: 2,
    });
    expect(september?.weeks.flat().find((day) => day?.date === '1925-09-09')).toMatchObject({
      hasPage: false,
    });
  });

  test('links to the neighbouring months', () => {
    expect(monthCalendar(calendar, '1925-08')).toMatchObject({ previous: null, next: '1925-09' });
    expect(monthCalendar(calendar, '1925-09')).toMatchObject({ previous: '1925-08', next: null });
  });

  test.each(['1925-13', '1925-9', '1930-01', ''])('there is none of %j', (month) => {
    expect(monthCalendar(calendar, month)).toBeNull();
  });
});

test('listExpeditionMonths counts a text once for a month', () => {
  expect(listExpeditionMonths(calendar)).toEqual([
    { month: '1925-08', texts: 0, images: 0, amount: 0 },
    { month: '1925-09', texts: 2, images: 0, amount: 1 },
  ]);
});
