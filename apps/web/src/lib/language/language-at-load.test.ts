// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { storeLanguage } from '../storage/stored-language.ts';
import { redirectToVisitorLanguage } from './language-at-load.ts';

const browser = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36';
const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

/** Returns the target of the redirect, or null. */
function load(url: string, languages: readonly string[], userAgent = browser): string | null {
  const targets: string[] = [];
  const replace = (target: string | URL): void => void targets.push(String(target));
  const { pathname, search, hash } = new URL(url, 'https://map.example');
  const isLeft = redirectToVisitorLanguage({
    location: { pathname, search, hash, replace },
    navigator: { userAgent, languages },
  });
  expect(isLeft).toBe(targets.length > 0);
  return targets[0] ?? null;
}

beforeEach(() => localStorage.clear());

test('the language at load is that of a crawler’s path, else the stored one, else that of the browser [WEL-3]', () => {
  expect(load('/place/53?q=1#m=7/34/77', ['en-US', 'de'])).toBe('/en/place/53?q=1#m=7/34/77');
  expect(load('/', ['de'])).toBe('/en');
  expect(load('/en', ['en', 'ru-RU'])).toBe('/');
  expect(load('/', ['en', 'RU'])).toBeNull();
  expect(load('/en/books', ['en'])).toBeNull();
  expect(load('/', ['en'], googlebot)).toBeNull();
  expect(load('/?thisIsBot', ['en'])).toBeNull();

  storeLanguage('ru');
  expect(load('/', ['en'])).toBeNull();
  expect(load('/en/place/53?q=1#m=7/34/77', ['en'])).toBe('/place/53?q=1#m=7/34/77');
  expect(load('/en', ['en'], googlebot)).toBeNull();

  // oxlint-disable-next-line eslint/no-console -- the warning is the log of a failure.
  const warn = vi.mocked(console.warn);
  warn.mockReturnValue();
  const failing = {
    location: {
      pathname: '/en',
      search: '',
      hash: '',
      replace: () => {
        throw new Error('blocked');
      },
    },
    navigator: { userAgent: browser, languages: [] },
  };
  expect(redirectToVisitorLanguage(failing)).toBe(false);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockClear();
});

test('an invalid stored language is ignored', () => {
  localStorage.setItem('lang', 'xx');
  expect(load('/', ['en'])).toBe('/en');
});

test('a path that the server redirects is left alone', () => {
  expect(load('/de/place/53', ['en'])).toBeNull();
});

test('a stored language has priority over those of the browser in both directions', () => {
  storeLanguage('en');
  expect(load('/books?page=2', ['ru-RU'])).toBe('/en/books?page=2');
  expect(load('/en/books', ['ru-RU'])).toBeNull();
  storeLanguage('ru');
  expect(load('/en/books', ['en-US'])).toBe('/books');
});

test('a crawler follows the path whatever language is stored', () => {
  storeLanguage('ru');
  expect(load('/en/place/53?thisIsBot', ['ru'])).toBeNull();
  expect(load('/en/place/53', ['ru'], googlebot)).toBeNull();
});

test('no language is stored when the storage is blocked', () => {
  const getItem = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(load('/', ['de'])).toBe('/en');
  expect(load('/en', ['ru'])).toBe('/');
  getItem.mockRestore();
});

test('a browser without languages is English', () => {
  expect(load('/', [])).toBe('/en');
  expect(load('/en', [])).toBeNull();
});

test('a failure before the redirect is logged, and the page stays', () => {
  // oxlint-disable-next-line eslint/no-console -- the warning is the log of a failure.
  const warn = vi.mocked(console.warn);
  warn.mockReturnValue();
  const replace = vi.fn<Location['replace']>();
  const navigator = {
    userAgent: browser,
    get languages(): readonly string[] {
      throw new Error('blocked');
    },
  };
  const isLeft = redirectToVisitorLanguage({
    location: { pathname: '/en', search: '', hash: '', replace },
    navigator,
  });
  expect(isLeft).toBe(false);
  expect(replace).not.toHaveBeenCalled();
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('blocked'));
  warn.mockClear();
});
