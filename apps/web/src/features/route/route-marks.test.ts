import { pathGroupings } from '@cae-map/contract/enumerations';
import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { describe, expect, test } from 'vitest';
import { toExpedition } from '@cae-map/expedition/to-expedition';
import { placeRecord } from '../../testing/data/records.ts';
import { joinLegs } from '@cae-map/expedition/map-features/join-legs';
import { listedArrows } from './arrow-data.ts';
import { routeArrowsOverlay } from './route-arrows-overlay.ts';
import { routeEndsOverlay, type RouteEndsOptions } from './route-ends-overlay.ts';
import { routeFeatures } from '@cae-map/expedition/map-features/route-features';

const stops = [
  { place_id: 4, date: '1925-01-03', visited_on: 'indiancae' },
  { place_id: 5, date: '1925-03-06', visited_on: 'cae' },
  { place_id: 6, date: '1925-03-10', visited_on: 'cae' },
  { place_id: 7, date: '1925-04-01', visited_on: 'cae' },
  { place_id: 8, date: '1926-05-01', visited_on: 'cae' },
  { place_id: 9, date: '1934-05-01', visited_on: 'manchuriaexp' },
] as const;
const expedition = toExpedition({
  places: stops.map((fields, index) =>
    placeRecord({ seqid: index, latitude: 30 + index, longitude: 77, enddate: fields.date, ...fields }),
  ),
  images: [],
});
const options = {
  expedition,
  colorScheme: 'light',
  lineType: 'year',
  sections: ['indiancae', 'cae'],
} as const;

describe('the arrowheads', () => {
  test('are along the joined legs of each year and section in travel order', () => {
    const lines = joinLegs(routeFeatures(expedition).features, 'year').filter(
      ({ properties }) => properties.detail === 'full' && properties.section === 'cae',
    );
    expect(lines.map(({ properties, geometry }) => [properties.year, geometry.coordinates])).toEqual([
      [
        '1925',
        [
          [77, 30],
          [77, 31],
          [77, 32],
          [77, 33],
        ],
      ],
      [
        '1926',
        [
          [77, 33],
          [77, 34],
        ],
      ],
    ]);
  });

  test('do not change the legs of the route', () => {
    const before = structuredClone(routeFeatures(expedition));
    listedArrows(expedition, 'year');
    expect(routeFeatures(expedition)).toEqual(before);
  });

  test.each(
    pathGroupings.flatMap((lineType) =>
      (['light', 'dark'] as const).map((scheme) => [lineType, scheme] as const),
    ),
  )('are a valid style with an image for every class by %s (%s)', (lineType, colorScheme) => {
    const { sources, layers, images } = routeArrowsOverlay({
      ...options,
      arrows: listedArrows(expedition, lineType),
      lineType,
      colorScheme,
      isPale: true,
    });
    expect(validateStyleMin({ version: 8, sources, layers: [...layers] })).toEqual([]);
    const used = JSON.stringify(layers).match(/route-arrows-\w+-(?:light|dark)/g);
    expect([...new Set(used)].sort()).toEqual(Object.keys(images ?? {}).sort());
  });
});

describe('the marks at the ends of the main route', () => {
  const getTexts: RouteEndsOptions['getTexts'] = (start, end) => [`Start ${start.id}`, `End ${end.id}`];

  test('are at its first and last stop', () => {
    const overlay = routeEndsOverlay({ ...options, getTexts });
    expect(overlay?.sources['route-ends']).toMatchObject({
      data: {
        features: [
          { properties: { text: 'Start 5' }, geometry: { coordinates: [77, 31] } },
          { properties: { text: 'End 8' }, geometry: { coordinates: [77, 34] } },
        ],
      },
    });
    const { sources = {}, layers = [] } = overlay ?? {};
    const glyphs = 'https://example.org/{fontstack}/{range}';
    expect(validateStyleMin({ version: 8, glyphs, sources, layers: [...layers] })).toEqual([]);
  });

  test('are one mark when it ends where it starts', () => {
    const places = [5, 8].map((place_id) =>
      placeRecord({ place_id, seqid: place_id, latitude: 27.04, longitude: 88.26 }),
    );
    const closed = { ...options, expedition: toExpedition({ places, images: [] }), getTexts };
    expect(routeEndsOverlay(closed)?.sources['route-ends']).toMatchObject({
      data: {
        features: [{ properties: { text: 'Start 5\nEnd 8' }, geometry: { coordinates: [88.26, 27.04] } }],
      },
    });
  });

  test('are absent while its section is hidden', () => {
    expect(routeEndsOverlay({ ...options, sections: ['indiancae'], getTexts })).toBeNull();
  });
});
