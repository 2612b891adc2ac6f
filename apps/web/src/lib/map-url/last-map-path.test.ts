import { expect, test } from 'vitest';
import { findLastMapPath, rememberMapPath } from './last-map-path.ts';

test('the last path of the map has its stop and hash and no language', () => {
  rememberMapPath({ pathname: '/en/place/53', hash: '#m=6/34.2/77.6' });
  expect(findLastMapPath()).toBe('/place/53#m=6/34.2/77.6');
});

test('a page that is not the map does not replace the last path of the map', () => {
  rememberMapPath({ pathname: '/place/53', hash: '#p=53/o' });
  for (const pathname of ['/en/books', '/voyage/leh', '/place/imageview/53', '/place/53/edit'])
    rememberMapPath({ pathname, hash: '#p=54/o' });
  expect(findLastMapPath()).toBe('/place/53#p=53/o');
});

test('there is no last path before the map was open', () => {
  expect(findLastMapPath()).toBeNull();
});

test('a path of the map without a hash is not remembered', () => {
  rememberMapPath({ pathname: '/place/53', hash: '' });
  expect(findLastMapPath()).toBeNull();
});
