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
    ['\u200E34.15, 77.58\u200E', leh],
    ['\uFEFF34.15, 77.58', leh],
    ['(34.15, 77.58)', leh],
    ['[34.15, 77.58]', leh],
    ['((34.15, 77.58))', leh],
    ['“34.15, 77.58”', leh],
    ['34.15, 77.58.', leh],
    ['34.15\t77.58', leh],
    ['34.15 / 77.58', leh],
    ['34.15 | 77.58', leh],
    ['lat: 34.15, lng: 77.58', leh],
    ['lat=34.15, lon=77.58', leh],
    ['Latitude: 34.15\nLongitude: 77.58', leh],
    ['lon 77.58, lat 34.15', leh],
    ['{"lat":34.15,"lng":77.58}', leh],
    ['{"lng": 77.58, "lat": 34.15}', leh],
    ['широта: 34,15; долгота: 77,58', leh],
    ['Широта 34,15° с.ш., долгота 77,58° в.д.', leh],
    ['POINT (77.58 34.15)', leh],
    ['POINT(77.58 34.15)', leh],
    ['POINT Z (77.58 34.15 3500)', leh],
    ['SRID=4326;POINT(77.58 34.15)', leh],
    ['{"type":"Point","coordinates":[77.58,34.15]}', leh],
    ['34.15,77.58,12z', leh],
    ['@34.15,77.58,12.5z', leh],
    ['34.15°N 77.58°E\uFEFF / \uFEFF34.15; 77.58', leh],
    ['Координаты: 34,15° с. ш. 77,58° в. д. (G) (O) (Я)', leh],
    ['Coordinates: 34.15°N 77.58°E', leh],
    ['34 09 09 77 34 37.5', inSeconds],
    ['N34°09\'09" / E77°34\'37.5"', inSeconds],
    ['34°09′09″N 77°34′37.5″E / 34.1525°N 77.577°E / 34.1525; 77.577', inSeconds],
    ['34° 09 мин 09 сек с. ш. 77° 34 мин 37,5 сек в. д.', inSeconds],
    ["https://www.google.com/maps/place/34%C2%B009'09.0%22N+77%C2%B034'37.5%22E/", inSeconds],
    ["https://www.google.com/maps/search/34%C2%B009'09%22N+77%C2%B034'37.5%22E", inSeconds],
    ["https://www.google.com/maps?q=34%C2%B009'09%22N+77%C2%B034'37.5%22E", inSeconds],
    [
      'https://geohack.toolforge.org/geohack.php?pagename=Leh&params=34_09_09_N_77_34_37.5_E_type:city',
      inSeconds,
    ],
    ['https://geohack.toolforge.org/geohack.php?params=34.15_N_77.58_E', leh],
    ['34 09.150 77 34.625', inSeconds],
    ['lat: -33.9, lng: -18.4', cape],
    ['POINT(-18.4 -33.9)', cape],
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
    ['1,000.00', 'unreadable'],
    ['1,234.56', 'unreadable'],
    ['1.000,00', 'unreadable'],
    ['-1,000.00', 'unreadable'],
    ['12,000', 'unreadable'],
    ['POINT (77.58)', 'unreadable'],
    ['POINT (77.58, 34.15)', 'unreadable'],
    ['lat: 34.15, lat: 77.58', 'unreadable'],
    ['lat: 34.15E, lng: 77.58N', 'unreadable'],
    ['34.15°N 77.58°E / 35.15; 77.58', 'unreadable'],
    ['34 09 09.5 77.5 34 37', 'unreadable'],
    ['34 09 09 77 34', 'unreadable'],
    ['34 69 09 77 34 37', 'unreadable'],
    ['()', 'unreadable'],
    ['lat:, lng:', 'unreadable'],
    ['POINT (34.15 97.58)', 'out-of-range'],
    ['lat: 97.58, lng: 34.15', 'out-of-range'],
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

test('a position in any form of a program is read as the same position', () => {
  const forms: ((latitude: number, longitude: number) => string)[] = [
    (latitude, longitude) => `(${latitude}, ${longitude})`,
    (latitude, longitude) => `lat: ${latitude}, lng: ${longitude}`,
    (latitude, longitude) => `POINT (${longitude} ${latitude})`,
    (latitude, longitude) => `{"type":"Point","coordinates":[${longitude},${latitude}]}`,
    (latitude, longitude) => `\u200E${latitude}; ${longitude}\u200E`,
    (latitude, longitude) => `${latitude}, ${longitude}, 12z`,
  ];
  fc.assert(
    fc.property(anyPosition, fc.constantFrom(...forms), (point, form) => {
      const [latitude = 0, longitude = 0] = point.map((degrees) => Number(degrees.toFixed(5)) + 0);
      expect(readTarget(form(latitude, longitude))).toEqual({
        kind: 'position',
        position: [latitude, longitude],
      });
    }),
  );
});
