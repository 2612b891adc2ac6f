import { describe, expect, test } from 'vitest';
import { toExpedition } from '@cae-map/expedition/to-expedition';
import { placeRecord } from '../../../testing/records.ts';
import { labelLetters, stopFeatures } from './stop-features.ts';
import type { StopFeatureOptions } from './stop-features.ts';

function featuresOf(
  places: readonly Parameters<typeof placeRecord>[0][],
  options: Partial<StopFeatureOptions> = {},
) {
  return stopFeatures(optionsOf(places, options)).features.map(({ properties }) => properties);
}

function optionsOf(
  places: readonly Parameters<typeof placeRecord>[0][],
  options: Partial<StopFeatureOptions>,
): StopFeatureOptions {
  const records = places.map((fields, index) =>
    placeRecord({ place_id: index + 1, seqid: index + 1, latitude: 30 + index, ...fields }),
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

describe('which stops there are', () => {
  const presences = (...input: Parameters<typeof featuresOf>) =>
    featuresOf(...input).map(({ place_id, presence }) => [place_id, presence]);

  test('one without a position is none; a hidden one and one of another section shows when selected only', () => {
    const places = [
      {},
      { latitude: null },
      { minzoom: 0 },
      { minzoom: -3 },
      { visited_on: 'manchuriaexp' as const },
    ];
    expect(presences(places)).toEqual([
      [1, 'marker'],
      [3, 'selected'],
      [4, 'selected'],
      [5, 'selected'],
    ]);
  });

  test('a whitelist leaves the others as points of the route, and an empty one limits nothing', () => {
    expect(presences([{}, {}], { whitelist: [2] })).toEqual([
      [1, 'point'],
      [2, 'marker'],
    ]);
    expect(presences([{}, { minzoom: 0 }], { whitelist: [1] }).at(-1)).toEqual([2, 'selected']);
    expect(presences([{}], { whitelist: [] })).toEqual([[1, 'marker']]);
  });
});

describe('what they are called', () => {
  const place = { title_ru: 'Хотан', title_en: 'Khotan', title_modern: 'Hotan; Хэтянь' };

  test('by the title in the language of the map, in Chinese by the English one', () => {
    const labels = (['ru', 'en', 'cn'] as const).map(
      (language) => featuresOf([place], { language })[0]?.label,
    );
    expect(labels).toEqual(['Хотан', 'Khotan', 'Khotan']);
  });

  test('by the name of today where that is asked for and known', () => {
    const stops = featuresOf([place, { ...place, title_modern: ' ' }], { showsModernNames: true });
    expect(stops.map(({ label }) => label)).toEqual(['Hotan', 'Khotan']);
  });

  test('their letters are named once each, by what is shown', () => {
    const lettersOf = (options: Partial<StopFeatureOptions>) =>
      Array.from(labelLetters(optionsOf([place, place], options)));
    expect(lettersOf({ language: 'en' })).toEqual(Array.from('Khotan'));
    expect(lettersOf({ language: 'ru' })).toEqual(Array.from('Хотан'));
    expect(lettersOf({ showsModernNames: true })).toEqual(Array.from('Hotan'));
  });

  test('two stops of one name in one town are labelled once, by the one that shows first', () => {
    const stops = featuresOf([
      { ...place, latitude: 37.1, minzoom: 6 },
      { ...place, latitude: 37.12, minzoom: 4 },
      { ...place, latitude: 39 },
    ]);
    expect(stops.map(({ silent }) => silent)).toEqual([true, false, false]);
    expect(stops.map(({ label }) => label)).toEqual(['Khotan', 'Khotan', 'Khotan']);
  });

  test('a stop that does not show silences no other', () => {
    const stops = featuresOf([
      { ...place, latitude: 37.1, minzoom: 0 },
      { ...place, latitude: 37.12, minzoom: 4 },
    ]);
    expect(stops.map(({ silent }) => silent)).toEqual([false, false]);
  });
});

test('a stop is of the first rank when its size word is large', () => {
  const sizes = ['xlarge', 'large', 'medium', 'small', 'tiny', null] as const;
  expect(featuresOf(sizes.map((zoom) => ({ zoom }))).map(({ rank }) => rank)).toEqual([3, 3, 2, 1, 1, 1]);
});
