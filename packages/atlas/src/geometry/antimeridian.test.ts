import { expect, test } from 'vitest';
import { unwrapLines, unwrapPolygons } from './antimeridian.ts';

function polygon(...rings: number[][][]) {
  return {
    type: 'FeatureCollection' as const,
    features: [
      {
        type: 'Feature' as const,
        properties: {},
        geometry: { type: 'Polygon' as const, coordinates: rings },
      },
    ],
  };
}

test('unwrapLines continues a line beyond the 180th meridian', () => {
  const lines = {
    type: 'MultiLineString' as const,
    coordinates: [
      [
        [170, 1],
        [179, 2],
        [-178, 3],
        [178, 4],
      ],
    ],
  };
  expect(unwrapLines(lines).coordinates).toEqual([
    [
      [170, 1],
      [179, 2],
      [182, 3],
      [178, 4],
    ],
  ]);
});

test('unwrapPolygons closes a ring around a pole along the edge of the map', () => {
  const around = polygon([
    [0, -70],
    [90, -71],
    [180, -72],
    [-90, -73],
    [0, -70],
  ]);
  const geometry = unwrapPolygons(around).features[0]?.geometry;
  expect(geometry).toEqual({
    type: 'Polygon',
    coordinates: [
      [
        [0, -70],
        [90, -71],
        [180, -72],
        [270, -73],
        [360, -70],
        [360, -90],
        [0, -90],
        [0, -70],
      ],
    ],
  });
});

test('unwrapPolygons keeps a hole beyond the 180th meridian within its area', () => {
  const land = polygon(
    [
      [170, 0],
      [-170, 0],
      [-170, 10],
      [170, 10],
      [170, 0],
    ],
    [
      [-178, 4],
      [-176, 4],
      [-177, 6],
      [-178, 4],
    ],
  );
  const geometry = unwrapPolygons(land).features[0]?.geometry;
  expect(geometry?.type === 'Polygon' && geometry.coordinates[1]?.[0]).toEqual([182, 4]);
});
