import { expect, test } from 'vitest';
import { readPage } from './page-parameter.ts';

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=2.5', 1],
  ['page=two', 1],
  ['page=1000000000000', 1],
])('readPage of the query %j returns page %i', (query, page) => {
  expect(readPage(new URLSearchParams(query))).toBe(page);
});
