import { aPlace } from '@cae-map/expedition/testing/records';
import { toExpedition } from '@cae-map/expedition/to-expedition';
import { expect, test } from 'vitest';
import { describeTileset } from './describe-tileset.ts';

type PlaceFields = Partial<Parameters<typeof aPlace>[0]>;

function describePlaces(...places: readonly PlaceFields[]) {
  const records = places.map((fields, index) => aPlace({ place_id: index + 1, ...fields }));
  return describeTileset(toExpedition({ places: records, images: [] }));
}

test('the area of the tiles is that of the stops and of the points of legs between them', () => {
  const route = JSON.stringify([[45, 79]]);
  const { bounds } = describePlaces({ longitude: 80 }, { longitude: 81, routejson: route });
  expect(bounds).toEqual([79, 40, 81, 45]);
});

test('the area of the tiles is as wide as the world if a leg crosses the antimeridian', () => {
  const { bounds } = describePlaces({ longitude: 170 }, { longitude: -170, latitude: 50 });
  expect(bounds).toEqual([-180, 40, 180, 50]);
});

test('the tiles have no area without stops', () => {
  expect(describePlaces().bounds).toBeNull();
});

test('the stops are grouped by minzoom with the zoom of their first point, without hidden stops', () => {
  const { stop_groups: groups } = describePlaces(
    { minzoom: 7, zoom: 'tiny' },
    { minzoom: 7, zoom: 'large' },
    { minzoom: 5, zoom: 'medium' },
    { minzoom: 0 },
  );
  expect(groups).toEqual([
    { minzoom: 5, pointzoom: 6 },
    { minzoom: 7, pointzoom: 4 },
  ]);
});

test('the years are listed by section and the characters by label kind', () => {
  const { years, label_characters: characters } = describePlaces(
    { title_en: 'Leh', title_ru: 'Лех' },
    { title_en: 'Ehl', title_ru: 'Лех', title_modern: 'Lx' },
  );
  expect(years).toEqual([{ section: 'cae', year: '1926' }]);
  expect(characters).toEqual({ en: 'ELehl', ru: 'Лех', en_modern: 'Lehx', ru_modern: 'LxЛех' });
});
