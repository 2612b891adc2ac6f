import type { PathGrouping } from '@cae-map/contract/enumerations';
import { createExpression } from '@maplibre/maplibre-gl-style-spec';
import { describe, expect, test } from 'vitest';
import { toExpedition } from '@cae-map/expedition/to-expedition';
import { placeRecord } from '../../testing/data/records.ts';
import { routeFeatures } from '@cae-map/expedition/map-features/route-features';
import { listedRoute } from './route-data.ts';
import { routeOverlay } from './route-overlay.ts';

const legs = [
  {},
  { go_by: null },
  { go_by: 'horse' },
  { go_by: 'car' },
  { go_by: 'horsecart' },
  { go_by: 'steamship' },
  { go_by: 'train' },
  { go_by: 'horse', path_ref_req: true },
] as const;
const expedition = toExpedition({
  places: legs.map((fields, index) =>
    placeRecord({ place_id: index + 1, seqid: index, latitude: 30 + index, path_ref_req: false, ...fields }),
  ),
  images: [],
});
const inferredLegs = [{ place_id: 8, points: [[36.5, 79] as [number, number]] }];

/** What is drawn at zoom 10 for each leg: the parts of its line without halo and edge, and its colour. */
function drawnCores(lineType: PathGrouping, from = expedition): string[] {
  const overlay = routeOverlay({
    route: listedRoute(from),
    colorScheme: 'light',
    lineType,
    isSplit: false,
    sections: ['cae'],
  });
  const cores = overlay.layers.filter(({ id }) => id.endsWith('core-full'));
  return routeFeatures(from)
    .features.filter(({ properties }) => properties.detail === 'full')
    .map(({ properties }) => {
      const feature = { type: 'Unknown' as const, properties: { ...properties } };
      const read = (expression: unknown): unknown => {
        const parsed = createExpression(expression, 'test');
        if (parsed.result === 'error') throw new Error(JSON.stringify(parsed.value));
        return parsed.value.evaluate({ zoom: 9 }, feature);
      };
      return cores
        .filter((layer) => 'filter' in layer && read(layer.filter) === true)
        .map((layer) => {
          const paint = layer.type === 'line' ? layer.paint : undefined;
          const isDashed = paint?.['line-dasharray'] !== undefined;
          return `${String(read(paint?.['line-color']))} ${isDashed ? 'dashed' : 'solid'} ${Number(paint?.['line-width'])}`;
        })
        .join(' and ');
    });
}

test('by transport the default is blue, horse and car are purple, horse carts brown, steamships dashed magenta and trains dark red [RTE-2]', () => {
  expect(drawnCores('transport')).toEqual([
    '#2f7fe0 solid 3.5',
    '#7434b0 solid 3.5',
    '#7434b0 solid 3.5',
    '#a8703a solid 3.5',
    '#d01f9d dashed 3.5',
    '#8b1414 solid 3.5',
    '#7434b0 solid 3.5',
  ]);
});

test('by accuracy a known route is solid purple, and one that requires clarification dashed red [RTE-13]', () => {
  const cores = drawnCores('pathaccuracy');
  expect(new Set(cores.slice(0, -1))).toEqual(new Set(['#7434b0 solid 3.5']));
  expect(cores.at(-1)).toBe('#d3271c dashed 3.5');
});

describe('an inferred leg', () => {
  const records = expedition.places.map(({ record }) => record);
  const inferred = toExpedition({ places: records, images: [], inferredLegs });

  test.each(['year', 'transport', 'pathaccuracy'] as const)('is dashed and thinner by %s', (lineType) => {
    expect(drawnCores(lineType, inferred).at(-1)).toMatch(/^#\w{6} dashed 2\.5$/);
  });
});
