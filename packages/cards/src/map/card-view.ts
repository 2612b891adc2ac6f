import { cardSize, type PageCard } from '@cae-map/contract/api/page-card';
import type { Position } from '@cae-map/expedition/route/geography';
import type { PrintBox } from '../layout/print-box.ts';
import { sheetBox } from '../layout/sheet-box.ts';

/** A view of the map: the zoom of 256-pixel tiles and the pixel of the world in the upper left corner of the card. */
export interface CardView {
  readonly zoom: number;
  readonly left: number;
  readonly top: number;
}

/** The pixels of a tile, and of the world at zoom 0. */
export const tileSize = 256;

/** The zoom around a position: some days of travel in each direction. */
export const positionZoom = 6;
/** The zoom of the whole route: the pictures of the atlas have no lower one. */
export const routeZoom = 4;
/** The middle of the route in Asia. */
const routeCentre: Position = [38.5, 92];

/** The pixel of the world of a position. */
export function toPixel(
  [latitude, longitude]: Position,
  zoom: number,
): { readonly x: number; readonly y: number } {
  const size = tileSize * 2 ** zoom;
  const sine = Math.sin((Math.max(-85, Math.min(85, latitude)) * Math.PI) / 180);
  return {
    x: (longitude / 360 + 0.5) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  };
}

/** The point of the card where its position, or the middle of the route, is shown: in the middle of the area beside the sheet. */
export function focusOnCard(print: PrintBox | null): { readonly x: number; readonly y: number } {
  const x = Math.round((sheetBox.left + sheetBox.width + cardSize.width) / 2);
  const above = print === null ? 0 : print.top + print.height;
  return { x, y: Math.round((above + cardSize.height) / 2) };
}

/** The view of a card at a zoom. */
export function viewAt(
  { position }: Pick<PageCard, 'position'>,
  print: PrintBox | null,
  zoom: number,
): CardView {
  const centre = position === null ? routeCentre : ([position.latitude, position.longitude] as const);
  const pixel = toPixel(centre, zoom);
  const focus = focusOnCard(print);
  return { zoom, left: Math.round(pixel.x) - focus.x, top: Math.round(pixel.y) - focus.y };
}
