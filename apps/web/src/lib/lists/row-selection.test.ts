import { describe, expect, test } from 'vitest';
import { extendTo, listedSelection, noSelection, toggleRow } from './row-selection.ts';

describe('the selection of rows', () => {
  const order = [5, 6, 7, 8];

  test('extends from the row that was chosen last', () => {
    const selection = extendTo(toggleRow(noSelection, 6), order, 8);
    expect([...selection.ids]).toEqual([6, 7, 8]);
  });

  test('contains only listed rows for actions', () => {
    expect(listedSelection(toggleRow(toggleRow(noSelection, 6), 99), order)).toEqual([6]);
  });

  test('a second toggle removes a row', () => {
    expect(toggleRow(toggleRow(noSelection, 6), 6).ids.size).toBe(0);
  });
});
