import { expect, test } from 'vitest';
import { readSharedPage } from './shared-page.ts';

const origin = 'https://map.example';

function read(path: string) {
  return readSharedPage(new URL(path, origin));
}

test.each([
  [
    '/place/53#m=7/34.160/77.580&l=T&d=1925-08-27',
    '/place/53#m=7/34.160/77.580&l=T&d=1925-08-27',
    '/place/53#d=1925-08-27',
  ],
  ['/en#m=7/34.160/77.580&p=53/o', '/en/place/53#m=7/34.160/77.580', '/en/place/53'],
  ['/place/5#p=53/s', '/place/53', '/place/53'],
  ['/#m=4/40.00/90.00', '/#m=4/40.00/90.00', '/'],
  ['/place/53?places=5,53&showWelcome&magic=AdminMode', '/place/53?places=5%2C53', '/place/53?places=5%2C53'],
  ['/en/book/view/1/2#text-7', '/en/book/view/1/2#text-7', '/en/book/view/1/2#text-7'],
  ['/paintings?page=2#painting-8', '/paintings?page=2#painting-8', '/paintings?page=2#painting-8'],
])('the link of %s is %s, and the cited one %s', (path, url, cited) => {
  const page = read(path);
  expect([page.url, page.citedUrl]).toEqual([origin + url, origin + cited]);
});

test.each([
  ['/place/53#d=1925-08-27', { placeId: 53, day: '1925-08-27' }],
  ['/#p=60/o', { placeId: 60, day: null }],
  ['/place/53#p=0/o', { placeId: null, day: null }],
  ['/', { placeId: null, day: null }],
  ['/books', null],
])('the map of %s that can be embedded is %o', (path, map) => {
  expect(read(path).map).toEqual(map);
});
