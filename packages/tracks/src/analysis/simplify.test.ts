import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { trackPoints, type TestPoint } from '../testing/track-points.ts';
import { keptPoints, simplifyForDisplay } from './simplify.ts';

const position = fc.tuple(
  fc.double({ min: 70, max: 80, noNaN: true }),
  fc.double({ min: 30, max: 40, noNaN: true }),
);
const segment = fc.array(position, { minLength: 2, maxLength: 60 });
const segments = fc.array(segment, { minLength: 1, maxLength: 4 });

describe('keptPoints', () => {
  test('keeps the ends of every segment, in order and without repetition', () => {
    fc.assert(
      fc.property(segments, fc.double({ min: 0, max: 1e6, noNaN: true }), (lines, tolerance) => {
        const points = trackPoints(...lines);
        const kept = [...keptPoints(points, tolerance)];
        expect(kept).toEqual([...new Set(kept)].toSorted((one, other) => one - other));
        let end = 0;
        for (const line of lines) {
          expect(kept).toContain(end);
          end += line.length;
          expect(kept).toContain(end - 1);
        }
      }),
    );
  });

  test('keeps a point that is farther from the line than the tolerance', () => {
    // About 1,112 m north of the line.
    const points = trackPoints([[77, 34], [77.1, 34.01], [77.2, 34]]); // prettier-ignore
    expect([...keptPoints(points, 1100)]).toEqual([0, 1, 2]);
    expect([...keptPoints(points, 1120)]).toEqual([0, 2]);
  });

  test('keeps fewer points for a greater tolerance', () => {
    fc.assert(
      fc.property(segments, (lines) => {
        const points = trackPoints(...lines);
        const counts = [0, 1e3, 1e5, 1e7].map((tolerance) => keptPoints(points, tolerance).length);
        expect(counts).toEqual(counts.toSorted((one, other) => other - one));
      }),
    );
  });

  test('measures the distance across the 180th meridian the short way', () => {
    const points = trackPoints([[179.9, 50], [-180, 50], [-179.9, 50]]); // prettier-ignore
    expect([...keptPoints(points, 10)]).toEqual([0, 2]);
  });
});

describe('simplifyForDisplay', () => {
  test('returns at most the wanted number of points, and the ends', () => {
    const spiral = Array.from({ length: 8000 }, (_, index): TestPoint => {
      const radius = index / 8000;
      return [77 + radius * Math.cos(index), 34 + radius * Math.sin(index)];
    });
    const { coordinates } = simplifyForDisplay(trackPoints(spiral), 500);
    expect(coordinates.length / 2).toBeLessThanOrEqual(500);
    expect([...coordinates.subarray(0, 2)]).toEqual(spiral[0]);
    expect([...coordinates.subarray(-2)]).toEqual(spiral.at(-1));
  });

  test('continues longitudes across the 180th meridian within a segment', () => {
    const { coordinates, segmentStarts } = simplifyForDisplay(
      trackPoints([[179, 50], [-179, 51]], [[-179, 50], [179, 51]]), // prettier-ignore
    );
    expect([...coordinates]).toEqual([179, 50, 181, 51, -179, 50, -181, 51]);
    expect([...segmentStarts]).toEqual([0, 2]);
  });
});
