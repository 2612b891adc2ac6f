import type { AtlasPictures } from '@cae-map/contract/api/atlas-pictures';
import { unwrapLongitudes, type Position } from '@cae-map/expedition/route/geography';

/** A view of the map: zoom of 256-pixel tiles and its centre in the plane of Mercator, from 0 to 1. */
export interface EmbedView {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

/** A point on the page in CSS pixels from the centre of the map. */
export interface PagePoint {
  readonly x: number;
  readonly y: number;
}

/** A tile of the pictures of the atlas, and its edges on the page in CSS pixels from the centre. */
export interface EmbedTile {
  readonly path: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Half of the largest map, in CSS pixels; wider maps have a plain margin. */
export const reach = { x: 480, y: 180 };

/** The area that has to show everything, in CSS pixels: that of a frame on a phone. */
const fittedArea = { width: 250, height: 90 };

/** The width of a tile of the pictures, in its own pixels, and of the world at zoom 0. */
export const tileSize = 256;
/** The lowest zoom is that of the whole journey; the pictures have the levels up to 9. */
const minZoom = 2.6;
const levels = { min: 4, max: 9 };

/** The view that shows some positions. @param maxZoom the zoom for a single position, and the highest one for several */
export function fitView(positions: readonly Position[], maxZoom: number): EmbedView {
  const points = unwrapLongitudes(positions).map(toPlane);
  const [left, right] = extent(points.map(({ x }) => x));
  const [top, bottom] = extent(points.map(({ y }) => y));
  const fit = (size: number, available: number): number =>
    size === 0 ? Infinity : Math.log2(available / (size * tileSize));
  const fitted = Math.min(fit(right - left, fittedArea.width), fit(bottom - top, fittedArea.height), maxZoom);
  return { zoom: Math.max(minZoom, fitted), x: (left + right) / 2, y: (top + bottom) / 2 };
}

function extent(values: readonly number[]): readonly [number, number] {
  let [least, most] = [Infinity, -Infinity];
  for (const value of values) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return [least, most];
}

/** Projects a position to the page. */
export function project(position: Position, { zoom, x, y }: EmbedView): PagePoint {
  const size = tileSize * 2 ** zoom;
  const point = toPlane(position);
  // The nearest copy of the world.
  const across = point.x - x - Math.round(point.x - x);
  return { x: across * size, y: (point.y - y) * size };
}

function toPlane([latitude, longitude]: Position): PagePoint {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return { x: (longitude + 180) / 360, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

/**
 * The tiles of the pictures for a view, of the level that suits its zoom, or of a lower one if set-up has drawn more of it, because the
 * higher levels only have what is near the stops.
 */
export function listTiles(pictures: AtlasPictures, view: EmbedView): EmbedTile[] {
  const wanted = Math.min(levels.max, Math.max(levels.min, Math.floor(view.zoom - 0.4)));
  let best = tilesOfLevel(pictures, view, wanted);
  for (let level = wanted - 1; level >= levels.min && best.missing > 0; level -= 1) {
    const lower = tilesOfLevel(pictures, view, level);
    if (lower.missing < best.missing) best = lower;
  }
  return best.tiles;
}

/** @returns the drawn tiles, and which share of the map has none */
function tilesOfLevel(pictures: AtlasPictures, view: EmbedView, level: number) {
  const count = 2 ** level;
  const size = tileSize * 2 ** (view.zoom - level);
  const edge = (index: number, centre: number): number => Math.round((index - centre * count) * size);
  const span = (centre: number, half: number): number[] => {
    const first = Math.floor(centre * count - half / size);
    const last = Math.floor(centre * count + half / size);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  };
  const tiles: EmbedTile[] = [];
  let missing = 0;
  const rows = span(view.y, reach.y).filter((row) => row >= 0 && row < count);
  const columns = span(view.x, reach.x);
  for (const row of rows) {
    for (const column of columns) {
      const wrapped = ((column % count) + count) % count;
      const [left, top] = [edge(column, view.x), edge(row, view.y)];
      const [right, bottom] = [edge(column + 1, view.x), edge(row + 1, view.y)];
      if (isDrawn(pictures, level, wrapped, row))
        tiles.push({
          path: `${level}/${wrapped}/${row}`,
          left,
          top,
          width: right - left,
          height: bottom - top,
        });
      else missing += 1;
    }
  }
  return { tiles, missing: missing / (rows.length * columns.length) };
}

function isDrawn({ tiles }: AtlasPictures, level: number, x: number, y: number): boolean {
  return (tiles[level] ?? []).some(([row, first, last]) => row === y && first <= x && x <= last);
}
