import { mapTileZooms } from '@cae-map/contract/entities/map-tileset';
import { routeFeatures } from '@cae-map/expedition/map-features/route-features';
import { readRealContent } from '@cae-map/expedition/testing/content';
import { aPlace } from '@cae-map/expedition/testing/records';
import { toExpedition } from '@cae-map/expedition/to-expedition';
import { describe, expect, test } from 'vitest';
import { toWorld } from '../geometry/mercator.ts';
import { readTile, type TileFeature } from '../testing/read-tile.ts';
import { createMapTileMaker } from './map-tile-maker.ts';

type PlaceFields = Parameters<typeof aPlace>[0];

/** The tile that contains a position. */
function tileOf(zoom: number, latitude: number, longitude: number): readonly [number, number, number] {
  const [x, y] = toWorld([longitude, latitude]);
  return [zoom, Math.floor(x * 2 ** zoom), Math.floor(y * 2 ** zoom)];
}

function makeLayers(places: readonly PlaceFields[], zoom: number) {
  const expedition = toExpedition({ places: places.map((place) => aPlace(place)), images: [] });
  const [z, x, y] = tileOf(zoom, 40, 80);
  return readTile(createMapTileMaker(expedition).makeTile(z, x, y));
}

function readStops(places: readonly PlaceFields[], zoom: number) {
  return makeLayers(places, zoom).stops?.map(({ properties }) => properties) ?? [];
}

describe('a tile of the stops', () => {
  test('has the label of a stop from the tile in which the label appears', () => {
    const place = { place_id: 1, title_en: 'Leh', title_ru: 'Лех', minzoom: 7, longitude: 80.01 };
    const labels = [4, 5].map((zoom) => readStops([place], zoom)[0]?.label_en);
    expect(labels).toEqual([undefined, 'Leh']);
  });

  test('has no stop that is neither a circle nor a point of the route at its zooms', () => {
    const place = { place_id: 1, minzoom: 9, zoom: 'tiny' as const, longitude: 80.01 };
    expect([4, 5].map((zoom) => readStops([place], zoom).length)).toEqual([0, 1]);
  });

  test('has no hidden stop', () => {
    const shown = [1, 0, -1].map((minzoom) => readStops([{ place_id: 1, minzoom, longitude: 80.001 }], 14));
    expect(shown.map((stops) => stops.length)).toEqual([1, 0, 0]);
  });

  test('has the label with modern names only where it differs', () => {
    const [leh, turfan] = readStops(
      [
        { place_id: 1, title_en: 'Leh', title_modern: '', longitude: 80.01 },
        { place_id: 2, title_en: 'Turfan', title_modern: 'Turpan', longitude: 80.02 },
      ],
      8,
    );
    expect(leh).not.toHaveProperty('label_en_modern');
    expect(turfan).toMatchObject({ label_en: 'Turfan', label_en_modern: 'Turpan' });
  });

  test('has the Chinese title of a stop that has one', () => {
    const [leh, turfan] = readStops(
      [
        { place_id: 1, title_cn: '列城', longitude: 80.01 },
        { place_id: 2, title_cn: ' ', longitude: 80.02 },
      ],
      8,
    );
    expect(leh).toMatchObject({ label_cn: '列城' });
    expect(turfan).not.toHaveProperty('label_cn');
  });

  test('has the sets of sections in which another stop of the town has the label', () => {
    const town = { title_en: 'Urumchi', longitude: 80.01 };
    const [, later] = readStops(
      [
        { place_id: 1, ...town, visited_on: 'precae' },
        { place_id: 2, ...town, visited_on: 'cae' },
      ],
      8,
    );
    // The sets with the first and the third section, with or without the two others.
    const codes = [0b0101, 0b0111, 0b1101, 0b1111];
    expect(later?.silenced_en).toBe(codes.reduce((sum, code) => sum + 2 ** code, 0));
  });

  test('at the last zoom has every stop with a label, which is enlarged at higher zooms', () => {
    expect(readStops([{ place_id: 1, minzoom: 20, longitude: 80.001 }], 14)[0]).toMatchObject({
      label_en: 'Place 1',
      icon: expect.any(String),
    });
  });
});

describe('a tile of the route', () => {
  const legs = (fields: readonly Partial<PlaceFields>[], zoom: number): readonly TileFeature[] =>
    makeLayers(
      fields.map((field, index) => ({ place_id: index + 1, longitude: 80 + index / 10, ...field })),
      zoom,
    ).route ?? [];

  test('has the classes of a leg by every line type, and the id of its stop', () => {
    const [leg] = legs([{}, { go_by: 'car', path_ref_req: true, date: '1926-05-02', enddate: null }], 8);
    expect(leg).toMatchObject({
      id: 2,
      properties: { section: 'cae', year: '1926', transport: 'car', pathaccuracy: 'low', detail: 'full' },
    });
  });

  test('has both levels of detail where a tile is used on either side of their border', () => {
    const details = [4, 5, 6, 7, 8].map((zoom) =>
      legs([{}, {}], zoom).map(({ properties }) => properties.detail),
    );
    expect(details).toEqual([['low'], ['low', 'middle'], ['middle'], ['middle', 'full'], ['full']]);
  });

  test('joins short legs of one class at low zooms, as the leg to the last stop', () => {
    const near = [80, 80.015, 80.03].map((longitude) => ({ longitude }));
    expect(legs(near, 2).map(({ id }) => id)).toEqual([3]);
    expect(legs(near, 6).map(({ id }) => id)).toEqual([2, 3]);
  });

  test('does not join legs of two transports', () => {
    expect(legs([{}, {}, { go_by: 'car' }], 2).map(({ id }) => id)).toEqual([2, 3]);
  });

  test('has the offset of overlapping legs as a share', () => {
    const there = { latitude: 40, longitude: 80 };
    const shares = legs([there, { longitude: 80.2 }, there], 8).map(({ properties }) => properties.offset);
    expect(shares).toContain(1);
  });

  test('continues beyond the antimeridian', () => {
    const expedition = toExpedition({
      places: [179.9, -179.9].map((longitude, index) => aPlace({ place_id: index + 1, longitude })),
      images: [],
    });
    const maker = createMapTileMaker(expedition);
    for (const longitude of [179.95, -179.95]) {
      const [z, x, y] = tileOf(9, 40, longitude);
      expect(readTile(maker.makeTile(z, x, y)).route).toHaveLength(1);
    }
  });
});

describe('the tiles of the real content', () => {
  const expedition = toExpedition({ places: readRealContent().places, images: [] });
  const maker = createMapTileMaker(expedition);

  /** The features of a layer in all tiles of a zoom that the route passes. */
  function listFeatures(zoom: number, layer: string): TileFeature[] {
    const points = expedition.places.flatMap(({ position }) => (position ? [position] : []));
    const tiles = new Set(points.map(([latitude, longitude]) => tileOf(zoom, latitude, longitude).join('/')));
    return [...tiles].flatMap((tile) => {
      const [z = 0, x = 0, y = 0] = tile.split('/').map(Number);
      return readTile(maker.makeTile(z, x, y))[layer] ?? [];
    });
  }

  test('have every stop at the zoom of its label', () => {
    for (const zoom of [2, 4, 6, mapTileZooms.max]) {
      const shown = new Set(listFeatures(zoom, 'stops').map(({ id }) => id));
      const missing = expedition.places.filter(
        ({ id, record, position }) =>
          position !== null && record.minzoom > 0 && record.minzoom <= zoom + 1 && !shown.has(id),
      );
      expect({ zoom, missing: missing.map(({ id }) => id) }).toEqual({ zoom, missing: [] });
    }
  });

  test('have every leg from the zoom on at which legs are not joined', () => {
    const drawn = new Set(listFeatures(8, 'route').map(({ id }) => id));
    const { features } = routeFeatures(expedition);
    const longLegs = features.filter(
      ({ geometry }) => new Set(geometry.coordinates.map((point) => point.join())).size > 1,
    );
    expect(longLegs.filter(({ id }) => !drawn.has(Number(id))).map(({ id }) => id)).toEqual([]);
  });
});
