import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lengthOf, splitOverlaps } from './overlaps.ts';
import type { PlanePoint } from './segment-index.ts';

const tolerance = 0.01;
const there: readonly PlanePoint[] = [
  [0, 0],
  [10, 0],
];
const back = there.toReversed();

const sidesOf = (...lines: (readonly PlanePoint[])[]): number[][] =>
  splitOverlaps(lines, tolerance).map((parts) => parts.map(({ side }) => side));

describe('splitOverlaps', () => {
  test('lets a line and its way back keep to the right of their directions', () => {
    expect(sidesOf(there, back)).toEqual([[1], [1]]);
  });

  test('lets a second line of the same direction keep to the left, and a third one in between', () => {
    expect(sidesOf(there, there, there)).toEqual([[1], [-1], [0]]);
  });

  test('draws lines in place that cross or touch, are farther away than the tolerance, or follow each other', () => {
    expect(
      sidesOf(
        there,
        [
          [5, -5],
          [5, 5],
        ],
        [
          [0, 0.02],
          [10, 0.02],
        ],
        [
          [10, 0],
          [20, 0],
        ],
      ),
    ).toEqual([[0], [0], [0], [0]]);
  });

  test('splits a line where the other one begins and ends', () => {
    const [parts] = splitOverlaps(
      [
        there,
        [
          [7, 0],
          [3, 0],
        ],
      ],
      tolerance,
    );
    expect(parts?.map(({ points, side }) => [points.map(([x]) => x), side])).toEqual([
      [[0, 3], 0],
      [[3, 7], 1],
      [[7, 10], 0],
    ]);
  });

  test('draws an overlap in place that is shorter than six tolerances', () => {
    const short: PlanePoint[] = [
      [3, 0],
      [3.05, 0],
    ];
    expect(sidesOf(there, short)[0]).toEqual([0]);
  });

  test('recognizes an overlap of lines with different points', () => {
    const bent: PlanePoint[] = [
      [10, 5],
      [10, 0],
      [6, 0.001],
      [2, 0],
      [2, -5],
    ];
    expect(sidesOf(there, bent)).toEqual([
      [0, 1],
      [0, 1, 0],
    ]);
  });

  const points = fc.array(fc.tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: -20, max: 20 })), {
    minLength: 2,
    maxLength: 8,
  });

  test('returns parts that continue each other and are as long as the line, for any lines', () => {
    fc.assert(
      fc.property(fc.array(points, { maxLength: 6 }), (lines) => {
        splitOverlaps(lines, tolerance).forEach((parts, index) => {
          const line = lines[index] ?? [];
          const total = parts.reduce((sum, part) => sum + lengthOf(part.points), 0);
          expect(total).toBeCloseTo(lengthOf(line), 6);
          parts.slice(1).forEach((part, at) => expect(part.points[0]).toEqual(parts[at]?.points.at(-1)));
        });
      }),
    );
  });

  test('draws two equal straight lines on different sides, in either direction', () => {
    const point = fc.tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: -20, max: 20 }));
    const pair = fc
      .record({ start: point, end: point, isReversed: fc.boolean() })
      .filter(({ start, end }) => start[0] !== end[0] || start[1] !== end[1]);
    fc.assert(
      fc.property(pair, ({ start, end, isReversed }) => {
        const line: readonly PlanePoint[] = [start, end];
        const [first, second] = sidesOf(line, isReversed ? line.toReversed() : line);
        // The right of a reversed line is the left of the other one.
        const secondSide = (second?.[0] ?? 0) * (isReversed ? -1 : 1);
        expect([first?.length, second?.length]).toEqual([1, 1]);
        expect(first?.[0]).toBe(-secondSide);
      }),
    );
  });
});
