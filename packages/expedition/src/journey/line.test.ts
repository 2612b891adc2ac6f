import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distanceMetres, lineLengthMetres, type Position } from '../route/geography.ts';
import { anyPosition } from '../testing/arbitraries.ts';
import { measureLine, pointAt, splitLine } from './line.ts';

const aLine = fc.array(anyPosition, { minLength: 2, maxLength: 8 });
const aShare = fc.double({ min: 0, max: 1, noNaN: true });

describe('pointAt', () => {
  test('returns the position and the bearing at a share of the length', () => {
    const line = measureLine([
      [0, 10],
      [0, 11],
      [0, 14],
    ]);
    expect(pointAt(line, 0.125)?.position).toEqual([0, 10.5]);
    expect(pointAt(line, 0.25)?.position[1]).toBeCloseTo(11, 9);
    expect(pointAt(line, 0.5)).toEqual({ position: [0, expect.closeTo(12, 9)], bearingDegrees: 90 });
  });

  test('returns an end of the line for shares of at most 0 or at least 1', () => {
    fc.assert(
      fc.property(aLine, (points) => {
        const line = measureLine(points);
        const [first = [0, 0]] = points;
        const last: Position = points.at(-1) ?? [0, 0];
        for (const share of [0, -1]) expect(distanceTo(line, share, first)).toBeLessThan(1);
        for (const share of [1, 2]) expect(distanceTo(line, share, last)).toBeLessThan(1);
      }),
    );
  });

  test('interpolates across the 180th meridian', () => {
    const line = measureLine([
      [50, 179],
      [50, -179],
    ]);
    expect(pointAt(line, 0.25)?.position[1]).toBeCloseTo(179.5, 9);
    expect(pointAt(line, 0.75)?.position[1]).toBeCloseTo(-179.5, 9);
    expect(pointAt(line, 0.25)?.bearingDegrees).toBeCloseTo(89.2, 0);
  });

  test('returns the first point of a line without length', () => {
    expect(pointAt(measureLine([[10, 20]]), 0.4)).toEqual({ position: [10, 20], bearingDegrees: null });
    const still = measureLine([
      [10, 20],
      [10, 20],
    ]);
    expect(pointAt(still, 0.4)).toEqual({ position: [10, 20], bearingDegrees: null });
  });

  test('returns null for a line without points', () => {
    expect(pointAt(measureLine([]), 0.4)).toBeNull();
  });
});

describe('splitLine', () => {
  test('returns two parts that share the point of the split', () => {
    fc.assert(
      fc.property(aLine, aShare, (points, share) => {
        const line = measureLine(points);
        const { behind, ahead } = splitLine(line, share);
        expect(lineLengthMetres(behind) + lineLengthMetres(ahead)).toBeGreaterThanOrEqual(
          line.lengthMetres * 0.999,
        );
        if (behind.length > 0 && ahead.length > 0) expect(behind.at(-1)).toEqual(ahead[0]);
        const all = [...behind.slice(0, -1), ...ahead];
        for (const point of line.points) expect([...all, ...behind]).toContainEqual(point);
      }),
    );
  });

  test('returns an empty part for a split at an end', () => {
    const line = measureLine([
      [10, 179],
      [10, -179],
    ]);
    const whole = [
      [10, 179],
      [10, 181],
    ];
    expect(splitLine(line, 0)).toEqual({ behind: [], ahead: whole });
    expect(splitLine(line, 1)).toEqual({ behind: whole, ahead: [] });
    expect(splitLine(line, 0.5)).toEqual({
      behind: [
        [10, 179],
        [10, 180],
      ],
      ahead: [
        [10, 180],
        [10, 181],
      ],
    });
    expect(splitLine(measureLine([[10, 20]]), 0.5)).toEqual({ behind: [], ahead: [] });
  });
});

function distanceTo(line: ReturnType<typeof measureLine>, share: number, to: Position): number {
  const point = pointAt(line, share);
  return point === null ? Number.POSITIVE_INFINITY : distanceMetres(point.position, to);
}
