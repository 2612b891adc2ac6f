// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { rowAfterKey } from './row-after-key.ts';

const plain = { altKey: false, ctrlKey: false, metaKey: false };

function listAt(row: number, rows = 30): Element {
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
])('%s leads from row %i to row %i', (key, from, to) => {
  const list = listAt(from);
  expect(rowAfterKey(list, { key, ...plain })).toBe(list.querySelectorAll('a')[to]);
});

test('other keys, keys with others held, and keys outside of the rows are left to others', () => {
  const list = listAt(5);
  expect(rowAfterKey(list, { key: 'a', ...plain })).toBeNull();
  expect(rowAfterKey(list, { key: 'ArrowUp', ...plain, altKey: true })).toBeNull();
  document.querySelectorAll('a')[5]?.blur();
  expect(rowAfterKey(list, { key: 'ArrowDown', ...plain })).toBeNull();
});
