import { expect, test } from 'vitest';
import { longestQueryValue } from '../../lib/query-value.ts';
import { declaredQuery } from './declared-query.ts';
import { features } from '../features.ts';

const declaredBy = (query: readonly string[] | undefined, search: string): string =>
  declaredQuery(query === undefined ? {} : { query }, new URLSearchParams(search)).toString();

test('keeps the declared parameters in the declared order, the first value of each', () => {
  expect(declaredBy(['q', 'year'], 'utm_source=mail&year=1926&x=1&q=Leh&q=Urga')).toBe('q=Leh&year=1926');
});

test('keeps no parameter of a screen that declares none, nor of an address without a screen', () => {
  expect(declaredBy(undefined, 'q=Leh')).toBe('');
  expect(declaredQuery(null, new URLSearchParams('q=Leh')).toString()).toBe('');
});

test('leaves out empty values and values above the length limit', () => {
  const longest = 'x'.repeat(longestQueryValue);
  expect(declaredBy(['q', 'year'], `q=&year=1926`)).toBe('year=1926');
  expect(declaredBy(['q'], `q=${longest}`)).toBe(`q=${longest}`);
  expect(declaredBy(['q'], `q=${longest}x`)).toBe('');
});

test('the screens declare these query parameters', () => {
  const declared = features.screens.flatMap(({ id, query }) => (query === undefined ? [] : [[id, query]]));
  expect(Object.fromEntries(declared)).toEqual({
    timeline: ['from', 'places'],
    search: ['q', 'by'],
    'places-list': [
      'q',
      'section',
      'year',
      'transport',
      'accuracy',
      'stay',
      'pictures',
      'texts',
      'order',
      'page',
      'places',
    ],
  });
});
