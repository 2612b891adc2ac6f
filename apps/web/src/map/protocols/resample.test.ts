import type { Datum, Projection } from '@cae-map/layers/base-layer';
import { describe, expect, test } from 'vitest';
import { planResampling, resample, type Pixels, type TileId } from './resample.ts';
import { needsResampling, tilePixels } from './needs-resampling.ts';
import { tileGrid, type TileGrid } from './tile-grids.ts';

const grids: readonly (readonly [Projection, Datum])[] = [
  ['EPSG:3395', 'WGS84'],
  ['EPSG:3857', 'GCJ-02'],
  ['BD-09', 'GCJ-02'],
];

/** Places in the datum's region: Urumchi, Khotan, Lhasa, Beijing. */
const places = [
  [87.6, 43.8],
  [79.9, 37.1],
  [91.1, 29.65],
  [116.39, 39.9],
] as const;

function tileAt(longitude: number, latitude: number, z: number): TileId {
  const count = 2 ** z;
  const northing = Math.asinh(Math.tan((latitude * Math.PI) / 180));
  return {
    z,
    x: Math.floor(((longitude + 180) / 360) * count),
    y: Math.floor((0.5 - northing / (2 * Math.PI)) * count),
  };
}

/** The pixel of a point in a tile of the usual grid. */
function pixelInTile(longitude: number, latitude: number, { z, x, y }: TileId): readonly [number, number] {
  const world = tilePixels * 2 ** z;
  const northing = Math.asinh(Math.tan((latitude * Math.PI) / 180));
  return [
    ((longitude + 180) / 360) * world - x * tilePixels,
    (0.5 - northing / (2 * Math.PI)) * world - y * tilePixels,
  ];
}

/** Draws the tiles of a plan, white, with a black disc of 3 pixels at each point. */
function drawPoints(
  grid: TileGrid,
  plan: NonNullable<ReturnType<typeof planResampling>>,
  points: readonly (readonly [number, number])[],
): Pixels {
  const width = plan.columns * tilePixels;
  const height = plan.rows * tilePixels;
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const [longitude, latitude] of points) {
    const [worldX, worldY] = grid.toPixel(longitude, latitude, plan.zoom);
    const x = worldX - plan.firstColumn * tilePixels;
    const y = worldY - plan.firstRow * tilePixels;
    for (let row = Math.floor(y) - 5; row <= y + 5; row++)
      for (let column = Math.floor(x) - 5; column <= x + 5; column++)
        if (Math.hypot(column + 0.5 - x, row + 0.5 - y) <= 3)
          for (let channel = 0; channel < 3; channel++) data[(row * width + column) * 4 + channel] = 0;
  }
  return { data, width, height };
}

/** The centre of the dark pixels within 12 pixels of a point. */
function findDisc(tile: Uint8ClampedArray, [atX, atY]: readonly [number, number]): readonly [number, number] {
  let [sumX, sumY, weight] = [0, 0, 0];
  for (let row = Math.max(0, Math.floor(atY - 12)); row < Math.min(tilePixels, atY + 12); row++)
    for (let column = Math.max(0, Math.floor(atX - 12)); column < Math.min(tilePixels, atX + 12); column++) {
      const dark = 255 - (tile[(row * tilePixels + column) * 4] ?? 255);
      sumX += (column + 0.5) * dark;
      sumY += (row + 0.5) * dark;
      weight += dark;
    }
  return [sumX / weight, sumY / weight];
}

describe.each(grids)('%s, %s', (projection, datum) => {
  const grid = tileGrid(projection, datum);

  test.each([5, 10, 15])('points are at most one pixel off at zoom %i [LYR-4]', (z) => {
    for (const [longitude, latitude] of places) {
      const tile = tileAt(longitude, latitude, z);
      const plan = planResampling(tile, grid);
      if (plan === null) throw new Error('the tile has no plan');
      const graticule = [0.2, 0.5, 0.8].flatMap((across) =>
        [0.2, 0.5, 0.8].map((down) => degreesInTile(tile, across, down)),
      );
      const resampled = resample(plan, drawPoints(grid, plan, graticule));
      for (const [pointLongitude, pointLatitude] of graticule) {
        const expected = pixelInTile(pointLongitude, pointLatitude, tile);
        const [x, y] = findDisc(resampled, expected);
        expect(Math.hypot(x - expected[0], y - expected[1])).toBeLessThan(1);
      }
    }
  });
});

function degreesInTile({ z, x, y }: TileId, across: number, down: number): readonly [number, number] {
  const count = 2 ** z;
  const northing = Math.PI * (1 - (2 * (y + down)) / count);
  return [((x + across) / count) * 360 - 180, (Math.atan(Math.sinh(northing)) * 180) / Math.PI];
}

test('the ellipsoidal grid has the published northing of EPSG:3395', () => {
  // https://epsg.io/transform: 60° N is 8,362,698.55 m on EPSG:3395; half of the world is 20,037,508.34 m.
  const [, y] = tileGrid('EPSG:3395', 'WGS84').toPixel(0, 60, 0);
  expect((0.5 - y / tilePixels) * 2 * 20_037_508.342_8).toBeCloseTo(8_362_698.548_5, 2);
});

test('the grid of GCJ-02 is shifted in China and not outside of it', () => {
  const shifted = tileGrid('EPSG:3857', 'GCJ-02').toPixel(116.39, 39.9, 15);
  const plain = tileGrid('EPSG:3857', 'WGS84').toPixel(116.39, 39.9, 15);
  const metresPerPixel = (Math.cos((39.9 * Math.PI) / 180) * 156_543.03) / 2 ** 15;
  const metres = Math.hypot(shifted[0] - plain[0], shifted[1] - plain[1]) * metresPerPixel;
  expect(metres).toBeGreaterThan(300);
  expect(metres).toBeLessThan(800);
  expect(tileGrid('EPSG:3857', 'GCJ-02').toPixel(60, 37, 15)).toEqual(
    tileGrid('EPSG:3857', 'WGS84').toPixel(60, 37, 15),
  );
});

test("the grid of Baidu has Beijing's Tiananmen on its published tile", () => {
  // Tiananmen is 12,959,220 m, 4,825,334 m on Baidu's plane, so at zoom 15 on tile 6327/2356.
  const grid = tileGrid('BD-09', 'GCJ-02');
  const [x, y] = grid.toPixel(116.391_2, 39.907_3, 15);
  expect([Math.floor(x / tilePixels), grid.urlRow(Math.floor(y / tilePixels))]).toEqual([6327, 2356]);
});

test('a tile of the poles has no plan on a grid that does not reach them', () => {
  expect(planResampling({ z: 3, x: 2, y: 0 }, tileGrid('EPSG:3395', 'WGS84'))).not.toBeNull();
  const outside: TileGrid = { ...tileGrid('EPSG:3395', 'WGS84'), toPixel: () => [Number.NaN, 0] };
  expect(planResampling({ z: 3, x: 2, y: 0 }, outside)).toBeNull();
});

test('only the usual grid with WGS84 needs no resampling', () => {
  expect(needsResampling('EPSG:3857', 'WGS84')).toBe(false);
  for (const [projection, datum] of grids) expect(needsResampling(projection, datum)).toBe(true);
});
