import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AtlasPictures } from '@cae-map/contract/api/atlas-pictures';
import { cardSize } from '@cae-map/contract/api/page-card';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { tileSize, type CardView } from './card-view.ts';

/** The pictures of the atlas: which are drawn, and the folder of their levels. */
export interface AtlasFolder {
  readonly pictures: AtlasPictures;
  /** Has the files `{zoom}/{column}/{row}.webp`. */
  readonly folder: string;
}

/** The number of decoded tiles in memory, each of 196,608 bytes. */
const maxTiles = 120;

const channels = 3;
/** The colour of the land between heights, where no picture is drawn: #ecdfc2. */
const land = [0xec, 0xdf, 0xc2] as const;

interface TileNumber {
  readonly column: number;
  readonly row: number;
}

/** Makes the pixels of the map below the route. */
export interface CardBackground {
  /** Whether all tiles of a view are drawn. */
  isWhole(view: CardView): boolean;
  /** The pixels of a view, three bytes each, in rows. */
  pixels(view: CardView): Promise<Buffer>;
}

/** @param atlas null without pictures, where the map is plain paper */
export function createCardBackground(atlas: AtlasFolder | null): CardBackground {
  const decoded = new LRUCache<string, Buffer>({ max: maxTiles });

  async function decode(zoom: number, { column, row }: TileNumber): Promise<Buffer | null> {
    if (atlas === null || !isDrawn(atlas.pictures, zoom, column, row)) return null;
    const name = `${zoom}/${column}/${row}`;
    const known = decoded.get(name);
    if (known !== undefined) return known;
    // A file that is missing or damaged is a gap in the map, and no reason to have no card.
    const tile = await readTile(path.join(atlas.folder, `${name}.webp`)).catch(() => null);
    if (tile !== null) decoded.set(name, tile);
    return tile;
  }

  return {
    isWhole: (view) =>
      atlas !== null &&
      tilesOf(view).every(({ column, row }) => isDrawn(atlas.pictures, view.zoom, column, row)),
    async pixels(view) {
      const pixels = plainPixels();
      const tiles = await Promise.all(
        tilesOf(view).map(async (number) => ({ number, tile: await decode(view.zoom, number) })),
      );
      for (const { number, tile } of tiles) if (tile !== null) copyTile(tile, pixels, number, view);
      return pixels;
    },
  };
}

async function readTile(file: string): Promise<Buffer | null> {
  const { data, info } = await sharp(await readFile(file))
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return info.width === tileSize && info.height === tileSize && info.channels === channels ? data : null;
}

function plainPixels(): Buffer {
  return Buffer.alloc(cardSize.width * cardSize.height * channels, Buffer.from(land));
}

/** The tiles of a view. The route is far from the edges of the world, so that columns do not wrap. */
function tilesOf({ left, top }: CardView): TileNumber[] {
  const range = (start: number, length: number): number[] => {
    const first = Math.floor(start / tileSize);
    return Array.from(
      { length: Math.floor((start + length - 1) / tileSize) - first + 1 },
      (_, index) => first + index,
    );
  };
  const columns = range(left, cardSize.width);
  return range(top, cardSize.height).flatMap((row) => columns.map((column) => ({ column, row })));
}

function isDrawn({ tiles }: AtlasPictures, zoom: number, column: number, row: number): boolean {
  return (tiles[zoom] ?? []).some(([each, first, last]) => each === row && first <= column && column <= last);
}

function copyTile(tile: Buffer, pixels: Buffer, { column, row }: TileNumber, { left, top }: CardView): void {
  const [x, y] = [column * tileSize - left, row * tileSize - top];
  const [fromX, toX] = [Math.max(0, -x), Math.min(tileSize, cardSize.width - x)];
  const [fromY, toY] = [Math.max(0, -y), Math.min(tileSize, cardSize.height - y)];
  for (let line = fromY; line < toY; line += 1) {
    const start = (line * tileSize + fromX) * channels;
    tile.copy(
      pixels,
      ((y + line) * cardSize.width + x + fromX) * channels,
      start,
      start + (toX - fromX) * channels,
    );
  }
}
