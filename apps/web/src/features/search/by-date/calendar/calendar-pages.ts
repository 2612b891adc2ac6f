import { addDays, daysInMonth, readCalendarDate } from '@cae-map/expedition/dates/calendar';

/** What a calendar shows at a time: the days of a month, the months of a year or the years of a decade. */
export const calendarLevels = ['month', 'year', 'decade'] as const;
export type CalendarLevel = (typeof calendarLevels)[number];

/** A day, month or year of a page. */
export interface CalendarCell {
  /** The day, or the first day of the month or year, `YYYY-MM-DD`. */
  readonly day: string;
  /** Whether a day belongs to the month before or after the shown one. */
  readonly isOutside: boolean;
}

const inside = (day: string): CalendarCell => ({ day, isOutside: false });

/** The rows of the page that contains a day; weeks start on Monday. */
export function calendarRows(level: CalendarLevel, day: string): readonly (readonly CalendarCell[])[] {
  const { year, month } = read(day);
  if (level === 'month') return inRows(monthCells(year, month), 7);
  if (level === 'year')
    return inRows(
      range(12).map((index) => inside(write(year, index + 1))),
      3,
    );
  return inRows(
    range(10).map((index) => inside(write(decadeOf(year) + index, 1))),
    3,
  );
}

/**
 * The first day of the month `pages` months after that of a day; on the page of a year the same month of another year, on that of a decade
 * ten years per page.
 */
export function turnPage(level: CalendarLevel, day: string, pages: number): string {
  const { year, month } = read(day);
  if (level !== 'month') return write(year + pages * (level === 'year' ? 1 : 10), month);
  const months = year * 12 + month - 1 + pages;
  return write(Math.floor(months / 12), (months % 12) + 1);
}

/** The first and the last day of the page that contains a day. */
export function pageBounds(
  level: CalendarLevel,
  day: string,
): { readonly first: string; readonly last: string } {
  const { year, month } = read(day);
  if (level === 'month')
    return { first: write(year, month), last: write(year, month, daysInMonth(year, month)) };
  const from = level === 'year' ? year : decadeOf(year);
  return { first: write(from, 1), last: write(level === 'year' ? year : from + 9, 12, 31) };
}

/** The first year of the decade of a year. */
export function decadeOf(year: number): number {
  return Math.floor(year / 10) * 10;
}

function monthCells(year: number, month: number): readonly CalendarCell[] {
  const first = write(year, month);
  const weekday = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7;
  const weeks = Math.ceil((weekday + daysInMonth(year, month)) / 7);
  return range(weeks * 7).map((index) => {
    const day = addDays(first, index - weekday);
    return { day, isOutside: day.slice(0, 7) !== first.slice(0, 7) };
  });
}

function read(day: string): { readonly year: number; readonly month: number } {
  return readCalendarDate(day) ?? { year: 1925, month: 1 };
}

function write(year: number, month: number, day = 1): string {
  return [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join(
    '-',
  );
}

function range(length: number): readonly number[] {
  return Array.from({ length }, (_, index) => index);
}

function inRows<Cell>(cells: readonly Cell[], columns: number): readonly (readonly Cell[])[] {
  return range(Math.ceil(cells.length / columns)).map((row) =>
    cells.slice(row * columns, (row + 1) * columns),
  );
}
