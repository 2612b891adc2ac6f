import fc from 'fast-check';
import { expect, test } from 'vitest';
import { indexSegments, type Segment } from './segment-index.ts';

const tolerance = 2;
const coordinate = fc.integer({ min: -50, max: 50 });
const point = fc.tuple(coordinate, coordinate);
const segment: fc.Arbitrary<Segment> = fc.record({
  line: fc.integer({ min: 0, max: 5 }),
  start: point,
  end: point,
});

/** The distance of two intervals; negative where they overlap. */
function gap(one: readonly number[], other: readonly number[]): number {
  return Math.max(Math.min(...one) - Math.max(...other), Math.min(...other) - Math.max(...one));
}

test('indexSegments finds the same segments as a comparison with all of them', () => {
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 60 }), segment, (segments, searched) => {
      const near = segments.filter(
        ({ line, start, end }) =>
          line !== searched.line &&
          ([0, 1] as const).every(
            (axis) => gap([start[axis], end[axis]], [searched.start[axis], searched.end[axis]]) <= tolerance,
          ),
      );
      expect(indexSegments(segments, tolerance)(searched)).toEqual(near);
    }),
  );
});
