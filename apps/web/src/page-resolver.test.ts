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

test.each(['/en/day/1926-05-01.json', '/text/5.bib', '/person/george.ris', '/place/53.geojson'])(
  'the target %s resolves to the twin of a page, without its query',
  (path) => {
    expect(resolvePage(`${path}?x=1`)).toEqual({ kind: 'page', path, isTwin: true });
  },
);

test.each(['/books.json', '/text/5.xml', '/nowhere.json'])('the target %s is no twin', (path) => {
  expect(resolvePage(path)).toEqual({ kind: 'page', path });
});

test.each([
  ['/cn', '/', 302],
  ['/cn/place/53?a=1', '/?a=1', 302],
  ['/en/', '/en', 301],
  ['/place/53/?q=1', '/place/53?q=1', 301],
])('the target %s is redirected to %s with status %i', (target, to, status) => {
  expect(resolvePage(target)).toEqual({ kind: 'redirect', to, status });
});

test.each([
  [')', ''],
  ['.', ''],
  [',', ''],
  ['%20', ''],
  ['%29.', ''],
  ['%E2%80%9D', ''],
  ['%C2%A0', ''],
  ['%3Ffbclid=abc', ''],
  ['&fbclid=abc', ''],
  ['/)', ''],
  [')?utm_source=mail', '?utm_source=mail'],
  ['%23m=10/34.1/77.6', '#m=10/34.1/77.6'],
  ['%23m=10/34.1/77.6?fbclid=abc', '?fbclid=abc#m=10/34.1/77.6'],
  ['.%23m=10/34.1/77.6%26d%3D1925-08-26', '#m=10/34.1/77.6%26d%3D1925-08-26'],
])('a link to a stop with “%s” behind it is redirected to the stop in each language', (added, kept) => {
  for (const path of ['/place/53', '/en/place/53'])
    expect(resolvePage(path + added)).toEqual({ kind: 'redirect', to: path + kept, status: 301 });
});

test.each([
  ['/EN/place/53', '/en/place/53'],
  ['/en/Place/53', '/en/place/53'],
  ['/PLACE/53).', '/place/53'],
  ['/en/person/n-k-roerich).', '/en/person/n-k-roerich'],
  ['/en/timeline.', '/en/timeline'],
  ['/en).', '/en'],
  ['/en/placeslist?q=leh&amp;order=name', '/en/placeslist?q=leh&order=name'],
])('the spoiled link %s is redirected to %s', (target, to) => {
  expect(resolvePage(target)).toEqual({ kind: 'redirect', to, status: 301 });
});

test.each(['/nowhere).', '/en/place/x)', '/en/place/53x', '/cn).'])(
  'a spoiled link to no screen, %s, is not repaired',
  (target) => {
    expect(resolvePage(target)).not.toMatchObject({ status: 301 });
  },
);

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
