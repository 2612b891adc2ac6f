import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readHeading, smoothHeading, turnDegrees, wrapDegrees, type OrientationReading } from './headings.ts';

const degrees = fc.double({ min: -1e6, max: 1e6, noNaN: true });
const direction = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });

const reading = (fields: Partial<OrientationReading>): OrientationReading => ({
  isAbsolute: true,
  alpha: 0,
  beta: 0,
  gamma: 0,
  compassHeading: null,
  ...fields,
});

/** The angles of a device that is held upright and looks in a direction, with its natural top up. */
const upright = (heading: number) => reading({ alpha: wrapDegrees(-heading), beta: 90, gamma: 0 });

test('a wrapped direction is from 0 to below 360 for any number of turns', () => {
  fc.assert(
    fc.property(degrees, (value) => {
      const wrapped = wrapDegrees(value);
      expect(wrapped >= 0 && wrapped < 360).toBe(true);
    }),
  );
  expect(wrapDegrees(-1e-15)).toBe(0);
});

test('a turn is the shortest one and ends at the other direction, across north as well', () => {
  fc.assert(
    fc.property(direction, direction, (from, to) => {
      const turn = turnDegrees(from, to);
      expect(turn > -180 && turn <= 180).toBe(true);
      expect(Math.abs(turnDegrees(wrapDegrees(from + turn), to))).toBeLessThan(1e-6);
    }),
  );
  expect(turnDegrees(350, 10)).toBeCloseTo(20);
  expect(turnDegrees(10, 350)).toBeCloseTo(-20);
});

describe('readHeading', () => {
  test('returns 0, not null, for north', () => {
    expect(readHeading(reading({}), 0)).toBe(0);
    expect(readHeading(reading({ isAbsolute: false, compassHeading: 0 }), 0)).toBe(0);
  });

  test('returns null for relative angles, missing angles and a negative compass heading', () => {
    expect(readHeading(reading({ isAbsolute: false }), 0)).toBeNull();
    expect(readHeading(reading({ alpha: null }), 0)).toBeNull();
    expect(readHeading(reading({ isAbsolute: false, compassHeading: -1 }), 0)).toBeNull();
  });

  test('is that of the upper edge of a device that lies flat, in each orientation of the screen', () => {
    fc.assert(
      fc.property(direction, fc.constantFrom(0, 90, 180, 270), (heading, angle) => {
        const alpha = wrapDegrees(-heading + angle);
        const result = readHeading(reading({ alpha }), angle);
        expect(Math.abs(turnDegrees(result ?? Number.NaN, heading))).toBeLessThan(1e-6);
      }),
    );
  });

  test('is that of the camera of an upright device', () => {
    fc.assert(
      fc.property(direction, (heading) => {
        const result = readHeading(upright(heading), 0);
        expect(Math.abs(turnDegrees(result ?? Number.NaN, heading))).toBeLessThan(1e-6);
      }),
    );
  });

  test('is that of the camera of an upright device in landscape', () => {
    // The natural top points to the left: the screen is turned by 90 degrees, the camera looks east.
    expect(readHeading(reading({ alpha: 0, beta: 0, gamma: -90 }), 90)).toBeCloseTo(90);
  });

  test('of iOS is corrected by the angle of the screen', () => {
    expect(readHeading(reading({ isAbsolute: false, compassHeading: 300 }), 90)).toBe(30);
    expect(readHeading(reading({ isAbsolute: false, compassHeading: 30 }), 270)).toBe(300);
  });

  test('does not change while an upright device is tilted by less than 40 degrees', () => {
    fc.assert(
      fc.property(direction, fc.double({ min: 0, max: 130, noNaN: true }), (heading, beta) => {
        const result = readHeading(reading({ alpha: wrapDegrees(-heading), beta }), 0);
        expect(Math.abs(turnDegrees(result ?? Number.NaN, heading))).toBeLessThan(1e-6);
      }),
    );
  });
});

describe('smoothHeading', () => {
  test('reaches a constant direction from every other one', () => {
    fc.assert(
      fc.property(direction, direction, (start, measured) => {
        let heading = start;
        for (let count = 0; count < 100; count += 1) heading = smoothHeading(heading, measured);
        expect(Math.abs(turnDegrees(heading, measured))).toBeLessThan(1e-3);
      }),
    );
  });

  test('turns across north the short way', () => {
    expect(smoothHeading(359, 3)).toBeCloseTo(0);
    expect(smoothHeading(null, 360)).toBe(0);
  });
});
