/** A point of a plane: x to the east and y to the north, in any unit. */
export type PlanePoint = readonly [x: number, y: number];

/** A segment of a line. */
export interface Segment {
  /** The index of its line. */
  readonly line: number;
  readonly start: PlanePoint;
  readonly end: PlanePoint;
}

interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Segments beside each other and their bounding box: a leaf, or two halves. */
interface Node extends Box {
  readonly indices: readonly number[];
  readonly halves: readonly [Node, Node] | null;
  /** The line that all segments in the box belong to; null if they belong to several lines. */
  readonly line: number | null;
}

/** The most segments of a leaf. */
const leafSize = 8;

/**
 * Returns a function that lists the segments of other lines whose bounding boxes are not farther away than the tolerance, in their
 * order. The segments are a tree of bounding boxes, because they may be of very different lengths. Takes O(n log² n) time, and a
 * query about O(log n) and the number of its results.
 */
export function indexSegments(
  segments: readonly Segment[],
  tolerance: number,
): (segment: Segment) => Segment[] {
  const boxes = segments.map(boxOf);
  const root = createNode([...boxes.keys()], boxes, segments);
  return (segment) => {
    const { west, south, east, north } = boxOf(segment);
    const reach: Box = {
      west: west - tolerance,
      south: south - tolerance,
      east: east + tolerance,
      north: north + tolerance,
    };
    const found: number[] = [];
    const open = [root];
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      if (node.line === segment.line || !touches(node, reach)) continue;
      if (node.halves === null) found.push(...node.indices);
      else open.push(...node.halves);
    }
    return found
      .sort((one, other) => one - other)
      .flatMap((index) => {
        const [other, box] = [segments[index], boxes[index]];
        const isNear = other && box && other.line !== segment.line && touches(box, reach);
        return isNear === true ? [other] : [];
      });
  };
}

/** Halves the segments by the middles of their boxes, in the direction in which the boxes extend farther. */
function createNode(indices: readonly number[], boxes: readonly Box[], segments: readonly Segment[]): Node {
  const box = joinBoxes(indices.flatMap((index) => boxes[index] ?? []));
  const first = segments[indices[0] ?? 0]?.line ?? null;
  const line = indices.every((index) => segments[index]?.line === first) ? first : null;
  if (indices.length <= leafSize) return { ...box, line, indices, halves: null };
  const isWide = box.east - box.west > box.north - box.south;
  const middle = (index: number): number => {
    const { west = 0, south = 0, east = 0, north = 0 } = boxes[index] ?? {};
    return isWide ? west + east : south + north;
  };
  const sorted = indices.toSorted((one, other) => middle(one) - middle(other));
  const half = Math.ceil(sorted.length / 2);
  return {
    ...box,
    line,
    indices: [],
    halves: [
      createNode(sorted.slice(0, half), boxes, segments),
      createNode(sorted.slice(half), boxes, segments),
    ],
  };
}

function boxOf({ start, end }: Segment): Box {
  return {
    west: Math.min(start[0], end[0]),
    south: Math.min(start[1], end[1]),
    east: Math.max(start[0], end[0]),
    north: Math.max(start[1], end[1]),
  };
}

function joinBoxes(boxes: readonly Box[]): Box {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const box of boxes) {
    west = Math.min(west, box.west);
    south = Math.min(south, box.south);
    east = Math.max(east, box.east);
    north = Math.max(north, box.north);
  }
  return { west, south, east, north };
}

function touches(one: Box, other: Box): boolean {
  return (
    one.west <= other.east && one.east >= other.west && one.south <= other.north && one.north >= other.south
  );
}
