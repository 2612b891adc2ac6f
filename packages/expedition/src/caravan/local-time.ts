/** Days and hours of instants in time zones, by the time zone data of the engine. */

const hourMilliseconds = 60 * 60 * 1000;
const dayMilliseconds = 24 * hourMilliseconds;
const formats = new Map<string, Intl.DateTimeFormat | null>();
/** There are about 600 names of zones; other names are not kept. */
const maxFormats = 700;
/** The longest name of a zone of the IANA database has 32 characters. */
const longestZone = 40;

/** A local date and time. */
interface LocalTime {
  /** `YYYY-MM-DD`, clamped to the years 0000 to 9999. */
  readonly day: string;
  /** 0 to 23. */
  readonly hour: number;
}

/** Whether a text is the name of an IANA time zone, such as `Asia/Ulaanbaatar`. Offsets such as `+08:00` are not. */
export function isTimeZone(text: string): boolean {
  return findFormat(text) !== null;
}

/**
 * The day of an instant in a time zone, as `YYYY-MM-DD`.
 * @param instant milliseconds since 1970-01-01T00:00Z
 * @throws {RangeError} for an unknown zone and an instant that no `Date` has
 */
export function localDay(instant: number, timeZone: string): string {
  return localTime(instant, timeZone).day;
}

/**
 * The hour of an instant in a time zone, 0 to 23.
 * @param instant milliseconds since 1970-01-01T00:00Z
 * @throws {RangeError} for an unknown zone and an instant that no `Date` has
 */
export function localHour(instant: number, timeZone: string): number {
  return localTime(instant, timeZone).hour;
}

/**
 * The first instant of a day in a time zone, in milliseconds since 1970-01-01T00:00Z. A day that the zone has skipped, as Samoa did on
 * 2011-12-30, begins with the next one.
 * @param day `YYYY-MM-DD` that exists
 * @throws {RangeError} for an unknown zone
 */
export function startOfDay(day: string, timeZone: string): number {
  // Zones are at most 14 hours from UTC; offsets are multiples of a minute since 1972.
  let before = Date.parse(`${day}T00:00:00Z`) - dayMilliseconds;
  let after = before + 2 * dayMilliseconds;
  const minute = 60_000;
  while (after - before > minute) {
    const middle = before + Math.floor((after - before) / 2 / minute) * minute;
    if (localDay(middle, timeZone) < day) before = middle;
    else after = middle;
  }
  return after;
}

function localTime(instant: number, timeZone: string): LocalTime {
  const format = findFormat(timeZone);
  if (format === null) throw new RangeError(`${timeZone.slice(0, longestZone)} is not a time zone`);
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  const year = Number(parts.get('year'));
  const hour = Number(parts.get('hour'));
  if (parts.get('era')?.startsWith('B')) return { day: '0000-01-01', hour };
  if (year > 9999) return { day: '9999-12-31', hour };
  const text = String(year).padStart(4, '0');
  return { day: `${text}-${parts.get('month')}-${parts.get('day')}`, hour };
}

/** The format of a zone; null for a text that is none. */
function findFormat(timeZone: string): Intl.DateTimeFormat | null {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = createFormat(timeZone);
  if (format !== null && formats.size < maxFormats) formats.set(timeZone, format);
  return format;
}

function createFormat(timeZone: string): Intl.DateTimeFormat | null {
  if (timeZone.length > longestZone || !/^[A-Za-z][A-Za-z0-9_+\-/]*$/.test(timeZone)) return null;
  try {
    return new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
      timeZone,
      era: 'short',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      hourCycle: 'h23',
    });
  } catch {
    return null;
  }
}
