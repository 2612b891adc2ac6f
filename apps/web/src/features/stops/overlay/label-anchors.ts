import { unwrapLongitudes, type Position } from '@cae-map/expedition/route/geography';
import { simplify } from '@cae-map/expedition/route/simplify';
import type { TooltipPosition } from '@cae-map/contract/enumerations';
import { anchorsFor, baselineShift, labelOffset, type Anchor } from './stop-labels.ts';

/** The zooms (256-pixel tiles) with anchors of their own; at higher zooms the labels have enough space. */
export const anchorZooms = [4, 5, 6] as const;
export type AnchorZoom = (typeof anchorZooms)[number];
/** Stops with a higher minzoom have no label at these zooms. */
export const lastAnchorMinzoom = 7;

/** Anchors with their offsets in ems, in the order of preference: the value of `text-variable-anchor-offset`. */
export type AnchorList = readonly (Anchor | [number, number])[];

/** A stop on the map, as far as labels are concerned. */
export interface LabelledStop {
  readonly id: number;
  readonly label: string;
  readonly position: Position;
  readonly side: TooltipPosition;
  /** The zoom from which the stop is a ring or a circle. */
  readonly ringZoom: number;
  /** The zoom from which the stop has a label. */
  readonly labelZoom: number;
}

/** The size of labels in CSS pixels. */
const fontSize = 12.5;
const letterWidth = 7;
const maxLineWidth = 11 * fontSize;
const lineHeight = 1.1 * fontSize;
/** The radius of the rings of other stops. */
const ringRadius = 6;
/** The radius of the own ring in ems. */
const ownRadius = 0.53;

interface Point {
  readonly x: number;
  readonly y: number;
}
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
type Segment = readonly [Point, Point];

/**
 * Finds the anchors of the labels at each zoom. The side of the place comes first if the label is neither on a ring nor
 * across the route there; otherwise the anchors are sorted by how much they cover.
 */
export function findLabelAnchors(
  stops: readonly LabelledStop[],
  lines: readonly (readonly Position[])[],
): ReadonlyMap<number, Readonly<Record<AnchorZoom, AnchorList>>> {
  const simple = lines.map((line) => simplify(unwrapLongitudes(line), 6, 'exact'));
  const byZoom = anchorZooms.map((zoom) => findAnchorsAt(zoom, stops, simple));
  return new Map(
    stops
      .map((stop, index) => {
        const own = withOffsets(anchorsFor(stop.side));
        const [four, five, six] = byZoom.map((found) => found[index] ?? own);
        return [stop, { 4: four ?? own, 5: five ?? own, 6: six ?? own }] as const;
      })
      .filter(([{ labelZoom }]) => labelZoom <= lastAnchorMinzoom)
      .map(([{ id }, anchors]) => [id, anchors]),
  );
}

function findAnchorsAt(
  zoom: number,
  stops: readonly LabelledStop[],
  lines: readonly (readonly Position[])[],
): (AnchorList | null)[] {
  const points = stops.map(({ position }) => project(position, zoom));
  const rings = new Grid<Point>();
  for (const [index, point] of points.entries())
    if ((stops[index]?.ringZoom ?? Infinity) <= zoom + 0.5) rings.add(point, point, point);
  const segments = new Grid<Segment>();
  for (const line of lines)
    for (const segment of toSegments(line.map((position) => project(position, zoom))))
      segments.add(segment, ...segment);
  return stops.map((stop, index) => {
    const point = points[index];
    if (point === undefined || stop.labelZoom > zoom + 1) return null;
    const nearRings = rings.near(point).filter((ring) => ring !== point);
    const nearSegments = segments.near(point);
    const ranked = anchorsFor(stop.side).map((anchor, rank) => {
      const box = labelBox(stop.label, anchor, point);
      return { anchor, cost: rank * 0.15 + ringCost(box, nearRings) + lineCost(box, nearSegments) };
    });
    return withOffsets(ranked.toSorted((one, other) => one.cost - other.cost).map(({ anchor }) => anchor));
  });
}

/** The width of the cells of the grid in CSS pixels; larger than any label with its offset. */
const cellSize = 180;

/** Finds what is near a point without searching the whole world. */
class Grid<Item> {
  readonly #cells = new Map<string, Set<Item>>();

  /** Adds an item to all cells of the box between two of its corners. */
  add(item: Item, one: Point, other: Point): void {
    for (const key of cellKeys(one, other)) {
      const cell = this.#cells.get(key);
      if (cell === undefined) this.#cells.set(key, new Set([item]));
      else cell.add(item);
    }
  }

  /** The items in the cell of a point and in the cells around it. */
  near({ x, y }: Point): Item[] {
    const from = { x: x - cellSize, y: y - cellSize };
    const keys = cellKeys(from, { x: x + cellSize, y: y + cellSize });
    return [...new Set(keys.flatMap((key) => [...(this.#cells.get(key) ?? [])]))];
  }
}

function cellKeys(one: Point, other: Point): string[] {
  const cell = (value: number) => Math.floor(value / cellSize);
  const keys: string[] = [];
  for (let x = cell(Math.min(one.x, other.x)); x <= cell(Math.max(one.x, other.x)); x += 1)
    for (let y = cell(Math.min(one.y, other.y)); y <= cell(Math.max(one.y, other.y)); y += 1)
      keys.push(`${x} ${y}`);
  return keys;
}

function withOffsets(anchors: readonly Anchor[]): AnchorList {
  return anchors.flatMap((anchor) => [anchor, labelOffset(anchor, ownRadius)]);
}

/** Projects a position to pixels in Web Mercator. */
function project([latitude, longitude]: Position, zoom: number): Point {
  const world = 256 * 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: ((longitude + 180) / 360) * world,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world,
  };
}

function toSegments(points: readonly Point[]): Segment[] {
  return points.slice(1).flatMap((end, index) => {
    const start = points[index];
    return start === undefined ? [] : [[start, end] as const];
  });
}

function labelBox(label: string, anchor: Anchor, { x, y }: Point): Box {
  const length = label.length * letterWidth;
  const lines = Math.ceil(length / maxLineWidth);
  const width = Math.min(length, maxLineWidth);
  const height = Math.max(1, lines) * lineHeight;
  const [across, down] = labelOffset(anchor, ownRadius);
  const left =
    x + across * fontSize - (anchor.includes('left') ? 0 : anchor.includes('right') ? width : width / 2);
  const top =
    y +
    (down - Math.sign(down) * baselineShift) * fontSize -
    (anchor.includes('top') ? 0 : anchor.includes('bottom') ? height : height / 2);
  return { left, top, right: left + width, bottom: top + height };
}

/** The cost of each ring below the label. */
function ringCost(box: Box, rings: readonly Point[]): number {
  const covered = rings.filter(
    ({ x, y }) =>
      x > box.left - ringRadius &&
      x < box.right + ringRadius &&
      y > box.top - ringRadius &&
      y < box.bottom + ringRadius,
  );
  return covered.length * 3;
}

/** The cost of the route below the label, which grows with its length there. */
function lineCost(box: Box, segments: readonly Segment[]): number {
  let length = 0;
  for (const segment of segments) length += lengthInBox(segment, box);
  return length === 0 ? 0 : 1 + Math.min(5, length / 12);
}

/** The length of the part of a segment in a box, by clipping it at each side. */
function lengthInBox([start, end]: Segment, box: Box): number {
  // Most segments are outside.
  if (start.x < box.left && end.x < box.left) return 0;
  if (start.x > box.right && end.x > box.right) return 0;
  if (start.y < box.top && end.y < box.top) return 0;
  if (start.y > box.bottom && end.y > box.bottom) return 0;
  const dx = end.x - start.x;
  const dy = end.y - start.y;
  let from = 0;
  let to = 1;
  for (const [step, room] of [
    [-dx, start.x - box.left],
    [dx, box.right - start.x],
    [-dy, start.y - box.top],
    [dy, box.bottom - start.y],
  ] as const) {
    if (step === 0 && room < 0) return 0;
    if (step < 0) from = Math.max(from, room / step);
    if (step > 0) to = Math.min(to, room / step);
  }
  return from < to ? (to - from) * Math.hypot(dx, dy) : 0;
}
