import { expect, test } from 'vitest';
import { toWorld } from '../geometry/mercator.ts';
import { hasNearTiles, isInNearTiles, markNear, nearTiles, nearZoom } from './near-tiles.ts';
import { layerCutter, maxTileZoom } from './tile-layers.ts';
import { createLine } from '../testing/features.ts';

test('nearTiles covers exactly the world tiles with hasNearTiles', () => {
  const parts = 2 ** (nearZoom - maxTileZoom);
  const parents = new Set(nearTiles().map(({ x, y }) => `${Math.floor(x / parts)}/${Math.floor(y / parts)}`));
  let count = 0;
  for (let x = 0; x < 2 ** maxTileZoom; x++) {
    for (let y = 0; y < 2 ** maxTileZoom; y++) {
      expect(parents.has(`${x}/${y}`)).toBe(hasNearTiles(maxTileZoom, x, y));
      if (hasNearTiles(maxTileZoom, x, y)) count += parts * parts;
    }
  }
  expect(nearTiles()).toHaveLength(count);
});

test('the near tiles cover the land route of the expedition', () => {
  const ends = [
    [77.58, 34.16],
    [88.26, 27.04],
    [104.3, 52.3],
    [126.6, 45.7],
  ] as const;
  for (const place of ends) expect(isInNearTiles(toWorld(place))).toBe(true);
  expect(isInNearTiles(toWorld([2.35, 48.86]))).toBe(false);
});

test('markNear tags only features that the near tiles contain', () => {
  const line = createLine([50, 35], [100, 35]);
  const cutter = markNear(layerCutter({ name: 'rivers', minZoom: 4, maxZoom: 5, data: line }));
  const tagsAt = (zoom: number, x: number, y: number) => cutter.cut(zoom, x, y).map(({ tags }) => tags);
  expect(tagsAt(5, 22, 12)).toEqual([{ level: 1, near: 1 }]);
  expect(tagsAt(5, 20, 12)).toEqual([{ level: 1 }]);
  expect(tagsAt(4, 11, 6)).toEqual([{ level: 1 }]);
});
