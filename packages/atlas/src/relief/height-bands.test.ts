import type { MultiPolygon } from 'geojson';
import { describe, expect, test } from 'vitest';
import { toPosition, type Elevation } from './elevation.ts';
import { areaAbove, heightBands } from './height-bands.ts';

const size = 80;
const extent = { west: 60, east: 140, north: 60, south: 20 };

/** A grid whose height depends on the distance of a cell from the centre, in cells. */
function createGrid(metresAtDistance: (distance: number) => number): Elevation {
  const metres = Float32Array.from({ length: size * size }, (_, index) =>
    metresAtDistance(Math.hypot((index % size) - size / 2, Math.floor(index / size) - size / 2)),
  );
  return { extent, width: size, height: size, metres };
}

const countRings = ({ coordinates }: MultiPolygon): number[] => coordinates.map((rings) => rings.length);

describe('areaAbove', () => {
  test('is a polygon with a hole for a ring of mountains around a basin', () => {
    const ring = createGrid((distance) => (distance > 6 && distance < 14 ? 2000 : 0));
    expect(countRings(areaAbove(ring, ring, 1000))).toEqual([2]);
  });

  test('is empty above the highest cell', () => {
    const cone = createGrid((distance) => 3000 - 100 * distance);
    expect(areaAbove(cone, cone, 3500).coordinates).toEqual([]);
  });

  test('leaves out polygons of less than three cells', () => {
    const pillar = createGrid((distance) => (distance < 0.8 ? 2000 : 0));
    expect(areaAbove(pillar, pillar, 1000).coordinates).toEqual([]);
  });

  test('is centred on the mountain', () => {
    const cone = createGrid((distance) => 3000 - 100 * distance);
    const [ring = []] = areaAbove(cone, cone, 2000).coordinates[0] ?? [];
    const [centreX, centreY] = toPosition(cone, size / 2, size / 2);
    const longitudes = ring.map(([longitude = 0]) => longitude);
    const latitudes = ring.map(([, latitude = 0]) => latitude);
    expect((Math.min(...longitudes) + Math.max(...longitudes)) / 2).toBeCloseTo(centreX, 1);
    expect((Math.min(...latitudes) + Math.max(...latitudes)) / 2).toBeCloseTo(centreY, 1);
  });

  test('has closed rings', () => {
    const cone = createGrid((distance) => 3000 - 100 * distance);
    for (const ring of areaAbove(cone, cone, 1000).coordinates.flat()) expect(ring.at(-1)).toEqual(ring[0]);
  });
});

test('heightBands returns one feature per level', () => {
  const cone = createGrid((distance) => 3000 - 100 * distance);
  const bands = heightBands(cone, [1000, 2000]);
  expect(bands.features.map(({ properties }) => properties.metres)).toEqual([1000, 2000]);
});
