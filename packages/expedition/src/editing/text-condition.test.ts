import { describe, expect, test } from 'vitest';
import { fold } from '../search/words/fold.ts';
import { createTextCondition, type SearchedRecord } from './text-condition.ts';

const leh: SearchedRecord = {
  id: 53,
  text: fold('Лех Leh 1925-10-14'),
  days: { firstDay: '1925-10-12', lastDay: '1925-10-14' },
};

describe('the text of a filter', () => {
  test.each([
    '14 October 1925',
    '14 октября 1925',
    '14.10.1925',
    '1925-10-14',
    '13 Oct 1925',
    'October 1925',
    '1925',
    '14 October',
    '13–20 October 1925',
    '14.X.1925',
    'Leh 14 October 1925',
    'октябрь 1925, лех',
    '53',
    'leh',
    '',
  ])('finds a record of 12 to 14 October 1925 by %j', (text) => {
    expect(createTextCondition(text)(leh)).toBe(true);
  });

  test.each(['15 October 1925', 'November 1925', '1926', '14 November', 'Khotan 14 October 1925', '54'])(
    'does not find it by %j',
    (text) => {
      expect(createTextCondition(text)(leh)).toBe(false);
    },
  );

  test('finds a record without a date by its words only', () => {
    const undated = { ...leh, text: 'leh', days: null };
    expect(createTextCondition('leh')(undated)).toBe(true);
    expect(createTextCondition('October 1925')(undated)).toBe(false);
  });
});
