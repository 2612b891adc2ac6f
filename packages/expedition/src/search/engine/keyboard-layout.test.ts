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
] as const)('the keys of %s are those of %s', (typed, query, layout) => {
  expect(otherLayout(typed)).toEqual({ query, layout });
});

test.each([['1926'], ['Leh Лех'], ['和田'], [''], ['Дурб'], ['Хотан']])(
  '%s is not meant on the other layout',
  (typed) => {
    expect(otherLayout(typed)).toBeNull();
  },
);
