import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AtlasPictures } from '@cae-map/contract/api/atlas-pictures';
import { cardSize } from '@cae-map/contract/api/page-card';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { sheetBox } from '../layout/sheet-box.ts';
import { routeZoom, tileSize, type CardView } from './card-view.ts';

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

/** The first pixel of the map beside the sheet. */
const besideSheet = sheetBox.left + sheetBox.width;

/** The least share of drawn tiles. */
const leastDrawn = 0.6;

interface TileNumber {
  readonly column: number;
  readonly row: number;
}

/** Makes the pixels of the map below the route. */
export interface CardBackground {
  /** Whether most of the tiles beside the sheet are drawn for the zoom of a view; the others are enlarged ones of a lower zoom. */
  isDrawn(view: CardView): boolean;
  /** The pixels of a view, three bytes each, in rows. */
  pixels(view: CardView): Promise<Buffer>;
}

/** @param atlas null without pictures, where the map is plain paper */
export function createCardBackground(atlas: AtlasFolder | null): CardBackground {
  const decoded = new LRUCache<string, Buffer>({ max: maxTiles });

  async function decode(zoom: number, number: TileNumber): Promise<Buffer | null> {
    const { column, row } = number;
    if (atlas === null || zoom < routeZoom) return null;
    const name = `${zoom}/${column}/${row}`;
    const known = decoded.get(name);
    if (known !== undefined) return known;
    // A file that is missing or damaged is a gap in the map, and no reason to have no card.
    const tile = hasTile(atlas.pictures, zoom, number)
      ? await readTile(path.join(atlas.folder, `${name}.webp`)).catch(() => null)
      : await enlargeTile(zoom, number);
    if (tile !== null) decoded.set(name, tile);
    return tile;
  }

  /** The part of the tile above in the pyramid, for what is behind the sheet and at its edges. */
  async function enlargeTile(zoom: number, { column, row }: TileNumber): Promise<Buffer | null> {
    const above = await decode(zoom - 1, { column: Math.floor(column / 2), row: Math.floor(row / 2) });
    if (above === null) return null;
    const half = tileSize / 2;
    return await sharp(above, { raw: { width: tileSize, height: tileSize, channels } })
      .extract({ left: (column & 1) * half, top: (row & 1) * half, width: half, height: half })
      .resize(tileSize, tileSize, { kernel: 'linear' })
      .raw()
      .toBuffer();
  }

  return {
    isDrawn: (view) =>
      atlas !== null &&
      shareOf(tilesOf(view, besideSheet), (number) => hasTile(atlas.pictures, view.zoom, number)) >=
        leastDrawn,
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

/** The tiles of a view. @param from the first pixel from the left. The route is far from the edges of the world, so that columns do not wrap. */
function tilesOf({ left, top }: CardView, from = 0): TileNumber[] {
  const range = (start: number, length: number): number[] => {
    const first = Math.floor(start / tileSize);
    return Array.from(
      { length: Math.floor((start + length - 1) / tileSize) - first + 1 },
      (_, index) => first + index,
    );
  };
  const columns = range(left + from, cardSize.width - from);
  return range(top, cardSize.height).flatMap((row) => columns.map((column) => ({ column, row })));
}

function shareOf<Item>(items: readonly Item[], has: (item: Item) => boolean): number {
  return items.filter(has).length / items.length;
}

function hasTile({ tiles }: AtlasPictures, zoom: number, { column, row }: TileNumber): boolean {
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
