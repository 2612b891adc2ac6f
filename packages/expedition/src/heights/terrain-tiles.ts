import type { Position } from '../route/geography.ts';

/** A terrain tile; its zoom is that of 512-pixel tiles. */
export interface TerrainTile {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

/** A position within a terrain tile: shares of its width from the west and of its height from the north, 0 to below 1. */
export interface PositionInTile {
  readonly tile: TerrainTile;
  readonly across: number;
  readonly down: number;
}

/** What is known of a set of terrain tiles. */
export interface TerrainTiles {
  readonly minzoom: number;
  readonly maxzoom: number;
  /** West, south, east, north in degrees. */
  readonly bounds: readonly [number, number, number, number];
}

/** Towards the edge of the grid the heights of the tiles sink to the sea within this distance, in degrees. */
const edgeDegrees = 0.75;

/** The tile of a position and where it is in it, at a zoom of 512-pixel tiles. */
export function locateInTile([latitude, longitude]: Position, zoom: number): PositionInTile {
  const size = 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  const worldX = ((longitude + 180) / 360) * size;
  const worldY = (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size;
  const [x, y] = [clampTile(worldX, size), clampTile(worldY, size)];
  return { tile: { zoom, x, y }, across: worldX - x, down: worldY - y };
}

function clampTile(world: number, size: number): number {
  return Math.min(size - 1, Math.max(0, Math.floor(world)));
}

/** Whether the tiles have the height of a position. */
export function hasHeight([latitude, longitude]: Position, { bounds }: TerrainTiles): boolean {
  const [west, south, east, north] = bounds;
  return (
    longitude >= west + edgeDegrees &&
    longitude <= east - edgeDegrees &&
    latitude >= south + edgeDegrees &&
    latitude <= north - edgeDegrees
  );
}

/**
 * The highest zoom at which the positions are in at most `maxTiles` tiles, so that a long line does not load the whole grid; the lowest one
 * if there is none.
 */
export function chooseZoom(positions: readonly Position[], tiles: TerrainTiles, maxTiles: number): number {
  for (let zoom = tiles.maxzoom; zoom > tiles.minzoom; zoom--) {
    if (new Set(positions.map((position) => tileKey(locateInTile(position, zoom).tile))).size <= maxTiles)
      return zoom;
  }
  return tiles.minzoom;
}

/** A text that identifies a tile. */
export function tileKey({ zoom, x, y }: TerrainTile): string {
  return `${zoom}/${x}/${y}`;
}

/** The red, green, blue and alpha values of a terrain tile, row by row from the north-west. */
export interface TerrainPixels {
  /** The number of values across the square tile. */
  readonly size: number;
  readonly values: Uint8ClampedArray;
}

/** The height of a position in a tile in metres, interpolated between the four nearest values. The encoding is Terrarium. */
export function heightInTile(
  { size, values }: TerrainPixels,
  { across, down }: Pick<PositionInTile, 'across' | 'down'>,
): number {
  // Heights are at the centres of the cells; beyond those at the edge they are constant.
  const clamp = (value: number): number => Math.min(size - 1, Math.max(0, value));
  const [column, row] = [clamp(across * size - 0.5), clamp(down * size - 0.5)];
  const [left, top] = [Math.floor(column), Math.floor(row)];
  const [toRight, toBottom] = [column - left, row - top];
  const heightAt = (x: number, y: number): number => {
    const offset = (Math.min(size - 1, y) * size + Math.min(size - 1, x)) * 4;
    const [red = 0, green = 0, blue = 0] = values.subarray(offset, offset + 3);
    return red * 256 + green + blue / 256 - 32_768;
  };
  const upper = heightAt(left, top) * (1 - toRight) + heightAt(left + 1, top) * toRight;
  const lower = heightAt(left, top + 1) * (1 - toRight) + heightAt(left + 1, top + 1) * toRight;
  return upper * (1 - toBottom) + lower * toBottom;
}
