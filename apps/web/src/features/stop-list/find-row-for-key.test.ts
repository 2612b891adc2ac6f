// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { findRowForKey } from './find-row-for-key.ts';

const plain = { altKey: false, ctrlKey: false, metaKey: false };

function createFocusedList(row: number, rows = 30): Element {
  document.body.innerHTML = `<div>${'<a href="#"></a>'.repeat(rows)}</div>`;
  document.querySelectorAll('a')[row]?.focus();
  const list = document.querySelector('div');
  if (list === null) throw new Error('no list');
  return list;
}

test.each([
  ['ArrowDown', 5, 6],
  ['ArrowDown', 29, 29],
  ['ArrowUp', 5, 4],
  ['ArrowUp', 0, 0],
  ['PageDown', 5, 15],
  ['PageDown', 25, 29],
  ['PageUp', 15, 5],
  ['PageUp', 5, 0],
  ['Home', 5, 0],
  ['End', 5, 29],
])('findRowForKey with %s returns for row %i row %i', (key, from, to) => {
  const list = createFocusedList(from);
  expect(findRowForKey(list, { key, ...plain })).toBe(list.querySelectorAll('a')[to]);
});

test('findRowForKey returns null for other keys, keys with modifiers and without a focused row', () => {
  const list = createFocusedList(5);
  expect(findRowForKey(list, { key: 'a', ...plain })).toBeNull();
  expect(findRowForKey(list, { key: 'ArrowUp', ...plain, altKey: true })).toBeNull();
  document.querySelectorAll('a')[5]?.blur();
  expect(findRowForKey(list, { key: 'ArrowDown', ...plain })).toBeNull();
});
