import type { WorldPoint } from './mercator.ts';

/** A line on the Mercator square that can be asked for the point at a distance from its beginning. */
export interface Polyline {
  readonly length: number;
  /** The point at a distance; before the beginning and after the end the line goes straight on. */
  at(distance: number): WorldPoint;
}

/** A line through points in their order; needs two of them. */
export function polyline(points: readonly WorldPoint[]): Polyline {
  const distances: number[] = [0];
  for (let index = 1; index < points.length; index++) {
    distances.push((distances[index - 1] ?? 0) + between(points[index - 1], points[index]));
  }
  const length = distances.at(-1) ?? 0;
  return {
    length,
    at(distance) {
      const after = distances.findIndex((passed) => passed > distance);
      const index = after === -1 ? points.length - 1 : Math.max(1, after);
      const [ax, ay] = points[index - 1] ?? [0, 0];
      const [bx, by] = points[index] ?? [ax, ay];
      const start = distances[index - 1] ?? 0;
      const share = (distance - start) / Math.max(1e-12, (distances[index] ?? 0) - start);
      return [ax + (bx - ax) * share, ay + (by - ay) * share];
    },
  };
}

function between([ax, ay]: WorldPoint = [0, 0], [bx, by]: WorldPoint = [0, 0]): number {
  return Math.hypot(bx - ax, by - ay);
}

/** A round line through the same points, by the curve of Catmull and Rom. */
export function rounded(points: readonly WorldPoint[], steps = 8): WorldPoint[] {
  const curve: WorldPoint[] = [];
  for (let index = 0; index < points.length - 1; index++) {
    const b = points[index] ?? [0, 0];
    const c = points[index + 1] ?? b;
    const a = points[index - 1] ?? [2 * b[0] - c[0], 2 * b[1] - c[1]];
    const d = points[index + 2] ?? [2 * c[0] - b[0], 2 * c[1] - b[1]];
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      curve.push([spline(a[0], b[0], c[0], d[0], t), spline(a[1], b[1], c[1], d[1], t)]);
    }
  }
  const last = points.at(-1);
  return last ? [...curve, last] : curve;
}

function spline(a: number, b: number, c: number, d: number, t: number): number {
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
}

/** The stretch of a line around a distance as points at equal steps, its bends evened out over a reach. */
export function stretch(line: Polyline, centre: number, length: number, reach: number): WorldPoint[] {
  const steps = 8;
  return Array.from({ length: steps + 1 }, (_, index) => {
    const distance = centre - length / 2 + (length * index) / steps;
    return meanAround(line, distance, reach);
  });
}

function meanAround(line: Polyline, distance: number, reach: number): WorldPoint {
  const offsets = [-1, -0.5, 0, 0.5, 1];
  const points = offsets.map((offset) => line.at(distance + offset * reach));
  const x = points.reduce((sum, point) => sum + point[0], 0) / points.length;
  const y = points.reduce((sum, point) => sum + point[1], 0) / points.length;
  return [x, y];
}
