import { addDays, daysBetween } from '../dates/calendar.ts';
import { listMonths, monthKey, toDayRange } from '../journey/months.ts';
import { hasPage, imagesOfDay, textsOfDay, type ExpeditionCalendar } from './expedition-calendar.ts';

/** How much is known of a day or a month, from nothing to the most, for its colour. */
export type Amount = 0 | 1 | 2 | 3 | 4;

/** A day of a calendar. */
export interface CalendarDay {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** Whether the day has a page. */
  readonly hasPage: boolean;
  readonly texts: number;
  readonly images: number;
  readonly amount: Amount;
}

/** A month of the expedition as a calendar. Plain JSON. */
export interface MonthCalendar {
  /** `YYYY-MM` */
  readonly month: string;
  /** Weeks from Monday to Sunday; null for the days of the neighbouring months. */
  readonly weeks: readonly (readonly (CalendarDay | null)[])[];
  /** The number of texts of its days. */
  readonly texts: number;
  /** The nearest months with pages of days; null at the ends. */
  readonly previous: string | null;
  readonly next: string | null;
}

/** A month in the list of all months. */
export interface ListedMonth {
  readonly month: string;
  readonly texts: number;
  readonly images: number;
  readonly amount: Amount;
}

/** The least numbers of texts and pictures for the amounts from 1 on. */
const dayLimits = [1, 2, 3, 5] as const;
const monthLimits = [1, 5, 10, 20] as const;

/** The calendar of a month, `YYYY-MM`; null if no day of it has a page, or if there is no such month. */
export function monthCalendar(calendar: ExpeditionCalendar, month: string): MonthCalendar | null {
  const months = listExpeditionMonths(calendar);
  const index = months.findIndex((listed) => listed.month === month);
  const listed = months[index];
  if (listed === undefined) return null;
  const days = daysOfMonth(calendar, month);
  const first = days[0];
  const blanks = first === undefined ? 0 : weekday(first.date);
  const cells = [...Array<null>(blanks).fill(null), ...days];
  const padded = [...cells, ...Array<null>((7 - (cells.length % 7)) % 7).fill(null)];
  return {
    month,
    weeks: Array.from({ length: padded.length / 7 }, (_, week) => padded.slice(week * 7, week * 7 + 7)),
    texts: listed.texts,
    previous: months[index - 1]?.month ?? null,
    next: months[index + 1]?.month ?? null,
  };
}

const cache = new WeakMap<ExpeditionCalendar, readonly ListedMonth[]>();

/** All months in which at least one day has a page, in order; computed once per calendar. */
export function listExpeditionMonths(calendar: ExpeditionCalendar): readonly ListedMonth[] {
  const known = cache.get(calendar);
  if (known) return known;
  const { firstDay, lastDay } = calendar.journey;
  const months = listMonths({ from: firstDay, to: lastDay }).flatMap((month) => {
    const days = daysOfMonth(calendar, month);
    if (!days.some((day) => day.hasPage)) return [];
    const texts = new Set(
      days.flatMap(({ date }) => textsOfDay(calendar, date).map(({ text_id }) => text_id)),
    );
    const images = days.reduce((sum, day) => sum + day.images, 0);
    const amount = amountOf(texts.size + images, monthLimits);
    return [{ month, texts: texts.size, images, amount }];
  });
  cache.set(calendar, months);
  return months;
}

function daysOfMonth(calendar: ExpeditionCalendar, month: string): CalendarDay[] {
  const range = toDayRange(`${month}-01`, 'month');
  if (range === null) return [];
  const days: CalendarDay[] = [];
  for (let date = range.from; monthKey(date) === month; date = addDays(date, 1)) {
    const texts = textsOfDay(calendar, date).length;
    const images = imagesOfDay(calendar, date).length;
    const amount = amountOf(texts + images, dayLimits);
    days.push({ date, hasPage: hasPage(calendar, date), texts, images, amount });
    if (date === range.to) break;
  }
  return days;
}

function amountOf(count: number, limits: readonly [number, number, number, number]): Amount {
  const level = limits.findLastIndex((limit) => count >= limit) + 1;
  return level === 1 || level === 2 || level === 3 || level === 4 ? level : 0;
}

/** A Monday. */
const someMonday = '1923-01-01';

/** The day of the week of a date, `YYYY-MM-DD`; 0 for Monday. */
export function weekday(date: string): number {
  return ((daysBetween(someMonday, date) % 7) + 7) % 7;
}
