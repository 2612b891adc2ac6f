import type { PictureArea } from './picture-area.ts';

/** The width of the tiles of the map, in pixels at their zoom. */
const sourceTileSize = 512;

/** A tile, the position of its north-west corner in the picture, and its width and height in the picture, in pixels. */
export interface PlacedTile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
  readonly left: number;
  readonly top: number;
  readonly size: number;
}

/** The zooms of 512-pixel tiles that a source has. */
export interface SourceZooms {
  readonly min: number;
  readonly max: number;
}

/**
 * Lists the tiles of a picture, row by row, enlarged if the source has none of the zoom; none below its lowest zoom. The picture may
 * cross the 180th meridian, but has no tiles beyond the poles.
 */
export function placeTiles(area: PictureArea, zooms: SourceZooms): PlacedTile[] {
  const z = Math.min(area.zoom - 1, zooms.max);
  if (z < zooms.min) return [];
  const size = sourceTileSize * 2 ** (area.zoom - 1 - z);
  const count = 2 ** z;
  const { left, top } = area;
  const tiles: PlacedTile[] = [];
  const lastRow = Math.min(count - 1, Math.floor((top + area.height - 1) / size));
  const lastColumn = Math.floor((left + area.width - 1) / size);
  for (let y = Math.max(0, Math.floor(top / size)); y <= lastRow; y += 1) {
    for (let column = Math.floor(left / size); column <= lastColumn; column += 1) {
      const x = ((column % count) + count) % count;
      tiles.push({ z, x, y, left: column * size - left, top: y * size - top, size });
    }
  }
  return tiles;
}
