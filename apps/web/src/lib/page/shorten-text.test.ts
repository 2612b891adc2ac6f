import { expect, test } from 'vitest';
import { shortenText } from './shorten-text.ts';

test('shortenText removes tags and truncates a long text at a word', () => {
  expect(shortenText('<p>The <b>caravan</b>&nbsp;entered</p> <p>Leh.</p>')).toBe('The caravan entered Leh.');
  const shortened = shortenText('word '.repeat(100));
  expect(shortened.length).toBeLessThanOrEqual(301);
  expect(shortened.endsWith('word…')).toBe(true);
});
