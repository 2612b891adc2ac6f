import type { Position } from '../route/geography.ts';

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;
const toDegrees = (radians: number): number => (radians * 180) / Math.PI;

type Vector = readonly [x: number, y: number, z: number];

/**
 * The points of the shortest line between two positions, so that a map draws what is measured. Both ends are included exactly.
 * Interpolates the unit vectors of the ends (https://en.wikipedia.org/wiki/Slerp). Between antipodes every line is equally short; a
 * straight one is returned.
 * @param stepDegrees the longest angle between neighbouring points, in degrees of the great circle
 */
export function greatCircle(start: Position, end: Position, stepDegrees = 1): Position[] {
  const [from, to] = [toVector(start), toVector(end)];
  const angle = angleBetween(from, to);
  const steps = Math.ceil(toDegrees(angle) / stepDegrees);
  const sine = Math.sin(angle);
  if (steps < 2 || sine < 1e-9) return [start, end];
  const between = Array.from({ length: steps - 1 }, (_, index) => {
    const share = (index + 1) / steps;
    const [a, b] = [Math.sin((1 - share) * angle) / sine, Math.sin(share * angle) / sine];
    return toPosition([a * from[0] + b * to[0], a * from[1] + b * to[1], a * from[2] + b * to[2]]);
  });
  return [start, ...between, end];
}

/** The shortest line through all points, see {@link greatCircle}; empty for fewer than two points. */
export function greatCircleLine(points: readonly Position[], stepDegrees = 1): Position[] {
  return points.flatMap((point, index) => {
    const previous = points[index - 1];
    if (previous === undefined) return points.length > 1 ? [point] : [];
    return greatCircle(previous, point, stepDegrees).slice(1);
  });
}

function toVector([latitude, longitude]: Position): Vector {
  const [phi, lambda] = [toRadians(latitude), toRadians(longitude)];
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

function toPosition([x, y, z]: Vector): Position {
  return [toDegrees(Math.atan2(z, Math.hypot(x, y))), toDegrees(Math.atan2(y, x))];
}

/** In radians; by the arc tangent, which is also exact for small angles. */
function angleBetween(a: Vector, b: Vector): number {
  const cross = Math.hypot(a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]);
  return Math.atan2(cross, a[0] * b[0] + a[1] * b[1] + a[2] * b[2]);
}
