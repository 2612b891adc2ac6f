import { listTiles } from '../../src/app/map-screen/atlas-picture/picture-tiles.ts';
import type { InitialView } from '../../src/app/map-screen/camera/initial-view.ts';

/** A tile of the pictures: its zoom (256-pixel tiles) and place. */
export interface PictureTile {
  readonly level: number;
  readonly x: number;
  readonly y: number;
}

/** Neighbouring tiles that are drawn together, and the least rectangle of tiles that contains them. */
export interface TileBlock {
  readonly level: number;
  readonly tiles: readonly PictureTile[];
  readonly firstX: number;
  readonly firstY: number;
  readonly columns: number;
  readonly rows: number;
}

/** The greatest width and height of a block, in tiles. */
const blockSize = 4;

/** Lists the tiles that the pages of stops show, each once, in blocks. */
export function listBlocks(views: readonly InitialView[]): TileBlock[] {
  const blocks = new Map<string, Map<string, PictureTile>>();
  for (const { level, x, y } of views.flatMap(listTiles)) {
    const key = `${level}/${Math.floor(x / blockSize)}/${Math.floor(y / blockSize)}`;
    const tiles = blocks.get(key) ?? new Map<string, PictureTile>();
    blocks.set(key, tiles.set(`${x}/${y}`, { level, x, y }));
  }
  return [...blocks.values()].map((tiles) => toBlock([...tiles.values()]));
}

function toBlock(tiles: readonly PictureTile[]): TileBlock {
  const [firstX, firstY] = [Math.min(...tiles.map(({ x }) => x)), Math.min(...tiles.map(({ y }) => y))];
  return {
    level: tiles[0]?.level ?? 0,
    tiles,
    firstX,
    firstY,
    columns: Math.max(...tiles.map(({ x }) => x)) - firstX + 1,
    rows: Math.max(...tiles.map(({ y }) => y)) - firstY + 1,
  };
}

/** Lists tiles by level as spans of neighbours in a row: row, first column, last column. */
export function toSpans(tiles: readonly PictureTile[]): Record<string, [number, number, number][]> {
  const levels: Record<string, [number, number, number][]> = {};
  const sorted = tiles.toSorted((a, b) => a.level - b.level || a.y - b.y || a.x - b.x);
  for (const { level, x, y } of sorted) {
    const spans = (levels[level] ??= []);
    const last = spans.at(-1);
    if (last?.[0] === y && last[2] === x - 1) last[2] = x;
    else spans.push([y, x, x]);
  }
  return levels;
}
