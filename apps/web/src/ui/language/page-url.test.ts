import { expect, test } from 'vitest';
import { pageInLanguage } from './page-url.ts';

test('only /en comes or goes; the query stays', () => {
  expect(pageInLanguage('/place/53', '?a=1', 'en')).toBe('/en/place/53?a=1');
  expect(pageInLanguage('/en/place/53', '?a=1', 'ru')).toBe('/place/53?a=1');
  expect(pageInLanguage('/en', '', 'ru')).toBe('/');
  expect(pageInLanguage('/', '', 'en')).toBe('/en');
  expect(pageInLanguage('/en/books', '', 'en')).toBe('/en/books');
});
