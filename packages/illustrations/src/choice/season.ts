export type Season = 'winter' | 'spring' | 'summer' | 'monsoon' | 'autumn';
export type Light = 'dawn' | 'morning' | 'noon' | 'evening' | 'dusk' | 'night';
export type Weather = 'clear' | 'cloudy' | 'haze' | 'rain' | 'snowfall' | 'dust';

/** All times of day, in order. */
export const lights: readonly [Light, ...Light[]] = ['dawn', 'morning', 'noon', 'evening', 'dusk', 'night'];

/** The month (1 to 12) of an ISO date, or the fallback for an unknown date. */
export function readMonth(date: string | null, fallback: number): number {
  const month = date === null ? Number.NaN : Number.parseInt(date.slice(5, 7), 10);
  return Number.isInteger(month) && month >= 1 && month <= 12 ? month : fallback;
}

/**
 * The season by month and climate: monsoon in the south, late springs and early autumns at high altitudes and
 * latitudes.
 */
export function getSeason(month: number, latitude: number, altitudeMetres: number): Season {
  const rainy = latitude < 28.2 && altitudeMetres < 4000;
  if (rainy) {
    if (month >= 6 && month <= 9) return 'monsoon';
    if (month >= 10 && month <= 11) return 'autumn';
    return month === 12 || month <= 2 ? 'winter' : 'spring';
  }
  const cold = altitudeMetres > 3500 || latitude > 46;
  if (cold) {
    if (month >= 11 || month <= 3) return 'winter';
    if (month <= 5) return 'spring';
    return month <= 8 ? 'summer' : 'autumn';
  }
  if (month === 12 || month <= 2) return 'winter';
  if (month <= 5) return 'spring';
  return month <= 8 ? 'summer' : 'autumn';
}
