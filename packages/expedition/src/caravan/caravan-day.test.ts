import { describe, expect, test } from 'vitest';
import { addDays } from '../dates/calendar.ts';
import { createExpeditionCalendar } from '../days/expedition-calendar.ts';
import { expeditionDay } from '../days/expedition-day.ts';
import { wholeJourney } from '../journey/to-journey.ts';
import { readRealContent } from '../testing/content.ts';
import { someJourney } from '../testing/journeys.ts';
import { aPlace } from '../testing/records.ts';
import { toExpedition } from '../to-expedition.ts';
import { caravanDay } from './caravan-day.ts';
import { describeCaravanDay } from './caravan-text.ts';

const stop = { visited_on: 'cae', ispathpart: true, minzoom: 4, date_format: 'YYYY-MM-DD' } as const;
const urga = aPlace({
  ...stop,
  place_id: 1,
  seqid: 1,
  title_en: 'Urga',
  title_ru: 'Урга',
  latitude: 48,
  longitude: 107,
  date: '1926-10-20',
  enddate: '1926-11-01',
});
const monastery = aPlace({
  ...stop,
  place_id: 2,
  seqid: 2,
  title_en: 'Monastery',
  title_ru: 'Монастырь',
  latitude: 47,
  longitude: 106,
  date: '1926-11-01',
  enddate: null,
  date_format: 'YYYY-MM',
});
const ford = aPlace({
  ...stop,
  place_id: 3,
  seqid: 3,
  title_en: 'Ford',
  title_ru: 'Брод',
  latitude: 46,
  longitude: 105,
  date: '1926-11-28',
  enddate: '1926-12-01',
});
const harbin = aPlace({
  ...stop,
  visited_on: 'manchuriaexp',
  place_id: 4,
  seqid: 4,
  title_en: 'Harbin',
  title_ru: 'Харбин',
  latitude: 45,
  longitude: 126,
  date: '1934-05-30',
  enddate: '1934-06-02',
});
const calendar = createExpeditionCalendar(someJourney([urga, monastery, ford, harbin]), []);

function describeDay(today: string, language: 'ru' | 'en') {
  const caravan = caravanDay(calendar, today);
  return caravan && describeCaravanDay(caravan, language);
}

describe('caravanDay', () => {
  test('is the day of the pages of days a hundred years earlier', () => {
    expect(caravanDay(calendar, '2026-10-21')).toEqual({
      kind: 'day',
      today: '2026-10-21',
      date: '1926-10-21',
      day: expeditionDay(calendar, '1926-10-21'),
      stretch: null,
    });
  });

  test('has the stretch of a day that is not known exactly', () => {
    expect(caravanDay(calendar, '2026-11-15')).toMatchObject({
      stretch: { from: '1926-11-01', to: '1926-11-28' },
    });
  });

  test.each([
    ['2026-10-19', 'before', null, '1926-10-20'],
    ['2030-01-01', 'pause', '1926-12-01', '1934-05-30'],
    ['2034-06-03', 'after', '1934-06-02', null],
    ['1970-01-01', 'before', null, '1926-10-20'],
    ['9999-12-31', 'after', '1934-06-02', null],
  ])('of %s is %s the journeys, with the nearest days', (today, kind, previous, next) => {
    expect(caravanDay(calendar, today)).toMatchObject({ kind, previous, next });
  });

  test('is null for a text that is no day', () => expect(caravanDay(calendar, '2026-02-30')).toBeNull());
});

describe('describeCaravanDay', () => {
  test.each([
    ['2026-10-21', 'ru', '21 октября 1926', 'Урга', ['2-й день стоянки из 13.']],
    ['2026-10-21', 'en', '21 October 1926', 'Urga', ['Day 2 of 13 of the stay.']],
    [
      '2026-10-19',
      'ru',
      '19 октября 1926',
      'Экспедиция ещё не началась. Её первый день — 20 октября 1926 года.',
      [],
    ],
    [
      '2030-01-01',
      'en',
      '1 January 1930',
      'The journey has ended. The next day on the map is 30 May 1934.',
      [],
    ],
    ['2034-06-03', 'en', '3 June 1934', 'The expedition has ended. Its last day was 2 June 1934.', []],
  ] as const)('describes %s in %s', (today, language, date, where, details) => {
    expect(describeDay(today, language)).toEqual({ date, where, details });
  });

  test.each([
    ['ru', 'Точный день неизвестен: это было между 1 и 28 ноября 1926 года.'],
    ['en', 'The exact day is not known: it was between 1 and 28 November 1926.'],
  ] as const)('names the stretch of a day that is not known exactly in %s', (language, sentence) => {
    expect(describeDay('2026-11-15', language)?.details).toContain(sentence);
  });

  test('has no gap in a sentence for any month of the content in either language', () => {
    const records = readRealContent();
    const journey = wholeJourney(toExpedition(records));
    if (journey === null) throw new Error('the content has no journey');
    const content = createExpeditionCalendar(journey, records.textIds);
    const texts: string[] = [];
    for (let today = '2023-01-01'; today < '2029-01-01'; today = addDays(today, 29)) {
      const caravan = caravanDay(content, today);
      if (caravan === null) throw new Error(`${today} is no day`);
      for (const language of ['ru', 'en'] as const) {
        const { where, details } = describeCaravanDay(caravan, language);
        texts.push([`${today}:`, where, ...details].join(' '));
      }
    }
    expect(texts.length).toBeGreaterThan(150);
    expect(texts.filter((text) => /undefined|null|NaN|Infinity|:\s*$/.test(text))).toEqual([]);
  });
});
