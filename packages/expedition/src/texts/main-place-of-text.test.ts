import { expect, test } from 'vitest';
import { aPlace, aText } from '../testing/records.ts';
import { toExpedition } from '../to-expedition.ts';
import { mainPlaceOfText } from './main-place-of-text.ts';

const exact = { date_format: 'YYYY-MM-DD' };
const expedition = toExpedition({
  places: [
    aPlace({ place_id: 1, seqid: 1, date: '1925-08-20', enddate: '1925-08-22', ...exact }),
    aPlace({ place_id: 2, seqid: 2, date: '1925-08-23', enddate: '1925-08-24', ...exact }),
    aPlace({ place_id: 3, seqid: 3, date: '1925-08-01', enddate: null, date_format: 'YYYY-MM' }),
    aPlace({ place_id: 4, seqid: 4, minzoom: -1, date: '1925-08-25', enddate: '1925-08-25', ...exact }),
    aPlace({ place_id: 5, seqid: 5, ispathpart: false, date: '1925-08-23', enddate: '1925-08-23', ...exact }),
  ],
  images: [],
});
const findMain = (ids: readonly number[], text_date: string | null, date_format = 'YYYY-MM-DD') => {
  const content = ids.map((id) => `<p data-text4placeid="${id}">…</p>`).join('');
  const text = aText({ text_id: 1, text_content: content, text_date, date_format });
  return mainPlaceOfText(expedition, text)?.id ?? null;
};

test('the main place of a text is the stop of its first day', () => {
  expect(findMain([1, 2, 3], '1925-08-24')).toBe(2);
  expect(findMain([2, 1], '1925-08-20')).toBe(1);
  expect(findMain([1, 5, 2], '1925-08-23')).toBe(2);
});

test('the main place of a text is its first visible place if no stop has its first day', () => {
  expect(findMain([3, 1], '1925-08-30')).toBe(3);
  expect(findMain([3, 1], '1925-08-20', 'YYYY-MM')).toBe(3);
  expect(findMain([4, 2], null)).toBe(2);
  expect(findMain([4], null)).toBe(4);
});

test('a text without a place of the expedition has no main place', () => {
  expect(findMain([], '1925-08-20')).toBeNull();
  expect(findMain([99], '1925-08-20')).toBeNull();
});
