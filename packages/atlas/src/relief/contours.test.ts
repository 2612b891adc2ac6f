import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areasAbove, signedArea } from './contours.ts';

const ring = {
  width: 5,
  height: 5,
  metres: [0, 0, 0, 0, 0, 0, 9, 9, 9, 0, 0, 9, 0, 9, 0, 0, 9, 9, 9, 0, 0, 0, 0, 0, 0],
};

describe('areas above a level', () => {
  test('a high ring with a low middle is one area with one hole', () => {
    const areas = areasAbove(ring, 5);
    expect(areas).toHaveLength(1);
    expect(areas[0]).toHaveLength(2);
    expect(signedArea(areas[0]?.[0] ?? [])).toBeGreaterThan(0);
    expect(signedArea(areas[0]?.[1] ?? [])).toBeLessThan(0);
  });

  test('nothing is above a level that no height reaches', () => {
    expect(areasAbove(ring, 10)).toEqual([]);
  });

  test('a saddle is joined when its middle is high and parted when it is low', () => {
    const saddle = (other: number) => ({
      width: 4,
      height: 4,
      metres: [0, 0, 0, 0, 0, 10, other, 0, 0, other, 10, 0, 0, 0, 0, 0],
    });
    expect(areasAbove(saddle(2), 5)).toHaveLength(1);
    expect(areasAbove(saddle(-2), 5)).toHaveLength(2);
  });

  test('every high cell away from the edge lies in exactly as many rings as parity asks, whatever the heights', () => {
    const grids = fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 49, maxLength: 49 });
    fc.assert(
      fc.property(grids, (metres) => {
        const rings = areasAbove({ width: 7, height: 7, metres }, 9.5).flat();
        for (let row = 1; row < 6; row++) {
          for (let column = 1; column < 6; column++) {
            const around = rings.filter((one) => isInside(one, column, row)).length;
            expect(around % 2).toBe((metres[row * 7 + column] ?? 0) >= 9.5 ? 1 : 0);
          }
        }
      }),
    );
  });
});

function isInside(points: readonly (readonly [number, number])[], x: number, y: number): boolean {
  let inside = false;
  for (const [index, [ax, ay]] of points.entries()) {
    const [bx, by] = points[(index + 1) % points.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}
