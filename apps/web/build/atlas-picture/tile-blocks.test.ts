import { expect, test } from 'vitest';
import { listTiles } from '../../src/app/map-screen/atlas-picture/picture-tiles.ts';
import { listBlocks, toSpans } from './tile-blocks.ts';

const leh = { zoom: 8, latitude: 34.164, longitude: 77.585 };
const near = { ...leh, longitude: 77.6 };

test('listBlocks contains each tile of the views once', () => {
  const names = listBlocks([leh, near]).flatMap(({ tiles }) =>
    tiles.map(({ level, x, y }) => `${level}/${x}/${y}`),
  );
  const wanted = [leh, near].flatMap(listTiles).map(({ level, x, y }) => `${level}/${x}/${y}`);
  expect(names.toSorted()).toEqual([...new Set(wanted)].toSorted());
});

test('listBlocks returns blocks whose rectangles contain their tiles', () => {
  for (const { tiles, firstX, firstY, columns, rows } of listBlocks([leh])) {
    for (const { x, y } of tiles) {
      expect(x >= firstX && x < firstX + columns && y >= firstY && y < firstY + rows).toBe(true);
    }
  }
});

test('toSpans joins the neighbours of a row', () => {
  const tiles = [3, 1, 2, 5].map((x) => ({ level: 7, x, y: 9 }));
  expect(toSpans([...tiles, { level: 8, x: 0, y: 0 }])).toEqual({
    7: [
      [9, 1, 3],
      [9, 5, 5],
    ],
    8: [[0, 0, 0]],
  });
});
