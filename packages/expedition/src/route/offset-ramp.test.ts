import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { overlapOffset, rampPart, rampPixels, type OffsetPiece } from './offset-ramp.ts';
import { lengthOf } from './overlaps.ts';
import type { PlanePoint } from './segment-index.ts';

test.each([
  [1, 3],
  [11.9, 3],
  [12, 2],
  [15, 2],
  [15.1, 1],
  [22, 1],
])('the offset of overlapping lines at zoom %d is %d px', (zoom, pixels) => {
  expect(overlapOffset(zoom)).toBe(pixels);
});

const line: PlanePoint[] = [
  [0, 0],
  [100, 0],
];
const both = { atStart: true, atEnd: true };
const offsetsOf = (pieces: readonly OffsetPiece[]) => pieces.map(({ offset }) => offset);

describe('rampPart', () => {
  test('lets the offset grow and shrink within the ramp at ends where the line continues in place', () => {
    const pieces = rampPart({ points: line, side: 1 }, rampPixels, both);
    expect(offsetsOf(pieces)).toEqual([0.25, 0.5, 0.75, 1, 0.75, 0.5, 0.25]);
    const main = pieces.find(({ offset }) => offset === 1);
    expect(main?.points).toEqual([
      [7.5, 0],
      [92.5, 0],
    ]);
  });

  test('has no ramp at an end where the offset continues', () => {
    expect(offsetsOf(rampPart({ points: line, side: -1 }, 10, { atStart: false, atEnd: false }))).toEqual([
      -1,
    ]);
    expect(offsetsOf(rampPart({ points: line, side: -1 }, 10, { atStart: false, atEnd: true }))).toEqual([
      -1, -0.75, -0.5, -0.25,
    ]);
  });

  test('returns the pieces of a straight line in its order, without gaps or overlaps, so that they do not intersect', () => {
    const coordinate = fc.double({ min: -100, max: 100, noNaN: true });
    fc.assert(
      fc.property(
        fc.tuple(coordinate, coordinate, coordinate, coordinate),
        fc.double({ min: 0.01, max: 300, noNaN: true }),
        fc.constantFrom(-1 as const, 1 as const),
        ([a, b, c, d], ramp, side) => {
          const points: PlanePoint[] = [
            [a, b],
            [c, d],
          ];
          fc.pre(lengthOf(points) > 0.01);
          const pieces = rampPart({ points, side }, ramp, both);
          let end: PlanePoint | undefined = points[0];
          for (const piece of pieces) {
            expect(
              Math.hypot(
                (piece.points[0]?.[0] ?? 0) - (end?.[0] ?? 0),
                (piece.points[0]?.[1] ?? 0) - (end?.[1] ?? 0),
              ),
            ).toBeLessThan(1e-6);
            expect(Math.sign(piece.offset)).toBe(side);
            end = piece.points.at(-1);
          }
          const total = pieces.reduce((sum, piece) => sum + lengthOf(piece.points), 0);
          expect(total).toBeCloseTo(lengthOf(points), 6);
          const steps = offsetsOf(pieces)
            .slice(1)
            .map((offset, index) => Math.abs(offset - (pieces[index]?.offset ?? 0)));
          expect(Math.max(0, ...steps)).toBeLessThanOrEqual(0.5);
        },
      ),
    );
  });
});
