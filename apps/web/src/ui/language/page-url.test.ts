import { expect, test } from 'vitest';
import { pageUrlInLanguage } from './page-url.ts';

test('pageUrlInLanguage adds or removes the prefix /en and keeps the query', () => {
  expect(pageUrlInLanguage('/place/53', '?a=1', 'en')).toBe('/en/place/53?a=1');
  expect(pageUrlInLanguage('/en/place/53', '?a=1', 'ru')).toBe('/place/53?a=1');
  expect(pageUrlInLanguage('/en', '', 'ru')).toBe('/');
  expect(pageUrlInLanguage('/', '', 'en')).toBe('/en');
  expect(pageUrlInLanguage('/en/books', '', 'en')).toBe('/en/books');
});
