import type { PlaceRecord } from '@cae-map/contract/entities/place';
import type { Language } from '@cae-map/contract/enumerations';
import { addDays, readCalendarDate, type CivilDate } from './calendar.ts';
import { dateLocales, type DateLocale } from './date-locales.ts';
import { datePrecision, exactDateFormat, longStayDays, stayDays, type DatePrecision } from './stays.ts';

type Stay = Pick<PlaceRecord, 'date' | 'enddate' | 'date_format'>;

/** The value of `date_acc` for an approximate date. */
export const aboutAccuracy = -1;

function read(date: string | null): CivilDate | null {
  return date === null ? null : readCalendarDate(date);
}

/**
 * Formats one date, as precise as its format: '26 августа 1925', 'август 1925', '1925'. Null when there is no date or
 * it does not exist.
 */
export function formatDate(
  date: string | null,
  dateFormat: string | null,
  language: Language,
): string | null {
  const day = read(date);
  if (day === null) return null;
  const words = dateLocales[language];
  return words.join(words.units(day, datePrecision(dateFormat), false));
}

/**
 * Formats the dates of a stay as a range: '26 августа – 19 сентября 1925', 'about August 1925', 'until 6 March 1925'. A
 * departure before the arrival is an error of the record and is ignored. Null when the stay has no date.
 */
export function formatDateRange(
  place: Stay & Partial<Pick<PlaceRecord, 'date_acc'>>,
  language: Language,
): string | null {
  const words = dateLocales[language];
  const precision = datePrecision(place.date_format);
  const isAbout = place.date_acc === aboutAccuracy;
  const from = read(place.date);
  const to = read(place.enddate);
  if (from === null) {
    if (to === null) return null;
    const end = words.join(words.units(to, precision, true));
    return isAbout ? words.untilAbout(end) : words.until(end);
  }
  const range = rangeWords(words, from, to !== null && isLater(place) ? to : from, precision, isAbout);
  return isAbout ? words.about(range) : range;
}

function isLater(place: Stay): boolean {
  return (stayDays(place) ?? 0) > 0;
}

function rangeWords(
  words: DateLocale,
  from: CivilDate,
  to: CivilDate,
  precision: DatePrecision,
  isGenitive: boolean,
): string {
  const start = words.units(from, precision, isGenitive);
  const end = words.units(to, precision, isGenitive);
  const isSame = start.every((unit, index) => unit === end[index]);
  return isSame ? words.join(start) : words.range(start, end);
}

/** A date with its precision. */
export type WrittenDate = Pick<PlaceRecord, 'date' | 'date_format'>;

/**
 * Formats the time from one date to another, each as precise as its format; units shared by both are written once: 'ноябрь – декабрь
 * 1923', '26 August – September 1925'. With one date only that one is formatted, without any null is returned.
 */
export function formatSpan(first: WrittenDate, last: WrittenDate, language: Language): string | null {
  const words = dateLocales[language];
  const [from, to] = [first, last].map(({ date, date_format }) => {
    const day = read(date);
    return day === null ? null : words.units(day, datePrecision(date_format), false);
  });
  if (!from || !to) return from || to ? words.join(from ?? to ?? []) : null;
  if (words.join(from) === words.join(to)) return words.join(from);
  const [coarse, fine] = from.length < to.length ? [from, to] : [to, from];
  // A date within the other one: '26 August 1925 – August 1925'.
  const isWithin = coarse.every((unit, index) => unit === fine[index]);
  return isWithin ? `${words.join(from)} – ${words.join(to)}` : words.range(from, to);
}

/**
 * Formats days as a list: '27, 28 февраля, 1 марта 1926'. Days that do not exist are ignored; null when there are no
 * others.
 */
export function formatDays(days: readonly string[], language: Language): string | null {
  const words = dateLocales[language];
  const units = days.flatMap((day) => {
    const date = read(day);
    return date === null ? [] : [words.units(date, 'day', false)];
  });
  return units.length === 0 ? null : words.list(units);
}

/**
 * Formats the dates of a stay for the place pane: as a list of days for a stay of fewer than 6 days, otherwise as a
 * range. Null when the stay has no date.
 */
export function formatStayDates(
  place: Stay & Partial<Pick<PlaceRecord, 'date_acc'>>,
  language: Language,
): string | null {
  const days = place.date_acc === aboutAccuracy ? [] : expandedDays(place);
  return formatDays(days, language) ?? formatDateRange(place, language);
}

/**
 * Every day of an exact stay that spans fewer than 6 days, including arrival and departure; a stay without a departure
 * is one day. Empty for longer stays and for dates that are not exact.
 */
export function expandedDays(place: Stay): string[] {
  if (place.date_format !== exactDateFormat || read(place.date) === null || place.date === null) return [];
  const first = place.date;
  const days = place.enddate === null ? 0 : stayDays(place);
  if (days === null || days > longStayDays) return [];
  return Array.from({ length: days + 1 }, (_, index) => addDays(first, index));
}
