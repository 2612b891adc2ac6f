import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distanceMetres, lineLengthMetres, type Position } from '../route/geography.ts';
import { anyPosition } from '../testing/arbitraries.ts';
import { greatCircle, greatCircleLine } from './great-circle.ts';

const darjeeling: Position = [27.041, 88.266];
const leh: Position = [34.164, 77.585];

describe('greatCircle', () => {
  test('includes both ends, and its steps are not longer than requested', () => {
    const line = greatCircle(darjeeling, leh, 1);
    expect([line[0], line.at(-1)]).toEqual([darjeeling, leh]);
    expect(line).toHaveLength(13);
    const steps = line.slice(1).map((point, index) => distanceMetres(line[index] ?? point, point));
    expect(Math.max(...steps)).toBeLessThan(111_400);
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(1);
  });

  test('bends towards the pole and crosses the 180th meridian the short way', () => {
    const line = greatCircle([50, 170], [50, -170], 10);
    expect(line).toHaveLength(3);
    expect(line[1]?.[0]).toBeCloseTo(50.435, 2);
    expect(Math.abs(line[1]?.[1] ?? 0)).toBeCloseTo(180);
  });

  test('has two points between neighbours, equal points and antipodes', () => {
    for (const end of [darjeeling, [27.05, 88.3], [-27.041, -91.734]] satisfies Position[])
      expect(greatCircle(darjeeling, end)).toEqual([darjeeling, end]);
  });

  test('is as long as the distance of its ends', () => {
    fc.assert(
      fc.property(anyPosition, anyPosition, (a, b) => {
        const distance = distanceMetres(a, b);
        expect(Math.abs(lineLengthMetres(greatCircle(a, b, 5)) - distance)).toBeLessThan(1);
      }),
    );
  });
});

test('greatCircleLine goes through all points and repeats none', () => {
  expect(greatCircleLine([])).toEqual([]);
  expect(greatCircleLine([leh])).toEqual([]);
  const line = greatCircleLine([darjeeling, leh, [35, 78]], 180);
  expect(line).toEqual([darjeeling, leh, [35, 78]]);
});
