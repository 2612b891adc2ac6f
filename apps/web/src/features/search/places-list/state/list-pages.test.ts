import { expect, test } from 'vitest';
import { splitIntoBlocks, pageCount, placesPerBlock, placesPerPage, pageRange } from './list-pages.ts';

test('pageRange of the last page contains the remaining places', () => {
  expect(pageCount(0)).toBe(1);
  expect(pageCount(placesPerPage)).toBe(1);
  expect(pageCount(placesPerPage + 1)).toBe(2);
  expect(pageRange(1, 417)).toEqual({ from: 1, to: placesPerPage });
  expect(pageRange(9, 417)).toEqual({ from: 401, to: 417 });
});

test('pageRange of a page after the last is that of the last', () => {
  expect(pageRange(10, 417)).toEqual({ from: 401, to: 417 });
});

test('splitIntoBlocks keeps every item once in order', () => {
  const items = Array.from({ length: 2 * placesPerBlock + 1 }, (_, index) => index);
  const blocks = splitIntoBlocks(items);
  expect(blocks.flat()).toEqual(items);
  expect(blocks.map(({ length }) => length)).toEqual([placesPerBlock, placesPerBlock, 1]);
  expect(placesPerPage % placesPerBlock).toBe(0);
});
