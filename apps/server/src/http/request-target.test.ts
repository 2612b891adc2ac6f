import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isUnambiguousTarget } from './request-target.ts';

test.each([
  '/',
  '/?',
  '/en/place/53?places=5,53&d=1925-09-01',
  '/v1/places/',
  '/v1/image/orig/%D0%9B%D0%B5%D1%85%201925.jpg',
  '/v1/image/orig/..%2f..%2flock',
  '/.well-known/security.txt',
  '/a..b/...',
  '/%2f%2fhost',
  '/search?q=http://host//path/../x\\',
  '/search?q=a%0Ab',
  '/admin/book/edit/1//chapter/2/text/3',
  '/en/admin/book/edit/1//chapter/2/text/3',
])('%j is accepted', (target) => {
  expect(isUnambiguousTarget(target)).toBe(true);
});

test.each([
  '',
  '*',
  'place/5',
  '?a',
  'http://other/place/5',
  'HTTPS://other/place/5',
  '//',
  '//[',
  '//%5c',
  '//:0',
  '//any.host/place/5',
  '/place//5',
  '/place/5//',
  '//admin/book/edit/1//chapter/2/text/3',
  '/admin/book/edit/1///chapter/2/text/3',
  '/admin/book/edit/1//chapter//2/text/3',
  '/\\host',
  '/\\\\host',
  '/de/\\host',
  '/.',
  '/..',
  '/a/../place/5',
  '/a/%2e%2E/place/5',
  '/a/.%2e/place/5',
  '/place/5/.',
  '/place/./5?a',
  '/place/5#a',
  '/place/5?a#b',
  '/v1/image/orig/%00',
  '/v1/image/orig/a%1Fb',
  '/v1/image/orig/a%7f',
  '/search?q=%00',
])('%j is rejected', (target) => {
  expect(isUnambiguousTarget(target)).toBe(false);
});

test('a URL parser reads the same host and path from every accepted target', () => {
  const pieces = [
    '/',
    '\\',
    '.',
    '..',
    '%2e',
    '%2F',
    '%5c',
    '@',
    ':',
    ':0',
    '[',
    'host',
    '?',
    '#',
    '%00',
    'a',
  ];
  const target = fc.array(fc.constantFrom(...pieces)).map((parts) => `/${parts.join('')}`);
  fc.assert(
    fc.property(target, (text) => {
      if (!isUnambiguousTarget(text)) return;
      const url = new URL(text, 'http://page.invalid');
      expect(url.host).toBe('page.invalid');
      expect(url.pathname).toBe(text.split('?')[0]);
    }),
    { numRuns: 2000 },
  );
});
