import type { Position } from '@cae-map/expedition/route/geography';
import { project, reach, tileSize, type EmbedView, type PagePoint } from './embed-map.ts';

/** The least distance between two points of a line, in CSS pixels. */
const leastStep = 1.5;

/** The data of an SVG path of some lines, without what is outside of the map and what cannot be told apart. */
export function linePath(lines: readonly (readonly Position[])[], view: EmbedView): string {
  const halfWorld = (tileSize * 2 ** view.zoom) / 2;
  return lines
    .map((line) =>
      pathOfLine(
        line.map((position) => project(position, view)),
        halfWorld,
      ),
    )
    .join('');
}

/** @param halfWorld half of the width of the world: a longer segment leads to the other edge of the map */
function pathOfLine(points: readonly PagePoint[], halfWorld: number): string {
  let path = '';
  let last: PagePoint | null = null;
  let drawn: PagePoint | null = null;
  for (const [index, point] of points.entries()) {
    const isNear = drawn !== null && Math.hypot(point.x - drawn.x, point.y - drawn.y) < leastStep;
    if (isNear && index < points.length - 1) continue;
    if (last !== null && Math.abs(point.x - last.x) < halfWorld && isVisible(last, point)) {
      path += drawn === last && path !== '' ? `L${write(point)}` : `M${write(last)}L${write(point)}`;
      drawn = point;
    } else {
      drawn = null;
    }
    last = point;
  }
  return path;
}

/** Whether a segment can cross the map. */
function isVisible(from: PagePoint, to: PagePoint): boolean {
  const isBeside = (one: number, other: number, limit: number): boolean =>
    (one > limit && other > limit) || (one < -limit && other < -limit);
  return !isBeside(from.x, to.x, reach.x) && !isBeside(from.y, to.y, reach.y);
}

function write({ x, y }: PagePoint): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
