import type { FeatureCollection } from 'geojson';
import { expect, test } from 'vitest';
import { polygonMask } from './polygon-mask.ts';

const layout = { west: 0, north: 4, postsPerDegree: 1, width: 5, height: 5 };

function ring(west: number, south: number, east: number, north: number): number[][] {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}

function rowsOf(mask: Uint8Array): string[] {
  return Array.from({ length: layout.height }, (_, row) =>
    mask.slice(row * layout.width, (row + 1) * layout.width).join(''),
  );
}

test('polygonMask marks the posts inside a polygon, except those on its islands', () => {
  const geometry = {
    type: 'Polygon' as const,
    coordinates: [ring(-1, 0.5, 3.5, 5), ring(1.5, 1.5, 2.5, 2.5)],
  };
  const lake: FeatureCollection = {
    type: 'FeatureCollection',
    features: [{ type: 'Feature', properties: {}, geometry }],
  };
  expect(rowsOf(polygonMask(lake, layout))).toEqual(['11110', '11110', '11010', '11110', '00000']);
});
