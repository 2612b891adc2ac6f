import { aboutAccuracy } from '../../dates/format-dates.ts';
import type { DatePrecision } from '../../dates/stays.ts';
import type { Journey, JourneyStop, MomentRange } from '../journey.ts';
import { momentToDate, type Moment } from '../moment.ts';

/** A day of the journey as far as the record knows it; `dayRecord` gives it the form that dates in words are cache from. */
export interface DayAsKnown {
  /** `YYYY-MM-DD`; where the precision is coarser the rest of it says nothing. */
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

/** How many characters of two dates agree when they share their year, month or day. */
const sharedCharacters: Readonly<Record<DatePrecision, number>> = { year: 4, month: 7, day: 10 };

/** What is not known to the month is told as about its month while no more than a quarter is in question, in days. */
const maxEstimateDays = 92;

/** A day in the form that `formatDateRange` reads. */
export function dayRecord({ date, precision, isAbout }: DayAsKnown): {
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

/** Whether the record has both ends of a stay to the day. */
export function isKnownStay({ place, arrivalRange, departureRange }: JourneyStop): boolean {
  const isOneDay = ({ earliest, latest }: MomentRange): boolean =>
    Math.floor(earliest) === Math.floor(latest);
  return place.precision === 'day' && isOneDay(arrivalRange) && isOneDay(departureRange);
}

/** How well it is known that they were at a stop on the day of a moment of the stay. Never finer than the record. */
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

/** How well it is known that they were between two stops on the day of a moment. */
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

/** Whether the day of a moment is none before the day of `first` and none after the day of `last`. */
function isOnDays(moment: Moment, first: Moment, last: Moment): boolean {
  const day = Math.floor(moment);
  return Math.floor(first) <= day && day <= Math.floor(last);
}

/** What may be said of a day when something was on some day of a range, but on which is not known. */
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
