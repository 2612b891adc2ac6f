import { daysBetween } from '../dates/calendar.ts';

/** Where the sun is in the sky, in degrees. */
export interface SunPosition {
  /** Above the horizon; negative below it. */
  readonly altitude: number;
  /** Clockwise from north. */
  readonly azimuth: number;
}

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;
const toDegrees = (radians: number): number => (radians * 180) / Math.PI;

/**
 * The declination of the sun in degrees, by the Fourier series of J. W. Spencer, "Fourier series representation of the position of
 * the sun", Search 2 (5), 1971; its error is below 0.035 degrees.
 * @param dayOfYear 1 on 1 January
 */
export function solarDeclination(dayOfYear: number): number {
  const year = (2 * Math.PI * (dayOfYear - 1)) / 365;
  const declination =
    0.006918 -
    0.399912 * Math.cos(year) +
    0.070257 * Math.sin(year) -
    0.006758 * Math.cos(2 * year) +
    0.000907 * Math.sin(2 * year) -
    0.002697 * Math.cos(3 * year) +
    0.00148 * Math.sin(3 * year);
  return toDegrees(declination);
}

/**
 * The position of the sun, without refraction.
 * @param date `YYYY-MM-DD`
 * @param solarHour the hour by the sun: it is highest at 12
 * @param latitude in degrees
 */
export function sunPosition(date: string, solarHour: number, latitude: number): SunPosition {
  const declination = toRadians(solarDeclination(dayOfYear(date)));
  const hourAngle = toRadians((solarHour - 12) * 15);
  const phi = toRadians(latitude);
  const sine =
    Math.sin(phi) * Math.sin(declination) + Math.cos(phi) * Math.cos(declination) * Math.cos(hourAngle);
  const azimuth = Math.atan2(
    -Math.cos(declination) * Math.sin(hourAngle),
    Math.sin(declination) * Math.cos(phi) - Math.cos(declination) * Math.sin(phi) * Math.cos(hourAngle),
  );
  return {
    altitude: toDegrees(Math.asin(Math.min(1, Math.max(-1, sine)))),
    azimuth: (toDegrees(azimuth) + 360) % 360,
  };
}

function dayOfYear(date: string): number {
  return daysBetween(`${date.slice(0, 4)}-01-01`, date) + 1;
}
