import { addDays } from '@cae-map/expedition/dates/calendar';

/** The maximum number of days of one shift: a century. */
export const maxShiftedDays = 36_525;

/** The days that an editor has typed, such as `-12` or `+3`; null for anything but a number of days other than 0 within the bound. */
export function readDays(typed: string): number | null {
  // Accepts the minus sign U+2212 as well as the hyphen.
  const text = typed.trim().replace('−', '-');
  const days = /^[+-]?\d{1,5}$/.test(text) ? Number(text) : 0;
  return days === 0 || Math.abs(days) > maxShiftedDays ? null : days;
}

/**
 * The dates of a record that are known, some days later; a time after a day stays.
 * @param days negative for earlier dates
 * @returns only the shifted fields
 * @throws {CalendarError} when a date is outside the years 0000 to 9999 then
 */
export function shiftDates<Field extends string>(
  dates: Readonly<Record<Field, string | null>>,
  days: number,
): Partial<Record<Field, string>> {
  const shifted: Partial<Record<Field, string>> = {};
  for (const field of Object.keys(dates) as Field[]) {
    const date = dates[field];
    if (date !== null && date !== '') shifted[field] = addDays(date.slice(0, 10), days) + date.slice(10);
  }
  return shifted;
}

/** The numbers of chosen records whose dates a shift by days leaves as they are. */
export interface NotShifted {
  readonly undated: number;
  /** Known to the month or the year: days do not apply to them, and a hidden day would move into another month or year. */
  readonly withoutDay: number;
}

/** A record whose dates are to be shifted. */
export interface ShiftedRecord<Field extends string> {
  readonly id: number;
  readonly date_format: string | null;
  readonly dates: Readonly<Record<Field, string | null>>;
}

/**
 * The shifts of the records to whose dates days apply, and the numbers of the others.
 * @param days negative for earlier dates
 * @throws {CalendarError} like `shiftDates`
 */
export function planShifts<Field extends string>(
  records: readonly ShiftedRecord<Field>[],
  days: number,
): {
  readonly shifts: readonly { readonly id: number; readonly dates: Partial<Record<Field, string>> }[];
  readonly notShifted: NotShifted;
} {
  const dated = records.filter(({ dates }) => Object.values(dates).some(Boolean));
  const shiftable = dated.filter(({ date_format }) => date_format === null || date_format === 'YYYY-MM-DD');
  return {
    shifts: shiftable.map(({ id, dates }) => ({ id, dates: shiftDates(dates, days) })),
    notShifted: {
      undated: records.length - dated.length,
      withoutDay: dated.length - shiftable.length,
    },
  };
}
