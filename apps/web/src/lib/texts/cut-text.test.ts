import { expect, test } from 'vitest';
import { shortenText } from '../page/shorten-text.ts';
import { cutText } from './cut-text.ts';

test.each([
  ['Лех', 5, 'Лех'],
  ['Лех', 2, 'Ле'],
  ['😀😀', 4, '😀😀'],
  ['😀😀', 3, '😀'],
  ['😀😀', 1, ''],
])('%j is cut to %i code units without half of a character', (text, length, cut) => {
  expect(cutText(text, length)).toBe(cut);
});

test('a description without spaces is cut between characters', () => {
  expect(shortenText(`a${'😀'.repeat(400)}`)).toBe(`a${'😀'.repeat(149)}…`);
});
