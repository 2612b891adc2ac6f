import type { AtlasPictures } from '@cae-map/contract/api/atlas-pictures';
import type { InitialView } from '../camera/initial-view.ts';
import { pictureLevel, pictureTileSize } from './picture-levels.ts';

/** A tile and its edges on the page in CSS pixels from the centre of the view. */
export interface ShownTile {
  readonly level: number;
  readonly x: number;
  readonly y: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How far from the centre of the view the pictures reach, in CSS pixels: on all screens up to 1650 pixels wide as far as the map, on wider ones within their budget. */
const reach = { x: 1020, y: 620 };

/** Lists the tiles of the pictures around the centre of a view, row by row. Neighbouring tiles share whole pixels as their edge. */
export function listTiles(view: InitialView): ShownTile[] {
  const level = pictureLevel(view.zoom);
  const size = pictureTileSize * 2 ** (view.zoom - level);
  const count = 2 ** level;
  const sine = Math.sin((view.latitude * Math.PI) / 180);
  const centreX = ((view.longitude + 180) / 360) * count;
  const centreY = (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * count;
  const edge = (index: number, centre: number): number => Math.round((index - centre) * size);
  const tiles: ShownTile[] = [];
  const lastRow = Math.min(count - 1, Math.floor(centreY + reach.y / size));
  for (let y = Math.max(0, Math.floor(centreY - reach.y / size)); y <= lastRow; y += 1) {
    const lastColumn = Math.floor(centreX + reach.x / size);
    for (let column = Math.floor(centreX - reach.x / size); column <= lastColumn; column += 1) {
      tiles.push({
        level,
        x: ((column % count) + count) % count,
        y,
        left: edge(column, centreX),
        top: edge(y, centreY),
        right: edge(column + 1, centreX),
        bottom: edge(y + 1, centreY),
      });
    }
  }
  return tiles;
}

/** Whether set-up has drawn a tile. */
export function isDrawn({ tiles }: AtlasPictures, { level, x, y }: ShownTile): boolean {
  const spans = tiles[level] ?? [];
  return spans.some(([row, first, last]) => row === y && first <= x && x <= last);
}
