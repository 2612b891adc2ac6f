import { expect, test } from 'vitest';
import { pageUrlInLanguage } from './page-url.ts';

test('only /en comes or goes; the query stays', () => {
  expect(pageUrlInLanguage('/place/53', '?a=1', 'en')).toBe('/en/place/53?a=1');
  expect(pageUrlInLanguage('/en/place/53', '?a=1', 'ru')).toBe('/place/53?a=1');
  expect(pageUrlInLanguage('/en', '', 'ru')).toBe('/');
  expect(pageUrlInLanguage('/', '', 'en')).toBe('/en');
  expect(pageUrlInLanguage('/en/books', '', 'en')).toBe('/en/books');
});
