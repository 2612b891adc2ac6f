import type { PlaceRecord } from '@cae-map/contract/entities/place';
import { describe, expect, test } from 'vitest';
import { toExpedition } from '../to-expedition.ts';
import { aPlace } from '../testing/records.ts';
import { labelLetters, stopFeatures } from './stop-features.ts';
import type { StopFeatureOptions } from './stop-features.ts';

function readProperties(places: readonly Partial<PlaceRecord>[], options: Partial<StopFeatureOptions> = {}) {
  return stopFeatures(createOptions(places, options)).features.map(({ properties }) => properties);
}

function createOptions(
  places: readonly Partial<PlaceRecord>[],
  options: Partial<StopFeatureOptions>,
): StopFeatureOptions {
  const records = places.map((fields, index) =>
    aPlace({ place_id: index + 1, seqid: index + 1, latitude: 30 + index, ...fields }),
  );
  return {
    expedition: toExpedition({ places: records, images: [] }),
    language: 'en',
    showsModernNames: false,
    sections: ['cae'],
    whitelist: [],
    ...options,
  };
}

describe('stopFeatures', () => {
  const presences = (...input: Parameters<typeof readProperties>) =>
    readProperties(...input).map(({ place_id, presence }) => [place_id, presence]);

  test('omits stops without a position, hidden stops and those of other sections', () => {
    const places = [
      {},
      { latitude: null },
      { minzoom: 0 },
      { minzoom: -3 },
      { visited_on: 'manchuriaexp' as const },
    ];
    expect(presences(places)).toEqual([[1, 'marker']]);
  });

  test('shows stops outside the whitelist as points of the route, and all as markers if it is empty', () => {
    expect(presences([{}, {}], { whitelist: [2] })).toEqual([
      [1, 'point'],
      [2, 'marker'],
    ]);
    expect(presences([{}, { minzoom: 0 }], { whitelist: [1] })).toEqual([[1, 'marker']]);
    expect(presences([{}], { whitelist: [] })).toEqual([[1, 'marker']]);
  });
});

describe('the labels of stopFeatures', () => {
  const place = { title_ru: 'Хотан', title_en: 'Khotan', title_modern: 'Hotan; Хэтянь' };

  test('are the titles in the language of the map, and the English ones in Chinese', () => {
    const labels = (['ru', 'en', 'cn'] as const).map(
      (language) => readProperties([place], { language })[0]?.label,
    );
    expect(labels).toEqual(['Хотан', 'Khotan', 'Khotan']);
  });

  test('are the modern names if the option is set and the name is known', () => {
    const stops = readProperties([place, { ...place, title_modern: ' ' }], { showsModernNames: true });
    expect(stops.map(({ label }) => label)).toEqual(['Hotan', 'Khotan']);
  });

  test('result in unique letters of the visible labels', () => {
    const readLetters = (options: Partial<StopFeatureOptions>) =>
      Array.from(labelLetters(createOptions([place, place], options)));
    expect(readLetters({ language: 'en' })).toEqual(Array.from('Khotan'));
    expect(readLetters({ language: 'ru' })).toEqual(Array.from('Хотан'));
    expect(readLetters({ showsModernNames: true })).toEqual(Array.from('Hotan'));
  });

  test('are shown once for stops of one name in one town, at the stop with the lower minzoom', () => {
    const stops = readProperties([
      { ...place, latitude: 37.1, minzoom: 6 },
      { ...place, latitude: 37.12, minzoom: 4 },
      { ...place, latitude: 39 },
    ]);
    expect(stops.map(({ silent }) => silent)).toEqual([true, false, false]);
    expect(stops.map(({ label }) => label)).toEqual(['Khotan', 'Khotan', 'Khotan']);
  });

  test('are not suppressed by a hidden stop of the same name', () => {
    const stops = readProperties([
      { ...place, latitude: 37.1, minzoom: 0 },
      { ...place, latitude: 37.12, minzoom: 4 },
    ]);
    expect(stops.map(({ silent }) => silent)).toEqual([false]);
  });
});

test('the rank of a stop follows from its size', () => {
  const sizes = ['xlarge', 'large', 'medium', 'small', 'tiny', null] as const;
  expect(readProperties(sizes.map((zoom) => ({ zoom }))).map(({ rank }) => rank)).toEqual([3, 3, 2, 1, 1, 1]);
});
