import { expect, test } from 'vitest';
import { keyboardHeight } from './on-screen-keyboard.ts';

test('a keyboard counts as open if the viewport is at least 120 px smaller', () => {
  expect(keyboardHeight(844, { height: 844, scale: 1 })).toBe(0);
  expect(keyboardHeight(844, { height: 725, scale: 1 })).toBe(0);
  expect(keyboardHeight(844, { height: 724, scale: 1 })).toBe(120);
  expect(keyboardHeight(844, { height: 500, scale: 1 })).toBe(344);
});

test('pinch zoom does not count as a keyboard', () => {
  expect(keyboardHeight(844, { height: 422, scale: 2 })).toBe(0);
  expect(keyboardHeight(844, { height: 250, scale: 2 })).toBe(344);
});

test('the height is 0 in a browser without a visual viewport', () => {
  expect(keyboardHeight(844, undefined)).toBe(0);
});
