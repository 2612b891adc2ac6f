// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { plainExcerpt } from './plain-excerpt.ts';

test('plainExcerpt removes the markup and separates blocks by spaces', () => {
  const html = '<p>About a <b>week</b>.</p><p>On the way<br>they heard</p><ul><li>one</li><li>two</li></ul>';
  expect(plainExcerpt(html, 100)).toBe('About a week. On the way they heard one two');
});

test('plainExcerpt truncates a long text at a word without a trailing comma', () => {
  expect(plainExcerpt('<p>one two, three</p>', 10)).toBe('one two…');
});

test('plainExcerpt truncates within a word that exceeds the limit', () => {
  expect(plainExcerpt('abcdefghij', 4)).toBe('abcd…');
});
