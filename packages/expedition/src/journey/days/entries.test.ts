import { describe, expect, test } from 'vitest';
import { readRealContent } from '../../testing/content.ts';
import { someJourney } from '../../testing/journeys.ts';
import { aPlace, aTextId } from '../../testing/records.ts';
import { toExpedition } from '../../to-expedition.ts';
import { nextEntry, findDayText } from './entries.ts';
import { momentToDate, dateToMoment } from '../moment.ts';
import { momentOfPlace, placeOfMoment } from './moment-of-place.ts';
import { toJourney } from '../to-journey.ts';

const text = (text_id: number, text_date: string | null, place_ids: number[], more = {}) =>
  aTextId({ text_id, text_date, place_ids, ...more });

const journey = someJourney(
  [
    aPlace({ place_id: 1, date: '1926-05-01', enddate: '1926-05-09' }),
    aPlace({ place_id: 2, date: '1926-05-09', enddate: '1926-05-09' }),
    aPlace({ place_id: 3, date: '1926-05-12', enddate: '1926-05-20' }),
    aPlace({ place_id: 4, date: '1926-05-15', enddate: '1926-05-15', ispathpart: false }),
  ],
  {
    textIds: [
      text(1, '1926-05-03', [1], { text_enddate: '1926-05-05' }),
      text(2, '1926-05-01', [1], { date_format: 'YYYY-MM' }),
      text(3, '1926-05-09', [2, 1]),
      text(4, '1926-05-15', [4]),
      text(5, '1926-05-18', [3]),
      text(6, null, [2]),
    ],
  },
);

describe('nextEntry', () => {
  const after = (date: string) => {
    const entry = nextEntry(journey, dateToMoment(journey, date));
    return entry && [entry.text.text_id, entry.place.id, momentToDate(journey, entry.moment), entry.isThere];
  };

  test('returns the first entry of a later day with its place', () => {
    expect(after('1926-05-01')).toEqual([1, 1, '1926-05-03', true]);
    expect(after('1926-05-03')).toEqual([3, 2, '1926-05-09', true]);
    expect(after('1926-05-09')).toEqual([4, 4, '1926-05-15', false]);
    expect(after('1926-05-15')).toEqual([5, 3, '1926-05-18', true]);
    expect(after('1926-05-18')).toBeNull();
  });

  test('returns an entry of a month when the travellers are at its place', () => {
    const other = someJourney(
      [
        aPlace({ place_id: 1, enddate: '1926-05-03' }),
        aPlace({ place_id: 2, date: '1926-05-12', enddate: null }),
      ],
      { textIds: [text(1, '1926-05-01', [2], { date_format: 'YYYY-MM' }), text(2, '1926-05-02', [1])] },
    );
    const first = nextEntry(other, other.start);
    expect(first?.text.text_id).toBe(2);
    expect(first && nextEntry(other, first.moment)?.text.text_id).toBe(1);
  });

  test('returns entries whose moment opens their place', () => {
    const expedition = toExpedition(readRealContent());
    const shown = toJourney(expedition, { sections: ['precae', 'indiancae', 'cae', 'other'], whitelist: [] });
    if (shown === null) throw new Error('the content makes no journey');
    let count = 0;
    for (let entry = nextEntry(shown, -1); entry; entry = nextEntry(shown, entry.moment)) {
      count += 1;
      if (entry.isThere) expect(placeOfMoment(shown, entry.moment)).toBe(entry.place.id);
      else expect(momentOfPlace(shown, entry.place.id), entry.place.record.title_en).not.toBeNull();
    }
    expect(count).toBeGreaterThan(100);
  });
});

describe('findDayText', () => {
  const find = (placeIds: number[], date: string) => {
    const found = findDayText(journey, placeIds, date);
    return found && [found.text.text_id, found.isOfDay];
  };

  test('prefers the most precise text that includes the day', () => {
    expect(find([1], '1926-05-04')).toEqual([1, true]);
    expect(find([1], '1926-05-06')).toEqual([2, true]);
    expect(find([1, 2], '1926-05-09')).toEqual([3, true]);
  });

  test('falls back to the previous text, then to the next one', () => {
    expect(find([3], '1926-05-19')).toEqual([5, false]);
    expect(find([3], '1926-05-13')).toEqual([5, false]);
    expect(find([2], '1926-05-12')).toEqual([3, false]);
    expect(find([1], '1926-06-02')).toEqual([3, false]);
  });

  const undated = someJourney([aPlace({ place_id: 1 })], { textIds: [text(6, null, [1])] });

  test('falls back to an undated text', () => {
    expect(findDayText(undated, [1], '1926-05-01')).toEqual({
      text: expect.objectContaining({ text_id: 6 }),
      isOfDay: false,
    });
  });

  test('is null without texts', () => {
    expect(findDayText(undated, [], '1926-05-01')).toBeNull();
  });

  test('ignores undated texts in nextEntry', () => {
    expect(nextEntry(undated, -1)).toBeNull();
  });
});
