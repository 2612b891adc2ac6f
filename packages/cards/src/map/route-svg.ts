import { cardSize } from '@cae-map/contract/api/page-card';
import type { CardPosition } from '@cae-map/contract/api/page-card';
import type { Position } from '@cae-map/expedition/route/geography';
import type { Expedition } from '@cae-map/expedition/to-expedition';
import { palette, yearColours } from '../palette.ts';
import { tileSize, toPixel, type CardView } from './card-view.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The least distance between two points of a line, in pixels. */
const leastStep = 1.5;
/** How far beyond the edges lines are drawn, in pixels. */
const margin = 12;
/** From this zoom on stops are shown: those that the map labels at the zoom. */
const stopsZoom = 6;

/** Draws the route and its stops as SVG without a root. */
export function routeSvg(
  { legs, path, byId }: Pick<Expedition, 'legs' | 'path' | 'byId'>,
  view: CardView,
): string {
  const byColour = new Map<string, string>();
  for (const { toId, points } of legs) {
    const line = linePath(points, view);
    if (line === '') continue;
    const year = byId.get(toId)?.record.date?.slice(0, 4) ?? '';
    const colour = yearColours[year] ?? palette.otherYears;
    byColour.set(colour, (byColour.get(colour) ?? '') + line);
  }
  const stroke = (data: string, colour: string, width: number): string =>
    `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;
  const [halo, line] = view.zoom >= stopsZoom ? [9, 4.5] : [6.5, 3];
  const stops =
    view.zoom < stopsZoom
      ? []
      : path.flatMap(({ position, record }) => {
          if (position === null || record.minzoom <= 0 || record.minzoom > view.zoom) return [];
          const { x, y } = project(position, view);
          return isInside({ x, y })
            ? [
                `<circle cx="${round(x)}" cy="${round(y)}" r="4.5" fill="${palette.paper}" stroke="${palette.ink}" stroke-width="2.2"/>`,
              ]
            : [];
        });
  return [
    stroke([...byColour.values()].join(''), palette.paper, halo),
    ...[...byColour].map(([colour, data]) => stroke(data, colour, line)),
    ...stops,
  ].join('');
}

/** Draws the pin at a position; a ring where the position is calculated. */
export function pinSvg({ latitude, longitude, isCalculated }: CardPosition, view: CardView): string {
  const { x, y } = project([latitude, longitude], view);
  const at = `transform="translate(${round(x)} ${round(y)})"`;
  if (isCalculated)
    return (
      `<g ${at}><circle r="25" fill="${palette.paper}" fill-opacity="0.75"/>` +
      `<circle r="19" fill="${palette.pin}" fill-opacity="0.16" stroke="${palette.pin}" stroke-width="4.5" stroke-dasharray="9 6"/>` +
      `<circle r="5.5" fill="${palette.pin}"/></g>`
    );
  return (
    `<g ${at}><ellipse rx="11" ry="4" fill="#3c2c14" fill-opacity="0.35"/>` +
    `<path d="M0 0C-5-15-22-24-22-42a22 22 0 0 1 44 0C22-24 5-15 0 0z" fill="${palette.pin}" stroke="${palette.paper}" stroke-width="3.5"/>` +
    `<circle cy="-42" r="8" fill="${palette.paper}"/></g>`
  );
}

function project(position: Position, { zoom, left, top }: CardView): Point {
  const { x, y } = toPixel(position, zoom);
  return { x: x - left, y: y - top };
}

/** The data of the path of a line, without what is outside of the card and what cannot be told apart. */
function linePath(line: readonly Position[], view: CardView): string {
  const halfWorld = (tileSize * 2 ** view.zoom) / 2;
  let data = '';
  let last: Point | null = null;
  let drawn: Point | null = null;
  for (const [index, position] of line.entries()) {
    const point = project(position, view);
    const isNear = drawn !== null && Math.hypot(point.x - drawn.x, point.y - drawn.y) < leastStep;
    if (isNear && index < line.length - 1) continue;
    if (last !== null && Math.abs(point.x - last.x) < halfWorld && isVisible(last, point)) {
      data += drawn === last && data !== '' ? `L${write(point)}` : `M${write(last)}L${write(point)}`;
      drawn = point;
    } else {
      drawn = null;
    }
    last = point;
  }
  return data;
}

/** Whether a segment can cross the card. */
function isVisible(from: Point, to: Point): boolean {
  const isBeside = (one: number, other: number, size: number): boolean =>
    (one < -margin && other < -margin) || (one > size + margin && other > size + margin);
  return !isBeside(from.x, to.x, cardSize.width) && !isBeside(from.y, to.y, cardSize.height);
}

function isInside({ x, y }: Point): boolean {
  return isVisible({ x, y }, { x, y });
}

function write({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
