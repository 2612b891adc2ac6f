import type { FeatureCollection, Position } from 'geojson';
import type { HeightGrid } from '../terrain/height-grid.ts';
import { aboveFloor, positionAboveFloor } from './valley-floor.ts';
import { valleyPath } from './valley-path.ts';
import type { Post } from './valley-path.ts';

/** The distance of the points that are examined along a river, in posts. */
const stepInPosts = 0.5;

/**
 * Heights above the floor of the valley in metres: a river climbs out of its valley above `high`, and its course is replaced
 * from where it leaves the floor (`low`). Below, the original is more detailed than the grid.
 */
const climb = { high: 60, low: 30 } as const;

/** How far the new course may be from the original, in posts: about 5 km. */
const corridorReach = 6;

/** How far a junction or an end of a river may be moved to the floor of the valley, in posts. */
const junctionReach = 3;

/**
 * Moves rivers that climb out of their valleys to the floor of the valley in the height grid. Junctions of lines are moved
 * together; courses on the floor, in plains and outside the grid are kept.
 */
export function snapRivers(rivers: FeatureCollection, grid: HeightGrid): FeatureCollection {
  const junctions = findJunctions(rivers);
  const features = rivers.features.map((feature) => {
    const { geometry } = feature;
    if (geometry.type !== 'MultiLineString') return feature;
    const coordinates = geometry.coordinates.map((line) => snapLine(line, grid, junctions));
    return { ...feature, geometry: { ...geometry, coordinates } };
  });
  return { ...rivers, features };
}

const keyOf = ([longitude = 0, latitude = 0]: Position): string => `${longitude} ${latitude}`;

/** The first and last positions of all lines; other lines may pass through them. */
function findJunctions({ features }: FeatureCollection): ReadonlySet<string> {
  const lines = features.flatMap(({ geometry }) =>
    geometry.type === 'MultiLineString' ? geometry.coordinates : [],
  );
  return new Set(lines.flatMap((line) => [line[0] ?? [], line.at(-1) ?? []].map(keyOf)));
}

/** A point of a river and its height above the floor of the valley. */
interface RiverPoint {
  readonly position: Position;
  readonly above: number;
}

/** Snaps one line between each two junctions. */
export function snapLine(
  line: readonly Position[],
  grid: HeightGrid,
  junctions: ReadonlySet<string>,
): Position[] {
  const snapped: Position[] = [];
  let part: Position[] = [];
  for (const [index, position] of line.entries()) {
    const isLast = index === line.length - 1;
    const isJunction = index === 0 || isLast || junctions.has(keyOf(position));
    part.push(isJunction ? moveToFloor(position, grid) : position);
    if (!isJunction || index === 0) continue;
    snapped.push(...snapPart(part, grid).slice(snapped.length === 0 ? 0 : 1));
    part = part.slice(-1);
  }
  return snapped;
}

function moveToFloor(position: Position, grid: HeightGrid): Position {
  const [longitude = 0, latitude = 0] = position;
  if (positionAboveFloor(grid, longitude, latitude) <= climb.high) return position;
  const [column, row] = nearestPost(position, grid);
  let best: { readonly post: Post; readonly above: number } | null = null;
  for (let dy = -junctionReach; dy <= junctionReach; dy++) {
    for (let dx = -junctionReach; dx <= junctionReach; dx++) {
      const above = aboveFloor(grid, column + dx, row + dy);
      if (!best || above < best.above) best = { post: [column + dx, row + dy], above };
    }
  }
  return best ? positionOf(best.post, grid) : position;
}

function snapPart(part: readonly Position[], grid: HeightGrid): Position[] {
  const points = examine(part, grid);
  if (!points.some(({ above }) => above > climb.high)) return [...part];
  const course: Position[] = [];
  let index = 0;
  while (index < points.length) {
    const end = climbEnd(points, index);
    const last = points[end];
    const from = points[index];
    if (end === index || !last || !from) {
      if (from) course.push(from.position);
      index += 1;
      continue;
    }
    const detour = courseOnFloor(points.slice(index, end + 1), grid);
    course.push(...detour.slice(0, -1));
    index = end;
  }
  return withoutStraightPoints(course);
}

/** The positions of a line and intermediate ones, with their heights above the floor. */
function examine(part: readonly Position[], grid: HeightGrid): RiverPoint[] {
  const positions = part.flatMap((from, index) => {
    const to = part[index + 1] ?? from;
    const [ax = 0, ay = 0] = from;
    const [bx = 0, by = 0] = to;
    const steps = Math.max(1, Math.ceil((Math.hypot(bx - ax, by - ay) * grid.postsPerDegree) / stepInPosts));
    return Array.from({ length: steps }, (_, step): Position =>
      step === 0 ? from : [ax + ((bx - ax) * step) / steps, ay + ((by - ay) * step) / steps],
    );
  });
  return positions.map((position) => {
    const [longitude = 0, latitude = 0] = position;
    return { position, above: positionAboveFloor(grid, longitude, latitude) };
  });
}

/** The index at which a climb that begins at an index ends on the floor again; the index itself if there is none. */
function climbEnd(points: readonly RiverPoint[], start: number): number {
  let end = start + 1;
  let highest = 0;
  while (end < points.length - 1 && (points[end]?.above ?? 0) > climb.low) {
    highest = Math.max(highest, points[end]?.above ?? 0);
    end += 1;
  }
  return highest > climb.high ? end : start;
}

function courseOnFloor(points: readonly RiverPoint[], grid: HeightGrid): Position[] {
  const positions = points.map(({ position }) => position);
  const first = positions[0] ?? [];
  const last = positions.at(-1) ?? [];
  const posts = positions.map((position) => nearestPost(position, grid));
  const path = valleyPath(
    grid,
    nearestPost(first, grid),
    nearestPost(last, grid),
    corridorAround(posts, grid),
  );
  if (!path) return positions;
  const inner = path.slice(1, -1).map((post) => positionOf(post, grid));
  return rounded([first, ...inner, last]);
}

function corridorAround(posts: readonly Post[], { width, height }: HeightGrid): Set<number> {
  const corridor = new Set<number>();
  for (const [column, row] of posts) {
    for (let y = Math.max(0, row - corridorReach); y <= Math.min(height - 1, row + corridorReach); y++) {
      for (let x = Math.max(0, column - corridorReach); x <= Math.min(width - 1, column + corridorReach); x++)
        corridor.add(y * width + x);
    }
  }
  return corridor;
}

/** Rounds the corners of a path from post to post; its ends are kept. */
function rounded(path: readonly Position[]): Position[] {
  return path.map((position, index) => {
    const [x = 0, y = 0] = position;
    const before = path[index - 1];
    const after = path[index + 1];
    if (!before || !after) return position;
    const [bx = 0, by = 0] = before;
    const [ax = 0, ay = 0] = after;
    return [(bx + 2 * x + ax) / 4, (by + 2 * y + ay) / 4].map((degrees) => Math.round(degrees * 1e4) / 1e4);
  });
}

/** Removes points between two others on a straight line, such as those that were added for the examination. */
function withoutStraightPoints(course: readonly Position[]): Position[] {
  return course.filter((position, index) => {
    const before = course[index - 1];
    const after = course[index + 1];
    if (!before || !after) return true;
    const [x = 0, y = 0] = position;
    const [bx = 0, by = 0] = before;
    const [ax = 0, ay = 0] = after;
    return Math.abs((ax - bx) * (y - by) - (ay - by) * (x - bx)) > 1e-9;
  });
}

function nearestPost([longitude = 0, latitude = 0]: Position, grid: HeightGrid): Post {
  return [
    Math.round((longitude - grid.west) * grid.postsPerDegree),
    Math.round((grid.north - latitude) * grid.postsPerDegree),
  ];
}

function positionOf([column, row]: Post, grid: HeightGrid): Position {
  return [grid.west + column / grid.postsPerDegree, grid.north - row / grid.postsPerDegree];
}
