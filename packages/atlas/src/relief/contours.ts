/** A closed line on a grid, in columns and rows with fractions; its last point is not repeated. */
export type Ring = readonly (readonly [column: number, row: number])[];

/** A grid of heights, row by row. */
export interface Heights {
  readonly width: number;
  readonly height: number;
  readonly metres: ArrayLike<number>;
}

/**
 * The areas of a grid that are at least as high as a level, by marching squares: each an outer ring with its holes. The
 * outermost cells count as low, so that every ring closes.
 */
export function areasAbove(heights: Heights, level: number): Ring[][] {
  const rings = closedRings(segments(heights, level));
  const outer = rings.filter((ring) => signedArea(ring) > 0).map((ring) => [ring]);
  // The smallest first, so that a hole goes to the innermost area around it.
  outer.sort((one, other) => signedArea(one[0] ?? []) - signedArea(other[0] ?? []));
  for (const hole of rings.filter((ring) => signedArea(ring) < 0)) {
    outer.find((area) => contains(area[0] ?? [], hole[0] ?? [0, 0]))?.push(hole);
  }
  return outer;
}

/** Twice the area of a ring, positive when it runs clockwise as seen on the map (rows grow downward). */
export function signedArea(ring: Ring): number {
  let area = 0;
  for (const [index, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    area += x * nextY - nextX * y;
  }
  return area;
}

function contains(ring: Ring, [x, y]: readonly [number, number]): boolean {
  let isInside = false;
  for (const [index, [ax, ay]] of ring.entries()) {
    const [bx, by] = ring[(index + 1) % ring.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
  }
  return isInside;
}

/** Where the level crosses an edge of the grid: the edge's number, and the point on it. */
interface Crossing {
  readonly edge: number;
  readonly point: readonly [number, number];
}

/** From crossing to crossing, with the high ground on the right hand. */
type Segments = ReadonlyMap<number, { readonly from: Crossing; readonly to: Crossing }>;

function segments(heights: Heights, level: number): Segments {
  const found = new Map<number, { from: Crossing; to: Crossing }>();
  for (let row = 0; row < heights.height - 1; row++) {
    for (let column = 0; column < heights.width - 1; column++) {
      for (const [from, to] of crossingsOfCell(heights, level, column, row))
        found.set(from.edge, { from, to });
    }
  }
  return found;
}

/** The sides of a cell in the order top, right, bottom, left. */
type Side = 0 | 1 | 2 | 3;

/** For each pattern of high corners (1 top left, 2 top right, 4 bottom right, 8 bottom left) the lines from side to side. */
const patterns: readonly (readonly (readonly [Side, Side])[])[] = [
  [],
  [[0, 3]],
  [[1, 0]],
  [[1, 3]],
  [[2, 1]],
  [
    [0, 3],
    [2, 1],
  ],
  [[2, 0]],
  [[2, 3]],
  [[3, 2]],
  [[0, 2]],
  [
    [1, 0],
    [3, 2],
  ],
  [[1, 2]],
  [[3, 1]],
  [[0, 1]],
  [[3, 0]],
  [],
];

/** At a saddle whose middle is high the two high corners are joined. */
const joinedSaddles: Readonly<Record<number, readonly (readonly [Side, Side])[]>> = {
  5: [
    [0, 1],
    [2, 3],
  ],
  10: [
    [1, 2],
    [3, 0],
  ],
};

function crossingsOfCell(
  heights: Heights,
  level: number,
  column: number,
  row: number,
): [Crossing, Crossing][] {
  const corners = [
    heightAt(heights, column, row),
    heightAt(heights, column + 1, row),
    heightAt(heights, column + 1, row + 1),
    heightAt(heights, column, row + 1),
  ] as const;
  let pattern = 0;
  for (const [index, height] of corners.entries()) if (height >= level) pattern += 2 ** index;
  if (pattern === 0 || pattern === 15) return [];
  const middle = (corners[0] + corners[1] + corners[2] + corners[3]) / 4;
  const lines = (middle >= level ? joinedSaddles[pattern] : undefined) ?? patterns[pattern] ?? [];
  const crossing = (side: Side): Crossing => crossingOf(heights, corners, level, column, row, side);
  return lines.map(([from, to]) => [crossing(from), crossing(to)]);
}

function crossingOf(
  { width }: Heights,
  [topLeft, topRight, bottomRight, bottomLeft]: readonly [number, number, number, number],
  level: number,
  column: number,
  row: number,
  side: Side,
): Crossing {
  const share = (one: number, other: number): number => (level - one) / (other - one);
  const horizontal = (row * width + column) * 2;
  const below = ((row + 1) * width + column) * 2;
  switch (side) {
    case 0:
      return { edge: horizontal, point: [column + share(topLeft, topRight), row] };
    case 1:
      return { edge: horizontal + 3, point: [column + 1, row + share(topRight, bottomRight)] };
    case 2:
      return { edge: below, point: [column + share(bottomLeft, bottomRight), row + 1] };
    case 3:
      return { edge: horizontal + 1, point: [column, row + share(topLeft, bottomLeft)] };
  }
}

/** The height in metres of the outermost cells: deeper than any sea. */
const belowEverything = -20_000;

function heightAt({ width, height, metres }: Heights, column: number, row: number): number {
  const isEdge = column === 0 || row === 0 || column === width - 1 || row === height - 1;
  return isEdge ? belowEverything : (metres[row * width + column] ?? 0);
}

function closedRings(lines: Segments): Ring[] {
  const rings: Ring[] = [];
  const used = new Set<number>();
  for (const start of lines.keys()) {
    if (used.has(start)) continue;
    const ring: (readonly [number, number])[] = [];
    let edge = start;
    while (!used.has(edge)) {
      const line = lines.get(edge);
      if (!line) break;
      used.add(edge);
      ring.push(line.from.point);
      edge = line.to.edge;
    }
    if (ring.length > 3) rings.push(ring);
  }
  return rings;
}
