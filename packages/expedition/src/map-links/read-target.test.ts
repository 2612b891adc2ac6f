import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyPosition } from '../testing/arbitraries.ts';
import { longestTarget, readTarget } from './read-target.ts';

const leh = [34.15, 77.58];
const inSeconds = [34 + 9 / 60 + 9 / 3600, 77 + 34 / 60 + 37.5 / 3600];
const cape = [-33.9, -18.4];

describe('readTarget parses', () => {
  test.each([
    ['34.15, 77.58', leh],
    ['34.15 77.58', leh],
    ['34.15;77.58', leh],
    ['  34.15,77.58\n', leh],
    ['34,15 77,58', leh],
    ['34,15; 77,58', leh],
    ['34,15, 77,58', leh],
    ['-33.9, -18.4', cape],
    ['−33.9; −18.4', cape],
    ['34.15N 77.58E', leh],
    ['N34.15 E77.58', leh],
    ['33.9S 18.4W', cape],
    ['34.15 С 77.58 В', leh],
    ['34,15° с.ш. 77,58° в.д.', leh],
    ['33.9 Ю 18.4 З', cape],
    ['33,9 ю.ш., 18,4 з.д.', cape],
    ['77.58E 34.15N', leh],
    ['34°09′09″N 77°34′37.5″E', inSeconds],
    ['34°09′09″ с. ш. 77°34′37.5″ в. д.', inSeconds],
    ["34°9'9'' 77°34'37.5''", inSeconds],
    ['34 09 09 N 77 34 37.5 E', inSeconds],
    ['北纬34.15度 东经77.58度', leh],
    ['geo:34.15,77.58', leh],
    ['geo:34.15,77.58?z=12', leh],
    ['https://www.google.com/maps/@34.15,77.58,12z', leh],
    ['https://www.google.com/maps/@34.15,77.58,1200m/data=!3m1!1e3', leh],
    ['google.com/maps/@34.15,77.58,12z', leh],
    [
      'https://www.google.com/maps/place/Leh/@34.1,77.5,13z/data=!3m1!4b1!4m6!3m5!1s0x0:0x0!8m2!3d34.15!4d77.58',
      leh,
    ],
    ['https://www.google.com/maps?q=34.15,77.58', leh],
    ['https://maps.google.com/?q=loc:34.15,77.58', leh],
    ['https://maps.google.com/maps?ll=34.15,77.58&z=10', leh],
    ['https://www.google.com/maps/search/?api=1&query=34.15%2C77.58', leh],
    ['https://www.google.com/maps/place/34.15,77.58', leh],
    ['https://www.google.com/maps/search/34.15,+77.58', leh],
    ['https://www.google.com/maps/dir/?api=1&destination=34.15,77.58', leh],
    ['https://earth.google.com/web/@34.15,77.58,3500a,2000d,35y,0h,0t,0r', leh],
    ['https://www.openstreetmap.org/#map=12/34.15/77.58', leh],
    ['https://www.openstreetmap.org/#map=12.5/34.15/77.58&layers=C', leh],
    ['https://www.openstreetmap.org/?mlat=34.15&mlon=77.58#map=12/34.1/77.5', leh],
    ['https://osm.org/?lat=34.15&lon=77.58&zoom=12', leh],
    ['https://yandex.ru/maps/?ll=77.58%2C34.15&z=12', leh],
    ['https://yandex.com/maps/10502/leh/?ll=77.58,34.15&z=12', leh],
    ['https://yandex.ru/maps/?ll=77.5,34.1&pt=77.58,34.15&z=12', leh],
    ['https://yandex.ru/maps/?ll=77.5%2C34.1&whatshere%5Bpoint%5D=77.58%2C34.15&z=12', leh],
    ['https://www.bing.com/maps?cp=34.15~77.58&lvl=12', leh],
    ['https://www.bing.com/maps?cp=34.1~77.5&sp=point.34.15_77.58_Leh', leh],
    ['https://maps.apple.com/?ll=34.15,77.58&z=12', leh],
    ['https://maps.apple.com/place?coordinate=34.15,77.58', leh],
    ['https://mapy.com/en/turisticka?x=77.58&y=34.15&z=12', leh],
    ['https://mapy.cz/zakladni?x=77.58&y=34.15&z=12', leh],
    ['https://wikimapia.org/#lang=ru&lat=34.15&lon=77.58&z=12&m=w', leh],
    ['https://pastvu.com/?g=34.15,77.58&z=10&s=osm&t=mapnik&type=1', leh],
    ['https://nakarte.me/#m=12/34.15/77.58&l=O', leh],
    ['https://uri.amap.com/marker?position=77.58,34.15&coordinate=wgs84', leh],
    ['https://api.map.baidu.com/marker?location=34.15,77.58&output=html', leh],
    ['https://2gis.ru/?m=77.58,34.15/12', leh],
    ['https://example.org/map#12/34.15/77.58', leh],
    ['https://example.org/en/place/53#m=6.5/34.15/77.58&p=53/o', leh],
    ['#m=6.5/34.15/77.58', leh],
    ['#p=53/o&m=6.5/34.15/77.58', leh],
    ['https://example.org/map3d/cae#3d=34.15,77.58,30000,24,14,5000&p=53/o', leh],
    ['#3d=34.15,77.58,30000,24,14,5000', leh],
    ['?q=-33.9,-18.4', cape],
    ['HTTPS://WWW.GOOGLE.COM/maps/@-33.9,-18.4,5z', cape],
  ])('%s', (text, position) => {
    const target = readTarget(text);
    const read = target.kind === 'position' ? target.position : [];
    expect(read.map((degrees) => degrees.toFixed(9))).toEqual(position.map((degrees) => degrees.toFixed(9)));
  });

  test('decimal degrees and the view of a URL of the whole Earth', () => {
    fc.assert(
      fc.property(anyPosition, (point) => {
        const [latitude, longitude] = point.map((degrees) => Number(degrees.toFixed(5)) + 0);
        const expected = { kind: 'position', position: [latitude, longitude] };
        expect(readTarget(`${latitude}, ${longitude}`)).toEqual(expected);
        expect(readTarget(`https://www.google.com/maps/@${latitude},${longitude},7z`)).toEqual(expected);
      }),
    );
  });
});

describe('readTarget reports', () => {
  test.each([
    ['', 'empty'],
    [' \n\t', 'empty'],
    ['91, 200', 'out-of-range'],
    ['91.5N 10E', 'out-of-range'],
    ['34.15, 277.58', 'out-of-range'],
    ['100 с.ш. 20 в.д.', 'out-of-range'],
    ['https://www.google.com/maps/@91,200,5z', 'out-of-range'],
    ['https://yandex.ru/maps/?ll=200,34', 'out-of-range'],
    ['https://www.openstreetmap.org/', 'url-without-position'],
    ['https://goo.gl/maps/abcdef', 'url-without-position'],
    ['https://www.google.com/maps?q=Leh', 'url-without-position'],
    ['https://example.org/en/place/53', 'url-without-position'],
    ['https://example.org/?q=%E0%A4%A', 'url-without-position'],
    ['https://', 'url-without-position'],
    ['#', 'url-without-position'],
    ['N/A', 'unreadable'],
    ['Лех', 'unreadable'],
    ['34', 'unreadable'],
    ['34 77', 'unreadable'],
    ['34°65′N 77°34′E', 'unreadable'],
    ['NaN, NaN', 'unreadable'],
    ['1e2, 3', 'unreadable'],
    ['9'.repeat(10_000), 'too-long'],
    [`https://example.org/?q=${'1,'.repeat(longestTarget)}`, 'too-long'],
  ])('%.40s as %s', (text, reason) => {
    expect(readTarget(text)).toEqual({ kind: 'failure', reason });
  });

  test('a position on the Earth or a reason for any text', () => {
    const parts = [
      'https://',
      'google.com/maps',
      '@',
      '#',
      '?ll=',
      '!3d',
      '!4d',
      '&',
      '=',
      '/',
      ',',
      '-',
      '34.15',
      '%',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 400 }), (pieces) => {
        const target = readTarget(pieces.join(''));
        if (target.kind === 'failure') return;
        expect(Math.abs(target.position[0])).toBeLessThanOrEqual(90);
        expect(Math.abs(target.position[1])).toBeLessThanOrEqual(180);
      }),
    );
  });
});
