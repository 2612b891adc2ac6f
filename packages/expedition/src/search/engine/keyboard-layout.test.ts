import { expect, test } from 'vitest';
import { otherLayout } from './keyboard-layout.ts';

test.each([
  ['Rkf', 'Кла', 'ru'],
  ['[jnfy', 'хотан', 'ru'],
  ['<fqrfk', 'Байкал', 'ru'],
  ['`krf 1926', 'ёлка 1926', 'ru'],
  ['Дур', 'Leh', 'en'],
  ['Лрщефт', 'Khotan', 'en'],
  ['Гкгьйш', 'Urumqi', 'en'],
  ['Еыэфш', "Ts'ai", 'en'],
] as const)('otherLayout(%s) is %s', (typed, query, layout) => {
  expect(otherLayout(typed)).toEqual({ query, layout });
});

test.each([['1926'], ['Leh Лех'], ['和田'], [''], ['Дурб'], ['Хотан']])(
  'otherLayout(%s) is null',
  (typed) => {
    expect(otherLayout(typed)).toBeNull();
  },
);
