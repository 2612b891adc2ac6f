const millisecondsPerDegree = 240_000;

/**
 * The calendar day at a point as `YYYY-MM-DD`, by the mean solar time of its longitude: files have no time zone, and the day in
 * UTC would begin at seven in the morning in Mongolia. Null for an unknown time.
 * @param time milliseconds since 1970 in UTC
 */
export function dayOfPoint(time: number, longitude: number): string | null {
  const local = new Date(time + longitude * millisecondsPerDegree);
  if (Number.isNaN(local.getTime())) return null;
  const day = /^\d{4}-\d{2}-\d{2}/.exec(local.toISOString());
  return day?.[0] ?? null;
}
