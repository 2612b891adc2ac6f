import { expect, test } from 'vitest';
import { aText } from '../testing/records.ts';
import { daysWithoutText } from './days-without-text.ts';

const route = ['1925-10-02', '1925-09-28', '1925-09-29', '1925-09-30', '1925-10-01', '1925-10-05'];
const period = { first: '1925-09-28', last: '1925-10-31' };

test('consecutive days of the route without a text are one span, also over the end of a month', () => {
  const text = aText({ text_id: 1, text_date: '1925-09-28' });
  expect(daysWithoutText(route, [text], period)).toEqual([
    { first: '1925-09-29', last: '1925-10-02' },
    { first: '1925-10-05', last: '1925-10-05' },
  ]);
});

test('a text of several days is about each of them', () => {
  const text = aText({ text_id: 1, text_date: '1925-09-29', text_enddate: '1925-10-02' });
  expect(daysWithoutText(route, [text], period)).toEqual([
    { first: '1925-09-28', last: '1925-09-28' },
    { first: '1925-10-05', last: '1925-10-05' },
  ]);
});

test('a text that is dated by month is about no day', () => {
  const text = aText({ text_id: 1, text_date: '1925-10-05', date_format: 'YYYY-MM' });
  expect(daysWithoutText(['1925-10-05'], [text], period)).toEqual([
    { first: '1925-10-05', last: '1925-10-05' },
  ]);
});

test('days outside of the period are left out', () => {
  expect(daysWithoutText(route, [], { first: '1925-09-30', last: '1925-09-30' })).toEqual([
    { first: '1925-09-30', last: '1925-09-30' },
  ]);
});
