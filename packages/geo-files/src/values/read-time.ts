const dateTime =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?\s*(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;

/** Days that receivers and programs write while they do not know the time: the starts of their calendars. */
const sentinelDays: ReadonlySet<string> = new Set([
  '0001-01-01',
  '1899-12-30',
  '1970-01-01',
  '1980-01-06',
  '1989-12-31',
]);

/** Numbers below this are seconds, not milliseconds: as milliseconds they would be before March 1973. */
const leastMilliseconds = 1e11;

/** The latest time of a calendar with four digits for the year, in milliseconds since 1970. */
const latest = Date.UTC(10_000, 0, 1);

/**
 * Reads a time of a file as milliseconds since 1970 in UTC, the same in every browser; NaN for a day or an hour that does not
 * exist, and for a text that is no time. A time without a zone is in UTC, as GPX, TCX and KML writers mean it. A day without an
 * hour is its noon, so that the local day is the same at every longitude.
 */
export function readTime(text: string): number {
  const [, year, month, day, hour = '12', minute = '00', second = '00', fraction = '', zone = 'Z'] =
    dateTime.exec(text.trim()) ?? [];
  if (year === undefined || month === undefined || day === undefined) return Number.NaN;
  if (sentinelDays.has(`${year}-${month}-${day}`)) return Number.NaN;
  const date = new Date(0);
  // `Date.UTC` adds 1900 to years below 100.
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  const exists = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  const isEndOfDay = hour === '24' && Number(minute) === 0 && Number(second) === 0;
  // A leap second is the first second of the next minute.
  if (!exists || (Number(hour) > 23 && !isEndOfDay) || Number(minute) > 59 || Number(second) > 60)
    return Number.NaN;
  const seconds = Number(hour) * 3600 + Number(minute) * 60 + Number(second);
  const milliseconds = Math.trunc(Number(`0.${fraction || '0'}`) * 1000);
  return date.getTime() + seconds * 1000 + milliseconds - zoneMilliseconds(zone);
}

/** Reads a number of seconds or milliseconds since 1970; NaN outside of the calendar. */
export function readTimeNumber(value: number): number {
  const milliseconds = Math.abs(value) < leastMilliseconds ? value * 1000 : value;
  return Math.abs(milliseconds) < latest ? milliseconds : Number.NaN;
}

function zoneMilliseconds(zone: string): number {
  const [, sign, hours = '', minutes = '00'] = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone) ?? [];
  if (sign === undefined) return 0;
  if (Number(hours) > 23 || Number(minutes) > 59) return Number.NaN;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
