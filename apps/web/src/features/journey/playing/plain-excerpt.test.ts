// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { plainExcerpt } from './plain-excerpt.ts';

test('the markup goes, and paragraphs, lines and entries do not run into each other', () => {
  const html = '<p>About a <b>week</b>.</p><p>On the way<br>they heard</p><ul><li>one</li><li>two</li></ul>';
  expect(plainExcerpt(html, 100)).toBe('About a week. On the way they heard one two');
});

test('a long text is cut at a word, without the comma before the cut', () => {
  expect(plainExcerpt('<p>one two, three</p>', 10)).toBe('one two…');
});

test('a word longer than the room is cut within', () => {
  expect(plainExcerpt('abcdefghij', 4)).toBe('abcd…');
});
