import { aboutAccuracy } from '../../dates/format-dates.ts';
import type { DatePrecision } from '../../dates/stays.ts';
import type { Journey, JourneyStop, MomentRange } from '../journey.ts';
import { momentToDate, type Moment } from '../moment.ts';

/** A day of the journey as precise as it is known; `toDateRecord` converts it for formatting. */
export interface DayAsKnown {
  /** `YYYY-MM-DD`; only the part within the precision is meaningful. */
  readonly date: string;
  readonly precision: DatePrecision;
  /** Whether even that is an estimate: 'about August 1925'. */
  readonly isAbout: boolean;
}

const formats: Readonly<Record<DatePrecision, string>> = {
  day: 'YYYY-MM-DD',
  month: 'YYYY-MM',
  year: 'YYYY',
};

/** The number of leading characters that dates of the same year, month or day share. */
const sharedCharacters: Readonly<Record<DatePrecision, number>> = { year: 4, month: 7, day: 10 };

/** The maximum range, in days, for which an unknown month is given as 'about' that month. */
const maxEstimateDays = 92;

/** Converts a day for `formatDateRange`. */
export function toDateRecord({ date, precision, isAbout }: DayAsKnown): {
  readonly date: string;
  readonly enddate: string;
  readonly date_format: string;
  readonly date_acc: number | null;
} {
  return {
    date,
    enddate: date,
    date_format: formats[precision],
    date_acc: isAbout ? aboutAccuracy : null,
  };
}

/** Returns whether both ends of a stay are exact. */
export function isKnownStay({ place, arrivalRange, departureRange }: JourneyStop): boolean {
  const isOneDay = ({ earliest, latest }: MomentRange): boolean =>
    Math.floor(earliest) === Math.floor(latest);
  return place.precision === 'day' && isOneDay(arrivalRange) && isOneDay(departureRange);
}

/** How precisely the date of a moment at a stop is known. Never more precise than the record. */
export function dayAtStop(journey: Journey, stop: JourneyStop, moment: Moment): DayAsKnown {
  const { record } = stop.place;
  const isDated = record.date !== null || record.enddate !== null;
  const finest = isDated ? stop.place.precision : 'day';
  const date = momentToDate(journey, moment);
  const known = isOnDays(moment, stop.arrivalRange.latest, stop.departureRange.earliest)
    ? { date, precision: finest, isAbout: false }
    : dayWithin(journey, date, finest, {
        earliest: stop.arrivalRange.earliest,
        latest: stop.departureRange.latest,
      });
  return { ...known, isAbout: known.isAbout || record.date_acc === aboutAccuracy };
}

/** How precisely the date of a moment between two stops is known. */
export function dayBetweenStops(
  journey: Journey,
  from: JourneyStop,
  to: JourneyStop,
  moment: Moment,
): DayAsKnown {
  const date = momentToDate(journey, moment);
  return isOnDays(moment, from.departureRange.latest, to.arrivalRange.earliest)
    ? { date, precision: 'day', isAbout: false }
    : dayWithin(journey, date, 'day', {
        earliest: from.departureRange.earliest,
        latest: to.arrivalRange.latest,
      });
}

/** Returns whether the day of a moment is between the days of `first` and `last`, both included. */
function isOnDays(moment: Moment, first: Moment, last: Moment): boolean {
  const day = Math.floor(moment);
  return Math.floor(first) <= day && day <= Math.floor(last);
}

/** The precision of a date when the event happened on an unknown day of a range. */
function dayWithin(
  journey: Journey,
  date: string,
  finest: DatePrecision,
  { earliest, latest }: MomentRange,
): DayAsKnown {
  const length = latest - earliest;
  if (!Number.isFinite(length)) return { date, precision: 'year', isAbout: true };
  const first = momentToDate(journey, earliest);
  const last = momentToDate(journey, latest);
  const isShared = (precision: DatePrecision): boolean => {
    const characters = sharedCharacters[precision];
    return first.slice(0, characters) === last.slice(0, characters);
  };
  if (finest === 'day' && isShared('day')) return { date, precision: 'day', isAbout: false };
  if (finest !== 'year' && isShared('month')) return { date, precision: 'month', isAbout: false };
  if (finest !== 'year' && length <= maxEstimateDays) return { date, precision: 'month', isAbout: true };
  return { date, precision: 'year', isAbout: !isShared('year') };
}
