import { unwrapLongitudes, type Position } from '../route/geography.ts';
import type { TooltipPosition } from '@cae-map/contract/enumerations';
import { PointGrid, type Box, type Point } from './point-grid.ts';
import { anchorsFor, baselineShift, labelOffset, type Anchor } from './label-offset.ts';

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
/** The distance between the points that represent the route, in CSS pixels; less than the height of a label. */
const sampleDistance = 5;
/** The radius of the own ring in ems. */
const ownRadius = 0.53;

/** The anchors of a label at the zooms at which they differ from those of its side. */
export type OwnAnchors = Readonly<Partial<Record<AnchorZoom, AnchorList>>>;

/**
 * Finds the anchors of the labels at each zoom. The side of the place comes first if the label is neither on a ring nor
 * across the route there; otherwise the anchors are sorted by how much they cover.
 * @returns the anchors by the id of the stop, without stops whose anchors are those of their side at every zoom
 */
export function findLabelAnchors(
  stops: readonly LabelledStop[],
  lines: readonly (readonly Position[])[],
): ReadonlyMap<number, OwnAnchors> {
  const projectedStops = projectStops(stops);
  const projectedLines = projectLines(lines);
  const found = new Map<number, OwnAnchors>();
  for (const zoom of anchorZooms)
    for (const [id, anchors] of findAnchorsAt(zoom, projectedStops, projectedLines))
      found.set(id, { ...found.get(id), [zoom]: withOffsets(anchors) });
  return found;
}

/** The same at a single zoom. */
export function findLabelAnchorsAt(
  zoom: AnchorZoom,
  stops: readonly LabelledStop[],
  lines: readonly (readonly Position[])[],
): ReadonlyMap<number, AnchorList> {
  const found = findAnchorsAt(zoom, projectStops(stops), projectLines(lines));
  return new Map(found.map(([id, anchors]) => [id, withOffsets(anchors)]));
}

function projectStops(stops: readonly LabelledStop[]): (LabelledStop & Point)[] {
  return stops.map((stop) => ({ ...stop, ...project(stop.position) }));
}

function projectLines(lines: readonly (readonly Position[])[]): Point[][] {
  return lines.map((line) => unwrapLongitudes(line).map(project));
}

/** Returns the anchors that differ from those of the side, with the ids of the stops. */
function findAnchorsAt(
  zoom: number,
  stops: readonly (LabelledStop & Point)[],
  lines: readonly (readonly Point[])[],
): (readonly [id: number, anchors: readonly Anchor[]])[] {
  const scale = worldSize(zoom);
  const rings = new PointGrid();
  for (const { x, y, ringZoom } of stops) if (ringZoom <= zoom + 0.5) rings.add(x * scale, y * scale);
  const route = new PointGrid();
  for (const line of lines) addSamples(route, line, scale);
  return stops
    .filter(({ labelZoom }) => labelZoom <= Math.min(zoom + 1, lastAnchorMinzoom))
    .flatMap(({ id, label, side, x, y }) => {
      const point = { x: x * scale, y: y * scale };
      const preferred = anchorsFor(side);
      const ranked = rankAnchors(preferred, (anchor) => {
        const box = labelBox(label, anchor, point);
        return ringCost(box, point, rings) + lineCost(box, route);
      });
      return ranked.every((anchor, rank) => anchor === preferred[rank]) ? [] : [[id, ranked] as const];
    });
}

/** The number of free anchors after which the others are not compared: one, and one if another label is there. */
const neededFreeAnchors = 2;

/** Sorts anchors by their cost and then by their order. After enough free ones the rest keeps its order. */
function rankAnchors(anchors: readonly Anchor[], findCost: (anchor: Anchor) => number): Anchor[] {
  const compared: { readonly anchor: Anchor; readonly cost: number }[] = [];
  let free = 0;
  for (const [rank, anchor] of anchors.entries()) {
    if (free === neededFreeAnchors) break;
    const cost = findCost(anchor);
    if (cost === 0) free += 1;
    compared.push({ anchor, cost: rank * 0.15 + cost });
  }
  const best = compared.toSorted((one, other) => one.cost - other.cost).map(({ anchor }) => anchor);
  const rest = anchors.slice(compared.length);
  // The blocked ones that were compared come last.
  return [...best.slice(0, free), ...rest, ...best.slice(free)];
}

/**
 * Adds points of a line at distances of {@link sampleDistance} along it, starting with its first point.
 * @param line in units of the world
 * @param scale the width of the world in pixels
 */
function addSamples(grid: PointGrid, line: readonly Point[], scale: number): void {
  /** The distance from the start of the segment to the next point. */
  let next = 0;
  for (let index = 1; index < line.length; index += 1) {
    const start = line[index - 1];
    const end = line[index];
    if (start === undefined || end === undefined) continue;
    const dx = (end.x - start.x) * scale;
    const dy = (end.y - start.y) * scale;
    const length = Math.sqrt(dx * dx + dy * dy);
    for (; next < length; next += sampleDistance)
      grid.add(start.x * scale + dx * (next / length), start.y * scale + dy * (next / length));
    next -= length;
  }
}

function withOffsets(anchors: readonly Anchor[]): AnchorList {
  return anchors.flatMap((anchor) => [anchor, labelOffset(anchor, ownRadius)]);
}

/** Returns the width of the world in pixels. */
function worldSize(zoom: number): number {
  return 256 * 2 ** zoom;
}

/** Projects a position in Web Mercator; the width of the world is 1. */
function project([latitude, longitude]: Position): Point {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: (longitude + 180) / 360,
    y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI),
  };
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

/** The cost of each ring below the label, except for rings at the point of the label. */
function ringCost({ left, top, right, bottom }: Box, point: Point, rings: PointGrid): number {
  const outline = {
    left: left - ringRadius,
    top: top - ringRadius,
    right: right + ringRadius,
    bottom: bottom + ringRadius,
  };
  return 3 * rings.count(outline, Infinity, point);
}

/** The largest cost of the length of the route below a label. */
const largestLengthCost = 5;
/** The length of the route, in pixels, that costs 1. */
const lengthOfUnitCost = 12;

/** The cost of the route below the label, which grows with its length there. */
function lineCost(box: Box, route: PointGrid): number {
  const limit = (largestLengthCost * lengthOfUnitCost) / sampleDistance;
  const length = route.count(box, limit) * sampleDistance;
  return length === 0 ? 0 : 1 + length / lengthOfUnitCost;
}
