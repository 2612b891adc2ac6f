import { describe, expect, test } from 'vitest';
import { readRealContent } from '../testing/content.ts';
import { someJourney } from '../testing/journeys.ts';
import { aPlace, aTextId } from '../testing/records.ts';
import { toExpedition } from '../to-expedition.ts';
import { wholeJourney } from '../journey/to-journey.ts';
import { createExpeditionCalendar } from './expedition-calendar.ts';
import { expeditionDay } from './expedition-day.ts';

const stop = { visited_on: 'cae', ispathpart: true, minzoom: 4, date_format: 'YYYY-MM-DD' } as const;
const leh = aPlace({
  ...stop,
  place_id: 1,
  seqid: 1,
  title_en: 'Leh',
  latitude: 34,
  longitude: 77,
  date: '1925-08-26',
  enddate: '1925-08-28',
});
const khotan = aPlace({
  ...stop,
  place_id: 2,
  seqid: 2,
  title_en: 'Khotan',
  latitude: 37,
  longitude: 80,
  date: '1925-09-07',
  enddate: '1925-09-08',
});
const harbin = aPlace({
  ...stop,
  visited_on: 'manchuriaexp',
  place_id: 3,
  seqid: 3,
  title_en: 'Harbin',
  latitude: 45,
  longitude: 126,
  date: '1934-05-30',
  enddate: '1934-06-02',
});
const calendar = createExpeditionCalendar(someJourney([leh, khotan, harbin]), []);

describe('expeditionDay', () => {
  test('is at the stop on a day of its stay', () => {
    expect(expeditionDay(calendar, '1925-08-27')).toMatchObject({
      where: {
        kind: 'stop',
        at: { id: 1 },
        position: [34, 77],
        certainty: 'day',
        dayOfStay: { day: 2, of: 3 },
      },
      stops: [{ id: 1 }],
      previous: '1925-08-26',
      next: '1925-08-28',
    });
  });

  test('is between two stops on a day without a stop, with an interpolated position', () => {
    const day = expeditionDay(calendar, '1925-09-02');
    expect(day).toMatchObject({ where: { kind: 'leg', from: { id: 1 }, to: { id: 2 } }, stops: [] });
    if (day.kind !== 'day' || day.where.kind !== 'leg') throw new Error('the day is on no leg');
    expect(day.where.share).toBeGreaterThan(0.3);
    expect(day.where.share).toBeLessThan(0.7);
    expect(day.where.position?.[0]).toBeGreaterThan(34);
    expect(day.where.position?.[0]).toBeLessThan(37);
  });

  test('has the texts of exactly this day apart from those about a longer time', () => {
    const textIds = [
      aTextId({ text_id: 1, text_date: '1925-08-27', text_enddate: null, place_ids: [] }),
      aTextId({ text_id: 2, text_date: '1925-08-01', date_format: 'YYYY-MM', place_ids: [1] }),
      aTextId({ text_id: 3, text_date: '1925-08-27', text_enddate: null, place_ids: [1] }),
    ];
    const withTexts = createExpeditionCalendar(someJourney([leh, khotan], { textIds }), textIds);
    expect(expeditionDay(withTexts, '1925-08-27')).toMatchObject({
      texts: [{ text_id: 1 }, { text_id: 3 }],
      coarseTexts: [{ text_id: 2 }],
    });
  });

  test('has a page between the journeys if a text is of the day', () => {
    const textIds = [aTextId({ text_id: 1, text_date: '1930-01-01', place_ids: [] })];
    const withText = createExpeditionCalendar(someJourney([leh, khotan, harbin]), textIds);
    expect(expeditionDay(withText, '1930-01-01')).toMatchObject({
      where: { kind: 'pause', from: { id: 2 }, to: { id: 3 }, position: null },
      previous: '1925-09-08',
      next: '1934-05-30',
    });
    expect(expeditionDay(withText, '1925-09-08')).toMatchObject({ next: '1930-01-01' });
  });

  test.each(['1926-02-30', '1925-8-27', '-1925-08-27', 'x'])('%s is not a day', (date) => {
    expect(expeditionDay(calendar, date).kind).toBe('impossible');
  });

  test.each([
    ['1925-08-32', '1925-08-31'],
    ['27.8.1925', '1925-08-27'],
    ['27.8.1999', null],
  ])('the impossible date %s proposes %s', (date, next) => {
    expect(expeditionDay(calendar, date)).toEqual({ kind: 'impossible', previous: null, next });
  });

  test.each([
    ['1900-01-01', null, '1925-08-26'],
    ['1950-01-01', '1934-06-02', null],
    ['1930-01-01', '1925-09-08', '1934-05-30'],
  ])('%s is outside of the journeys, with the nearest days', (date, previous, next) => {
    expect(expeditionDay(calendar, date)).toEqual({ kind: 'outside', previous, next });
  });

  test('the days of the content are linked in a chain from the first to the last', () => {
    const records = readRealContent();
    const whole = wholeJourney(toExpedition(records));
    if (whole === null) throw new Error('the content has no journey');
    const content = createExpeditionCalendar(whole, records.textIds);
    const days: string[] = [];
    for (let date: string | null = whole.firstDay; date !== null;) {
      const day = expeditionDay(content, date);
      if (day.kind !== 'day') throw new Error(`${date} has no page`);
      const before = days.at(-1) ?? null;
      expect(day.previous, date).toBe(before);
      days.push(date);
      date = day.next;
    }
    expect(days.at(-1)).toBe(whole.lastDay);
    expect(days.length).toBeGreaterThan(1500);
  });
});
