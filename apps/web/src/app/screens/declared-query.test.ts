import { expect, test } from 'vitest';
import { longestQueryValue } from '../../lib/url/query-value.ts';
import { declaredQuery } from './declared-query.ts';
import { features } from '../features.ts';

const formatDeclared = (query: readonly string[] | undefined, search: string): string =>
  declaredQuery(query === undefined ? {} : { query }, new URLSearchParams(search)).toString();

test('declaredQuery keeps the first value of each declared parameter in the declared order', () => {
  expect(formatDeclared(['q', 'year'], 'utm_source=mail&year=1926&x=1&q=Leh&q=Urga')).toBe('q=Leh&year=1926');
});

test('declaredQuery is empty for a screen without declared parameters and for a path without a screen', () => {
  expect(formatDeclared(undefined, 'q=Leh')).toBe('');
  expect(declaredQuery(null, new URLSearchParams('q=Leh')).toString()).toBe('');
});

test('declaredQuery omits empty values and values above the length limit', () => {
  const longest = 'x'.repeat(longestQueryValue);
  expect(formatDeclared(['q', 'year'], `q=&year=1926`)).toBe('year=1926');
  expect(formatDeclared(['q'], `q=${longest}`)).toBe(`q=${longest}`);
  expect(formatDeclared(['q'], `q=${longest}x`)).toBe('');
});

test('the screens declare the query parameters that their server rendering reads', () => {
  const declared = features.screens.flatMap(({ id, query }) => (query === undefined ? [] : [[id, query]]));
  expect(Object.fromEntries(declared)).toEqual({
    paintings: ['q', 'stop', 'year', 'museum', 'group', 'page', 'places'],
    pictures: ['page'],
    today: ['on'],
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
      'mileage',
      'order',
      'page',
      'places',
    ],
  });
});
