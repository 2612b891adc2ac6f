import { describe, expect, test } from 'vitest';
import { embedPath, findEmbedOfUrl, readEmbedPath } from './embed-target.ts';

const origin = 'https://map.example.org';

test.each([
  '/embed/place/53',
  '/en/embed/place/53',
  '/embed/day/1925-08-27',
  '/embed/route/5/151',
  '/en/embed/route/1925-08-26/1926-01-05',
  '/embed/route/53/1926-01-05',
])('the target of %s has this path', (path) => {
  const target = readEmbedPath(path);
  expect(target && embedPath(target)).toBe(path);
});

test.each([
  '/embed',
  '/embed/place',
  '/embed/place/0',
  '/embed/place/05',
  '/embed/place/1e3',
  '/embed/place/1925-08-27',
  '/embed/place/53/54',
  '/embed/day/53',
  '/embed/day/1925-02-30',
  '/embed/route/5',
  '/embed/route/5/6/7',
  '/embed/book/5',
  '/de/embed/place/53',
  '/place/53',
])('%s is not the path of an embedded page', (path) => {
  expect(readEmbedPath(path)).toBeNull();
});

describe('the embedded page of a URL', () => {
  test.each([
    ['/place/53', '/embed/place/53'],
    ['/en/place/53?from=book#m=7/34/77', '/en/embed/place/53'],
    ['/place/53#d=1925-08-27', '/embed/day/1925-08-27'],
    ['/#p=60/o', '/embed/place/60'],
    ['/en', '/en/embed/route/5/151'],
    ['/embed/route/5/53', '/embed/route/5/53'],
  ])('%s is %s', (path, expected) => {
    const target = findEmbedOfUrl(origin + path, origin);
    expect(target && embedPath(target)).toBe(expected);
  });

  test.each([
    '',
    'place/53',
    'https://other.example/place/53',
    'http://map.example.org/place/53',
    `${origin}/books`,
    `${origin}/place/1925-08-27`,
    `${origin}/place/53/edit`,
    'javascript:alert(1)',
  ])('is missing for %j', (url) => {
    expect(findEmbedOfUrl(url, origin)).toBeNull();
  });
});
