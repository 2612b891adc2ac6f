import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resolvePage } from './page-resolver.ts';

test.each([
  ['/', '/'],
  ['/en', '/en'],
  ['/place/53', '/place/53'],
  ['/place/53?utm_source=mail&x=1', '/place/53'],
  ['/en/placeslist?x=1&order=name&q=leh', '/en/placeslist?q=leh&order=name'],
  ['/nowhere?x=1', '/nowhere'],
])('the target %s resolves to the page %s', (target, path) => {
  expect(resolvePage(target)).toEqual({ kind: 'page', path });
});

test.each([
  ['/cn', '/', 302],
  ['/cn/place/53?a=1', '/?a=1', 302],
  ['/en/', '/en', 301],
  ['/place/53/?q=1', '/place/53?q=1', 301],
])('the target %s is redirected to %s with status %i', (target, to, status) => {
  expect(resolvePage(target)).toEqual({ kind: 'redirect', to, status });
});

test.each(['//[', '//%5c', '//:0', '//other.example/nowhere', '/\\other.example/', '/%E0%A4%A'])(
  'the invalid target %s resolves to itself',
  (target) => {
    expect(resolvePage(target)).toEqual({ kind: 'page', path: target });
  },
);

test('resolvePage never throws and never redirects to another host', () => {
  const piece = fc.constantFrom(
    '/',
    '//',
    '\\',
    '?',
    '#',
    '[',
    ':',
    '@',
    '%',
    '%2f',
    'en',
    'cn',
    'place',
    '53',
    'a.b',
    '..',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string())), (pieces) => {
      const resolved = resolvePage(`/${pieces.join('')}`);
      if (resolved.kind === 'page') return;
      expect(new URL(resolved.to, 'https://map.example').host).toBe('map.example');
    }),
  );
});
