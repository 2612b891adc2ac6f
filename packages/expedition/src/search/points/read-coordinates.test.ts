import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyPosition } from '../../testing/arbitraries.ts';
import { readCoordinates } from './read-coordinates.ts';

const leh = [34.15, 77.58];
const inMinutes = [34 + 9 / 60, 77 + 34 / 60];
const inSeconds = [34 + 9 / 60 + 9 / 3600, 77 + 34 / 60 + 37.5 / 3600];

describe('readCoordinates parses', () => {
  test.each([
    ['34.15, 77.58', leh],
    ['34.15,77.58', leh],
    ['34.15 77.58', leh],
    ['34.15; 77.58', leh],
    ['34,15 77,58', leh],
    ['34,15, 77,58', leh],
    ['34,15; 77,58', leh],
    ['+34.15 +77.58', leh],
    ['geo:34.15,77.58', leh],
    ['34.15°, 77.58°', leh],
    ['34.15N 77.58E', leh],
    ['34.15° N, 77.58° E', leh],
    ['N 34.15 E 77.58', leh],
    ['n34.15, e77.58', leh],
    ['77.58E 34.15N', leh],
    ['34.15 north 77.58 east', leh],
    ['34,15 с.ш. 77,58 в.д.', leh],
    ['34.15 с. ш., 77.58 в. д.', leh],
    ['с.ш. 34,15 в.д. 77,58', leh],
    ['34.15 С 77.58 В', leh],
    ['34.15 градусов северной широты, 77.58 градусов восточной долготы', leh],
    ['北纬34.15度 东经77.58度', leh],
    ['34.15N, 77.58', leh],
    ['77.58, 34.15N', leh],
    ['122.33, 47.6', [47.6, 122.33]],
    ['95, 34.5 N', [34.5, 95]],
    ['-33.9, 18.4', [-33.9, 18.4]],
    ['−33.9, −18.4', [-33.9, -18.4]],
    ['33.9S 18.4W', [-33.9, -18.4]],
    ['33.9 ю.ш. 18.4 з.д.', [-33.9, -18.4]],
    ['-0, 10', [0, 10]],
    ['-0°30′, 10°', [-0.5, 10]],
    ['34, 77', [34, 77]],
    ['34N 77E', [34, 77]],
    ['34°09′ N 77°34′ E', inMinutes],
    ["34°9'N, 77°34'E", inMinutes],
    ['34°09′ 77°34′', inMinutes],
    ['34°09′09″ N, 77°34′37.5″ E', inSeconds],
    ['34°09’09” с.ш. 77°34’37.5” в.д.', inSeconds],
    ["34°09'09'' 77°34'37.5''", inSeconds],
    ['34 09 09 N 77 34 37.5 E', inSeconds],
    ['N 34 09 09 E 77 34 37.5', inSeconds],
    ['34 09 09, 77 34 37.5', inSeconds],
    ['北纬34度9分9秒 东经77度34分37.5秒', inSeconds],
  ])('%s', (text, position) => {
    const read = readCoordinates(text);
    expect(read?.map((degrees) => degrees.toFixed(9))).toEqual(position.map((degrees) => degrees.toFixed(9)));
  });

  test('decimal degrees of the whole Earth', () => {
    fc.assert(
      fc.property(anyPosition, ([latitude, longitude]) => {
        expect(readCoordinates(`${latitude}, ${longitude}`)).toEqual([latitude + 0, longitude + 0]);
      }),
    );
  });
});

describe('readCoordinates returns null for', () => {
  test.each([
    [''],
    ['34'],
    ['34.15'],
    ['34 77'],
    ['1926'],
    ['1925-03-06'],
    ['6.3.1925'],
    ['06/03/1925'],
    ['март 1925'],
    ['Лех, Хотан'],
    ['24 сентября'],
    ['34.15, 277.58'],
    ['91.5N 10E'],
    ['34.15N 77.58N'],
    ['-34.15S 77.58E'],
    ['34.15 N 77.58 E 10'],
    ['34.5°09′ N 77°34′ E'],
    ['34°65′ N 77°34′ E'],
    ['34′09° N 77°34′ E'],
    ['34°-9′ N 77°34′ E'],
    ['1, 2, 3'],
    ['N, E'],
    [','],
    ['34..15, 77.58'],
  ])('%s', (text) => {
    expect(readCoordinates(text)).toBeNull();
  });

  test('never throws and stays within range', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...Array.from('0123456789.,;°\'"nsewсюзв -+')) }),
        (text) => {
          const [latitude = 0, longitude = 0] = readCoordinates(text) ?? [];
          expect(Math.abs(latitude)).toBeLessThanOrEqual(90);
          expect(Math.abs(longitude)).toBeLessThanOrEqual(180);
        },
      ),
    );
  });
});
