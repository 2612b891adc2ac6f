import { expect, test } from 'vitest';
import { createBlankPlace } from './blank-place.ts';
import { checkPlace } from './check-place.ts';

test.each(['', ' ', '\uFEFF', '\u200B', '\u2060\u00AD'])(
  'a place with the title %j needs a title',
  (title_ru) => {
    expect(checkPlace({ ...createBlankPlace([], null), title_ru })).toEqual({ title_ru: 'required' });
  },
);

test('a place with a title can be saved', () => {
  expect(checkPlace({ ...createBlankPlace([], null), title_ru: 'Лех' })).toEqual({});
});
