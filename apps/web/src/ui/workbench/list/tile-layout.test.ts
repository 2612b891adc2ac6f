import { expect, test } from 'vitest';
import { layOutTiles } from './tile-layout.ts';

const tiles = { minimumTileWidth: 160, rowHeight: (width: number) => width / 2 };

test('layOutTiles fills the width with tiles of the least width or more', () => {
  expect(layOutTiles(0, tiles).columns).toBe(1);
  expect(layOutTiles(390, tiles)).toEqual({ columns: 2, tileWidth: 195, rowHeight: 97.5 });
  expect(layOutTiles(1400, tiles)).toEqual({ columns: 8, tileWidth: 175, rowHeight: 87.5 });
});

test('layOutTiles returns one column when no minimum width is given', () => {
  expect(layOutTiles(1400, { minimumTileWidth: null, rowHeight: () => 54 })).toEqual({
    columns: 1,
    tileWidth: 1400,
    rowHeight: 54,
  });
});
