import { expect, test } from 'vitest';
import { cardPath, readCardPath } from './page-card.ts';

test.each(['/', '/en', '/place/53', '/en/day/1925-08-27'])(
  'readCardPath reads the path that cardPath writes for the page %s',
  (pagePath) => {
    const version = '0123456789abcdef';
    expect(readCardPath(cardPath(pagePath, version))).toEqual({ pagePath, version });
  },
);

test.each([
  '/cards/place/53.jpg',
  '/cards/place/53/0123456789ABCDEF.jpg',
  '/cards/place/53/0123456789abcdef0.jpg',
  '/cards//host/0123456789abcdef.jpg',
  '/cards/place/53/current.png',
  '/place/53/current.jpg',
])('readCardPath returns null for %s', (path) => {
  expect(readCardPath(path)).toBeNull();
});
