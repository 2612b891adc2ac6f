import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PointGrid } from './point-grid.ts';

const coordinate = fc.integer({ min: -300, max: 300 });
const point = fc.record({ x: coordinate, y: coordinate });

test('PointGrid.count returns as many points in any box as a test of all points', () => {
  fc.assert(
    fc.property(fc.array(point), point, point, (points, one, other) => {
      const box = {
        left: Math.min(one.x, other.x),
        right: Math.max(one.x, other.x),
        top: Math.min(one.y, other.y),
        bottom: Math.max(one.y, other.y),
      };
      const isInside = ({ x, y }: { readonly x: number; readonly y: number }) =>
        x > box.left && x < box.right && y > box.top && y < box.bottom;
      const grid = new PointGrid();
      for (const { x, y } of points) grid.add(x, y);
      expect(grid.count(box)).toBe(points.filter(isInside).length);
      expect(grid.count(box, 2)).toBe(Math.min(2, points.filter(isInside).length));
      const [excluded] = points;
      if (excluded === undefined) return;
      const others = points.filter(({ x, y }) => x !== excluded.x || y !== excluded.y);
      expect(grid.count(box, Infinity, excluded)).toBe(others.filter(isInside).length);
    }),
  );
});
