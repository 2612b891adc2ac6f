import type { WorldPoint } from './mercator.ts';

/** A line in the Mercator square, parametrized by distance. */
export interface Polyline {
  readonly length: number;
  /** The point at a distance from the start; extrapolated before the start and after the end. */
  at(distance: number): WorldPoint;
}

/** Creates a polyline from at least two points. */
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

/** A smooth line through the same points (Catmull-Rom spline). */
export function smoothLine(points: readonly WorldPoint[], steps = 8): WorldPoint[] {
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

/** The part of a line around a distance as equidistant points, with bends averaged over `reach`. */
export function extractStretch(line: Polyline, centre: number, length: number, reach: number): WorldPoint[] {
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
