import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Position } from '../route/geography.ts';
import { chooseZoom, hasHeight, heightInTile, locateInTile } from './terrain-tiles.ts';

const tiles = { minzoom: 2, maxzoom: 6, bounds: [60, 20, 125, 58] } as const;
const leh: Position = [34.164, 77.585];
const urga: Position = [47.92, 106.92];

test('locateInTile finds the tile of a position and its place in it', () => {
  expect(locateInTile([0, 0], 1)).toEqual({ tile: { zoom: 1, x: 1, y: 1 }, across: 0, down: 0 });
  // https://wiki.openstreetmap.org/wiki/Slippy_map_tilenames
  expect(locateInTile(leh, 6).tile).toEqual({ zoom: 6, x: 45, y: 25 });
});

test('locateInTile is within the tile for every position of the map', () => {
  const onMap = fc.tuple(
    fc.double({ min: -85, max: 85, noNaN: true }),
    fc.double({ min: -180, max: 180, noNaN: true }),
  );
  fc.assert(
    fc.property(onMap, fc.integer({ min: 0, max: 8 }), (position, zoom) => {
      const { tile, across, down } = locateInTile(position, zoom);
      for (const share of [across, down]) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }
      expect(Math.max(tile.x, tile.y)).toBeLessThan(2 ** zoom);
    }),
  );
});

test('hasHeight excludes positions outside of the grid and in the strip in which its heights sink', () => {
  expect(
    [leh, urga, [60.5, 90], [34, 60.5], [34, 124.5], [20.5, 80]].map((at) =>
      hasHeight([at[0] ?? 0, at[1] ?? 0], tiles),
    ),
  ).toEqual([true, true, false, false, false, false]);
});

test('chooseZoom is the highest zoom with few enough tiles', () => {
  expect(chooseZoom([leh], tiles, 1)).toBe(6);
  expect(chooseZoom([leh, urga], tiles, 2)).toBe(6);
  // Leh and Khotan are in neighbouring tiles at zooms 5 and 6, and in one tile at zoom 4.
  expect(chooseZoom([leh, [37.1, 79.9]], tiles, 1)).toBe(4);
  expect(chooseZoom([leh, urga], tiles, 0)).toBe(2);
});

test('heightInTile decodes Terrarium colours and interpolates between the centres of the cells', () => {
  const encode = (metres: number): number[] => {
    const value = metres + 32_768;
    return [Math.floor(value / 256), Math.floor(value) % 256, (value % 1) * 256, 255];
  };
  const pixels = { size: 2, values: new Uint8ClampedArray([1000, 2000, 3000.5, -100].flatMap(encode)) };
  const heightAt = (across: number, down: number): number => heightInTile(pixels, { across, down });
  expect([heightAt(0.25, 0.25), heightAt(0.75, 0.25), heightAt(0.25, 0.75), heightAt(0.75, 0.75)]).toEqual([
    1000, 2000, 3000.5, -100,
  ]);
  expect(heightAt(0.5, 0.25)).toBe(1500);
  expect(heightAt(0.5, 0.5)).toBe((1000 + 2000 + 3000.5 - 100) / 4);
  expect([heightAt(0, 0), heightAt(1, 1)]).toEqual([1000, -100]);
});
