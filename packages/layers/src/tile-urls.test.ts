import { describe, expect, test } from 'vitest';
import type { BaseLayer } from './base-layer.ts';
import { findLayer } from './catalogue.ts';
import {
  browserTileOrigins,
  browserTileUrls,
  fillPlaceholders,
  isTileOf,
  templateOrigin,
} from './tile-urls.ts';

function layer(code: string): BaseLayer {
  const found = findLayer(code);
  if (!found) throw new Error(`no layer ${code}`);
  return found;
}

describe('browserTileUrls', () => {
  test('fills the public key in the URL of the provider', () => {
    expect(browserTileUrls(layer('MTst'), { code: 'MTst', key: 'a b' }, 'ru')).toEqual([
      'https://api.maptiler.com/maps/streets-v2/256/{z}/{x}/{y}.png?key=a%20b',
    ]);
  });

  test('uses the address that the operator has configured', () => {
    const address = 'https://t.example/{z}/{x}/{y}.png';
    expect(browserTileUrls(layer('T'), { code: 'T', address }, 'ru')).toEqual([address]);
  });

  test('uses the server for a proxied layer, with the map language if the layer has it', () => {
    expect(browserTileUrls(layer('Gr'), { code: 'Gr' }, 'ru')).toEqual(['/v1/tiles/Gr/{z}/{x}/{y}?lang=ru']);
    expect(browserTileUrls(layer('OsC'), { code: 'OsC' }, 'ru')).toEqual(['/v1/tiles/OsC/{z}/{x}/{y}']);
  });

  test('numbers the parts of a proxied layer from bottom to top', () => {
    expect(browserTileUrls(layer('AZhyb'), { code: 'AZhyb' }, 'en')).toEqual([
      '/v1/tiles/AZhyb/{z}/{x}/{y}?lang=en&part=0',
      '/v1/tiles/AZhyb/{z}/{x}/{y}?lang=en&part=1',
    ]);
  });

  test('returns nothing for the built-in map', () => {
    expect(browserTileUrls(layer('A'), { code: 'A' }, 'en')).toEqual([]);
  });
});

test('fillPlaceholders encodes values and leaves placeholders without one', () => {
  expect(fillPlaceholders('/{z}?k={key}&s={session}', { z: 3, key: 'a&b', session: undefined })).toBe(
    '/3?k=a%26b&s={session}',
  );
});

test.each([
  ['inside of the grid', { z: 3, x: 7, y: 0 }, true],
  ['beyond the last column', { z: 3, x: 8, y: 0 }, false],
  ['beyond the last row', { z: 3, x: 0, y: 8 }, false],
  ['with a negative row', { z: 3, x: 0, y: -1 }, false],
  ['above the zooms of the layer', { z: 13, x: 0, y: 0 }, false],
  ['below the zooms of the layer', { z: 1, x: 0, y: 0 }, false],
  ['with a fraction', { z: 3, x: 0.5, y: 0 }, false],
])('isTileOf of a tile %s', (_where, tile, expected) => {
  expect(isTileOf({ minZoom: 2, maxNativeZoom: 12 }, tile)).toBe(expected);
});

test('templateOrigin returns scheme and host of a template', () => {
  expect(templateOrigin('https://tile.openstreetmap.org/{z}/{x}/{y}.png')).toBe(
    'https://tile.openstreetmap.org',
  );
});

test('browserTileOrigins returns the hosts of direct layers only', () => {
  expect(browserTileOrigins(layer('Os'), { code: 'Os' })).toEqual(['https://tile.openstreetmap.org']);
  expect(
    browserTileOrigins(layer('T'), { code: 'T', address: 'https://t.example:8443/{z}/{x}/{y}' }),
  ).toEqual(['https://t.example:8443']);
  expect(browserTileOrigins(layer('Gr'), { code: 'Gr' })).toEqual([]);
});
