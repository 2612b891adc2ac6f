import { expect, test } from 'vitest';
import { blocksOf, pageCount, placesOfBlock, placesOfPage, rangeOfPage, readPage } from './list-pages.ts';

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=2.5', 1],
  ['page=two', 1],
  ['page=1000000000000', 1],
])('the query %j names page %i', (query, page) => {
  expect(readPage(new URLSearchParams(query))).toBe(page);
});

test('the last page has what is left of the places', () => {
  expect(pageCount(0)).toBe(1);
  expect(pageCount(placesOfPage)).toBe(1);
  expect(pageCount(placesOfPage + 1)).toBe(2);
  expect(rangeOfPage(1, 417)).toEqual({ from: 1, to: placesOfPage });
  expect(rangeOfPage(9, 417)).toEqual({ from: 401, to: 417 });
});

test('a page after the last is the last', () => {
  expect(rangeOfPage(10, 417)).toEqual({ from: 401, to: 417 });
});

test('blocks have every item once, in order, and a page is a whole number of blocks', () => {
  const items = Array.from({ length: 2 * placesOfBlock + 1 }, (_, index) => index);
  const blocks = blocksOf(items);
  expect(blocks.flat()).toEqual(items);
  expect(blocks.map(({ length }) => length)).toEqual([placesOfBlock, placesOfBlock, 1]);
  expect(placesOfPage % placesOfBlock).toBe(0);
});
