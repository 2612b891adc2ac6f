import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bearingDegrees,
  distanceMetres,
  earthRadiusMetres,
  lineLengthMetres,
  splitAtAntimeridian,
  unwrapLongitudes,
  wrapLongitude,
  type Position,
} from './geography.ts';
import { anyPosition } from '../testing/arbitraries.ts';

const darjeeling: Position = [27.041, 88.266];
const leh: Position = [34.164, 77.585];
const halfAround = Math.PI * earthRadiusMetres;

describe('distanceMetres', () => {
  test('matches published values', () => {
    expect(distanceMetres([0, 0], [0, 1])).toBeCloseTo(halfAround / 180, 3);
    expect(distanceMetres([90, 0], [-90, 0])).toBeCloseTo(halfAround, 3);
    expect(distanceMetres(darjeeling, leh) / 1000).toBeCloseTo(1291.81, 1);
  });

  test('is accurate for neighbouring points', () => {
    expect(distanceMetres([45, 90], [45.000_001, 90])).toBeCloseTo(0.1112, 4);
  });

  test('is symmetric, zero only for equal points, and at most half the circumference', () => {
    fc.assert(
      fc.property(anyPosition, anyPosition, (a, b) => {
        const distance = distanceMetres(a, b);
        expect(distance).toBeCloseTo(distanceMetres(b, a), 6);
        expect(distance).toBeGreaterThanOrEqual(0);
        expect(distance).toBeLessThanOrEqual(halfAround);
        expect(distanceMetres(a, a)).toBe(0);
      }),
    );
  });

  test('is defined for antipodes', () => {
    fc.assert(
      fc.property(anyPosition, ([latitude, longitude]) => {
        const antipode: Position = [-latitude, wrapLongitude(longitude + 180)];
        expect(distanceMetres([latitude, longitude], antipode)).toBeCloseTo(halfAround, -1);
      }),
    );
  });
});

test('lineLengthMetres is the sum of its segments', () => {
  expect(lineLengthMetres([])).toBe(0);
  expect(lineLengthMetres([darjeeling])).toBe(0);
  fc.assert(
    fc.property(fc.array(anyPosition, { minLength: 1 }), fc.array(anyPosition), (first, rest) => {
      const joint = first.slice(-1);
      const together = lineLengthMetres([...first, ...rest]);
      expect(together).toBeCloseTo(lineLengthMetres(first) + lineLengthMetres([...joint, ...rest]), 3);
    }),
  );
});

describe('bearingDegrees', () => {
  test('is clockwise from north', () => {
    const from = (latitude: number, longitude: number) => bearingDegrees([0, 0], [latitude, longitude]);
    expect([from(1, 0), from(0, 1), from(-1, 0), from(0, -1)]).toEqual([0, 90, 180, 270]);
    expect(bearingDegrees(darjeeling, leh)).toBeCloseTo(310.4, 1);
  });

  test('is at least 0 and below 360', () => {
    fc.assert(
      fc.property(anyPosition, anyPosition, (a, b) => {
        expect(bearingDegrees(a, b)).toBeGreaterThanOrEqual(0);
        expect(bearingDegrees(a, b)).toBeLessThan(360);
      }),
    );
  });
});

describe('unwrapLongitudes and splitAtAntimeridian', () => {
  const pacific: Position[] = [
    [47.6, -122.3],
    [52, 179.9],
    [35.4, 139.6],
  ];

  test('unwrapLongitudes crosses the antimeridian the short way', () => {
    const longitudes = unwrapLongitudes(pacific).map(([, longitude]) => longitude);
    expect(longitudes[0]).toBe(-122.3);
    expect(longitudes[1]).toBeCloseTo(-180.1);
    expect(longitudes[2]).toBeCloseTo(-220.4);
  });

  test('splitAtAntimeridian ends and starts parts on the antimeridian', () => {
    const [east = [], west = [], ...more] = splitAtAntimeridian(pacific);
    expect(more).toEqual([]);
    expect(east[0]).toEqual(pacific[0]);
    expect(east.at(-1)?.[1]).toBe(-180);
    expect(west[0]?.[1]).toBe(180);
    expect(west[0]?.[0]).toBe(east.at(-1)?.[0]);
    expect(west.at(-1)).toEqual(pacific[2]);
  });

  test('splitAtAntimeridian interpolates the latitude of the crossing', () => {
    expect(
      splitAtAntimeridian([
        [40, 170],
        [50, -160],
      ]),
    ).toEqual([
      [
        [40, 170],
        [expect.closeTo(43.333, 3), 180],
      ],
      [
        [expect.closeTo(43.333, 3), -180],
        [50, -160],
      ],
    ]);
    expect(
      splitAtAntimeridian([
        [40, -170],
        [50, 170],
      ]),
    ).toEqual([
      [
        [40, -170],
        [45, -180],
      ],
      [
        [45, 180],
        [50, 170],
      ],
    ]);
    expect(
      splitAtAntimeridian([
        [40, 180],
        [50, -180],
      ]),
    ).toEqual([
      [
        [40, 180],
        [40, 180],
      ],
      [
        [40, -180],
        [50, -180],
      ],
    ]);
  });

  test('splitAtAntimeridian keeps a segment of exactly half a turn', () => {
    expect(
      splitAtAntimeridian([
        [0, -90],
        [0, 90],
      ]),
    ).toEqual([
      [
        [0, -90],
        [0, 90],
      ],
    ]);
  });

  test('leave a line unchanged that does not cross the antimeridian', () => {
    expect(splitAtAntimeridian([darjeeling, leh])).toEqual([[darjeeling, leh]]);
    expect(unwrapLongitudes([darjeeling, leh])).toEqual([darjeeling, leh]);
  });

  test('splitAtAntimeridian returns no parts for an empty line', () => {
    expect(splitAtAntimeridian([])).toEqual([]);
  });

  test('unwrapLongitudes keeps every point up to whole turns and never jumps', () => {
    fc.assert(
      fc.property(fc.array(anyPosition), (line) => {
        const unwrapped = unwrapLongitudes(line);
        expect(unwrapped).toHaveLength(line.length);
        unwrapped.forEach(([latitude, longitude], index) => {
          const [ownLatitude, ownLongitude] = line[index] ?? [Number.NaN, Number.NaN];
          const turns = (longitude - ownLongitude) / 360;
          expect(latitude).toBe(ownLatitude);
          expect(turns - Math.round(turns)).toBeCloseTo(0);
          expect(Math.abs(longitude - (unwrapped[index - 1]?.[1] ?? longitude))).toBeLessThanOrEqual(
            180.000_001,
          );
        });
      }),
    );
  });

  test('splitAtAntimeridian keeps every point, and its parts within -180 and 180', () => {
    fc.assert(
      fc.property(fc.array(anyPosition, { minLength: 1 }), (line) => {
        const parts = splitAtAntimeridian(line);
        const isMeridian = ([, longitude]: Position) => Math.abs(longitude) === 180;
        const jumps = parts.flatMap((part) =>
          part.map(([, longitude], index) => Math.abs(longitude - (part[index - 1]?.[1] ?? longitude))),
        );
        expect(Math.max(...jumps)).toBeLessThanOrEqual(180);
        expect(parts.flat().every(([, longitude]) => Math.abs(longitude) <= 180)).toBe(true);
        expect(parts.flat().filter((point) => !isMeridian(point))).toEqual(
          line.filter((point) => !isMeridian(point)),
        );
      }),
    );
  });
});

test('wrapLongitude wraps into -180 to 180 and leaves values within unchanged', () => {
  expect([190, -190, 180, -180, 540, 88.266].map(wrapLongitude)).toEqual([
    -170, 170, -180, -180, -180, 88.266,
  ]);
});
