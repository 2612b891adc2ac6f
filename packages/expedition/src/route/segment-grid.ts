/** A point of a plane: x to the east and y to the north, in any unit. */
export type PlanePoint = readonly [x: number, y: number];

/** A segment of a line. */
export interface Segment {
  /** The index of its line. */
  readonly line: number;
  readonly start: PlanePoint;
  readonly end: PlanePoint;
}

/** A segment that covers more cells of the grid is compared with all others. */
const maxCells = 64;

/** Returns a function that lists the segments of other lines whose bounding boxes are not farther away than the tolerance. */
export function indexSegments(
  segments: readonly Segment[],
  tolerance: number,
): (segment: Segment) => Segment[] {
  const size = Math.max(tolerance * 4, medianExtent(segments));
  const cells = new Map<string, Segment[]>();
  const long: Segment[] = [];
  for (const segment of segments) {
    const keys = listCells(segment, size, tolerance);
    if (keys === null) long.push(segment);
    else {
      for (const key of keys) {
        const cell = cells.get(key);
        if (cell === undefined) cells.set(key, [segment]);
        else cell.push(segment);
      }
    }
  }
  return (segment) => {
    const keys = listCells(segment, size, tolerance);
    const near =
      keys === null ? segments : new Set([...keys.flatMap((key) => cells.get(key) ?? []), ...long]);
    return [...near].filter((other) => other.line !== segment.line && isNear(segment, other, tolerance));
  };
}

/** The cells that the bounding box of a segment covers; null if they are many. */
function listCells({ start, end }: Segment, size: number, tolerance: number): string[] | null {
  const range = (one: number, other: number): readonly [number, number] => [
    Math.floor((Math.min(one, other) - tolerance) / size),
    Math.floor((Math.max(one, other) + tolerance) / size),
  ];
  const [west, east] = range(start[0], end[0]);
  const [south, north] = range(start[1], end[1]);
  if ((east - west + 1) * (north - south + 1) > maxCells) return null;
  const keys: string[] = [];
  for (let x = west; x <= east; x += 1) for (let y = south; y <= north; y += 1) keys.push(`${x} ${y}`);
  return keys;
}

function isNear(one: Segment, other: Segment, tolerance: number): boolean {
  return [0, 1].every((axis) => {
    const [a = 0, b = 0] = [one.start[axis], one.end[axis]];
    const [c = 0, d = 0] = [other.start[axis], other.end[axis]];
    return Math.min(a, b) - tolerance <= Math.max(c, d) && Math.min(c, d) - tolerance <= Math.max(a, b);
  });
}

function medianExtent(segments: readonly Segment[]): number {
  const extents = segments.map(({ start, end }) =>
    Math.max(Math.abs(end[0] - start[0]), Math.abs(end[1] - start[1])),
  );
  return extents.toSorted((one, other) => one - other)[Math.floor(extents.length / 2)] ?? 0;
}
