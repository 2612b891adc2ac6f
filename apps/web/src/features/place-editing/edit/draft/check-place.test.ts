import { expect, test } from 'vitest';
import { createBlankPlace } from './blank-place.ts';
import { checkPlace } from './check-place.ts';

test.each(['', ' ', '\uFEFF', '\u200B', '\u2060\u00AD'])(
  'the title %j, without a visible character, is reported as required',
  (title_ru) => {
    expect(checkPlace({ ...createBlankPlace([], null), title_ru })).toEqual({ title_ru: 'required' });
  },
);

test('a place whose only filled field is the Russian title has no problem', () => {
  expect(checkPlace({ ...createBlankPlace([], null), title_ru: 'Лех' })).toEqual({});
});

test('an arrival that is not a day has a problem, and the departure has none', () => {
  const place = { ...createBlankPlace([], null), title_ru: 'Лех', date: 'invalid', enddate: '1925-09-19' };
  expect(checkPlace(place)).toEqual({ date: 'notADate' });
});
