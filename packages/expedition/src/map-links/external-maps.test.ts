import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wrapLongitude } from '../route/geography.ts';
import { anyPosition } from '../testing/arbitraries.ts';
import { externalMaps, externalMapUrl, type LinkView } from './external-maps.ts';
import { readTarget } from './read-target.ts';

const leh: LinkView = { latitude: 34.164_321_9, longitude: 77.5848, zoom: 7.4, range: 123_456.7 };
const urls = (view: LinkView, language: 'ru' | 'en' = 'en') =>
  Object.fromEntries(externalMaps.map((map) => [map.id, externalMapUrl(map, view, language)]));

test('the URLs have the centre and the zoom in the order of each service', () => {
  expect(urls(leh)).toEqual({
    google: 'https://www.google.com/maps/@34.16432,77.58480,7z',
    googleEarth: 'https://earth.google.com/web/@34.16432,77.58480,0a,123457d,35y,0h,0t,0r',
    yandex: 'https://yandex.com/maps/?ll=77.58480%2C34.16432&z=7',
    openStreetMap: 'https://www.openstreetmap.org/#map=7/34.16432/77.58480',
    bing: 'https://www.bing.com/maps?cp=34.16432~77.58480&lvl=7',
    mapy: 'https://mapy.com/en/turisticka?x=77.58480&y=34.16432&z=7',
    wikimapia: 'https://wikimapia.org/#lang=en&lat=34.16432&lon=77.58480&z=7&m=w',
    nakarte: 'https://nakarte.me/#m=7/34.16432/77.58480&l=O',
    retromap: 'https://retromap.ru/m.html#z=7&y=34.16432&x=77.58480',
    oldMaps: 'https://www.oldmapsonline.org/#position=7/34.16432/77.58480',
    pastvu: 'https://pastvu.com/?g=34.16432,77.58480&z=7&s=osm&t=mapnik&type=1',
    baidu: 'https://api.map.baidu.com/marker?location=34.16432,77.58480&coord_type=wgs84&zoom=7&output=html',
    gaode: 'https://uri.amap.com/marker?position=77.58480,34.16432&coordinate=wgs84',
  });
});

test('the URLs of Yandex and Wikimapia have the language of the page', () => {
  expect(urls(leh, 'ru').yandex).toBe('https://yandex.ru/maps/?ll=77.58480%2C34.16432&z=7');
  expect(urls(leh, 'ru').wikimapia).toContain('lang=ru');
});

describe('the zoom of a URL', () => {
  test('is at most 8 for Retromap, 12 for Old Maps Online and 10 for PastVu', () => {
    const near = urls({ ...leh, zoom: 22 });
    expect([near.retromap, near.oldMaps, near.pastvu]).toEqual([
      expect.stringContaining('#z=8&'),
      expect.stringContaining('=12/'),
      expect.stringContaining('&z=10&'),
    ]);
  });

  test('is at least 1', () => {
    expect(urls({ ...leh, zoom: 0.2 }).google).toContain(',1z');
  });
});

test('readTarget finds the position of every URL', () => {
  fc.assert(
    fc.property(anyPosition, fc.integer({ min: 1, max: 22 }), ([latitude, longitude], zoom) => {
      for (const [id, url] of Object.entries(urls({ latitude, longitude, zoom, range: 5000 }))) {
        const target = readTarget(url);
        const read = target.kind === 'position' ? target.position : [Number.NaN, Number.NaN];
        expect(read[0], `${id}: ${url}`).toBeCloseTo(latitude, 4);
        // The 180th meridian has two names.
        expect(Math.abs(wrapLongitude(read[1] - longitude)), `${id}: ${url}`).toBeLessThan(0.0001);
      }
    }),
  );
});
