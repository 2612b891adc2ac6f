// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { changeOptions, optionsStore } from '../lib/options/options-store.ts';

test('a test changes a store and the local storage', () => {
  changeOptions({ showMarkers: false });
  expect(optionsStore.getState().showMarkers).toBe(false);
  expect(localStorage.length).toBe(1);
});

test('the next test starts with the initial state and an empty local storage', () => {
  expect(optionsStore.getState().showMarkers).toBe(true);
  expect(localStorage.length).toBe(0);
});
