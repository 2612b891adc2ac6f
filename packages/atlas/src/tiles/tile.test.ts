import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { toWorld } from '../geometry/mercator.ts';
import { placedLayer } from './placed-layer.ts';
import { buildTile } from './tile.ts';
import { layerCutter, tileExtent } from './tile-layers.ts';

const point = { anchor: toWorld([77.58, 34.16]), minZoom: 2, maxZoom: 5, properties: { name_en: 'Leh' } };

test('placedLayer puts a point into exactly one tile of each of its zooms', () => {
  const cutter = placedLayer('towns', [point]);
  for (const zoom of [0, 1, 2, 3, 4, 5]) {
    let count = 0;
    for (let x = 0; x < 2 ** zoom; x++)
      for (let y = 0; y < 2 ** zoom; y++) count += cutter.cut(zoom, x, y).length;
    expect(count).toBe(zoom < 2 ? 0 : 1);
  }
});

test('placedLayer does not clip the line of a label', () => {
  const line = [toWorld([60, 34]), toWorld([100, 34])];
  const [feature] = placedLayer('names', [{ ...point, line }]).cut(3, 5, 3);
  expect(feature?.type).toBe(2);
  const xs = feature?.type === 2 ? (feature.geometry[0]?.map(([x]: [number, number]) => x) ?? []) : [];
  expect(Math.max(...xs)).toBeGreaterThan(tileExtent(3));
});

const square = (west: number) => ({
  type: 'FeatureCollection' as const,
  features: [
    {
      type: 'Feature' as const,
      properties: {},
      geometry: {
        type: 'Polygon' as const,
        coordinates: [
          [
            [west, 1],
            [west + 5, 1],
            [west + 5, 6],
            [west, 1],
          ],
        ],
      },
    },
  ],
});
const cutters = [1, 20].map((west) =>
  layerCutter({ name: 'lakes', minZoom: 0, maxZoom: 5, data: square(west) }),
);

test('buildTile merges layers of the same name', () => {
  const names = gunzipSync(buildTile(cutters, 0, 0, 0))
    .toString('latin1')
    .match(/lakes/g);
  expect(names).toHaveLength(1);
});

test('buildTile encodes an empty tile', () => {
  expect(gunzipSync(buildTile(cutters, 5, 0, 0))).toHaveLength(0);
});

test('buildTile is deterministic', () => {
  const cutter = placedLayer('towns', [point]);
  expect(buildTile([cutter], 3, 5, 3)).toEqual(buildTile([cutter], 3, 5, 3));
});
