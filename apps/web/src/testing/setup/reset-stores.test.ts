// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { appOptions } from '../../lib/options/app-options.ts';

test('a test can change a store and local storage', () => {
  appOptions.change({ showMarkers: false });
  expect(appOptions.store.getState().showMarkers).toBe(false);
  expect(localStorage.length).toBe(1);
});

test('the next test starts with the initial state and empty local storage', () => {
  expect(appOptions.store.getState().showMarkers).toBe(true);
  expect(localStorage.length).toBe(0);
});
