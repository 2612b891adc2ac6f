import type { DatePrecision } from '@cae-map/expedition/dates/stays';
import { isCalendarDate } from '@cae-map/expedition/dates/calendar';
import type { Place } from '@cae-map/expedition/to-expedition';
import type { ExportedLeg } from './exported-route.ts';

/** The first and the last day of a stay, as precise as they are known: `1926-06-13`, `1926-06` or `1926`. */
export interface StayDates {
  readonly first: string | null;
  readonly last: string | null;
}

const lengths: Readonly<Record<DatePrecision, number>> = { day: 10, month: 7, year: 4 };

/** The dates of a stay, shortened to their precision. Dates that do not exist are unknown. */
export function stayPrecision({ record: { date, enddate }, precision }: Place): StayDates {
  const shorten = (day: string | null): string | null =>
    day !== null && isCalendarDate(day) ? day.slice(0, lengths[precision]) : null;
  return { first: shorten(date ?? enddate), last: shorten(enddate ?? date) };
}

/** The days of a leg: from the departure to the arrival; null where it is unknown or the records contradict each other. */
export function legDates({ from, to }: ExportedLeg): StayDates {
  const first = stayPrecision(from).last;
  const last = stayPrecision(to).first;
  if (first !== null && last !== null) {
    const common = Math.min(first.length, last.length);
    if (first.slice(0, common) > last.slice(0, common)) return { first: null, last };
  }
  return { first, last };
}

/** The first moment of a day that is known exactly, in UTC; null for a coarser or approximate date. The hour is not known. */
export function exactTime({ precision, record }: Place, day: 'arrival' | 'departure'): string | null {
  const { date, enddate, date_acc } = record;
  const value = day === 'arrival' ? (date ?? enddate) : (enddate ?? date);
  const isExact = precision === 'day' && date_acc !== -1 && value !== null && isCalendarDate(value);
  return isExact ? `${value}T00:00:00Z` : null;
}
