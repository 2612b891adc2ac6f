import fc from 'fast-check';
import { expect, test } from 'vitest';
import { solarDeclination, sunPosition } from './sun-position.ts';

const leh = 34.16;

test('the declination of the sun is 23.4 degrees at the solstices and 0 at the equinoxes', () => {
  expect(solarDeclination(172)).toBeCloseTo(23.44, 1);
  expect(solarDeclination(355)).toBeCloseTo(-23.44, 1);
  expect(Math.abs(solarDeclination(80))).toBeLessThan(0.6);
  expect(Math.abs(solarDeclination(266))).toBeLessThan(0.6);
});

test('at noon the sun is in the south, as high as the latitude and the season allow', () => {
  const summer = sunPosition('1925-06-21', 12, leh);
  expect(summer.azimuth).toBeCloseTo(180, 5);
  expect(summer.altitude).toBeCloseTo(90 - leh + 23.44, 0);
  expect(sunPosition('1925-12-21', 12, leh).altitude).toBeCloseTo(90 - leh - 23.44, 0);
});

test('the sun rises in the east and sets in the west', () => {
  const morning = sunPosition('1925-09-23', 6, leh);
  expect(morning.altitude).toBeCloseTo(0, 0);
  expect(morning.azimuth).toBeCloseTo(90, 0);
  expect(sunPosition('1925-09-23', 18, leh).azimuth).toBeCloseTo(270, 0);
});

test('the sun is below the horizon at midnight, and always somewhere', () => {
  expect(sunPosition('1925-09-23', 0, leh).altitude).toBeCloseTo(-(90 - leh), 0);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 28 }),
      fc.integer({ min: 1, max: 12 }),
      fc.double({ min: 0, max: 24, noNaN: true }),
      fc.double({ min: -90, max: 90, noNaN: true }),
      (day, month, hour, latitude) => {
        const date = `1926-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
        const { altitude, azimuth } = sunPosition(date, hour, latitude);
        expect(Math.abs(altitude)).toBeLessThanOrEqual(90);
        expect(azimuth).toBeGreaterThanOrEqual(0);
        expect(azimuth).toBeLessThan(360.0001);
      },
    ),
  );
});
