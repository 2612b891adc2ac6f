import { expect, test } from 'vitest';
import { keyboardHeight } from './on-screen-keyboard.ts';

test('a keyboard is taken as open from a difference of 120 px on', () => {
  expect(keyboardHeight(844, { height: 844, scale: 1 })).toBe(0);
  expect(keyboardHeight(844, { height: 725, scale: 1 })).toBe(0);
  expect(keyboardHeight(844, { height: 724, scale: 1 })).toBe(120);
  expect(keyboardHeight(844, { height: 500, scale: 1 })).toBe(344);
});

test('a page that is zoomed in shows less of itself without any keyboard', () => {
  expect(keyboardHeight(844, { height: 422, scale: 2 })).toBe(0);
  expect(keyboardHeight(844, { height: 250, scale: 2 })).toBe(344);
});

test('a browser without a visual viewport has no keyboard to tell of', () => {
  expect(keyboardHeight(844, undefined)).toBe(0);
});
