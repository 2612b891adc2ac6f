import type { ExpeditionCalendar } from '../days/expedition-calendar.ts';
import { expeditionDay, type ExpeditionDay } from '../days/expedition-day.ts';
import type { Heights } from '../heights/heights.ts';
import type { Journey, MomentRange } from '../journey/journey.ts';
import { dateToMoment, type Moment } from '../journey/moment.ts';
import { shiftDay } from '../journey/months.ts';
import { positionOn } from '../journey/position/position.ts';
import { hundredYearsBefore } from './hundred-years.ts';

/** The days between which a position is known to be, `YYYY-MM-DD`, both included. */
export interface Stretch {
  readonly from: string;
  readonly to: string;
}

/** Where the expedition was a hundred years before a day. Plain JSON. */
export type CaravanDay = {
  /** The day of the reader, `YYYY-MM-DD`. */
  readonly today: string;
  /** The day a hundred years earlier. */
  readonly date: string;
} & (
  | {
      readonly kind: 'day';
      readonly day: ExpeditionDay;
      /** Of a day that is not known exactly; null if it is, or if no date limits it. */
      readonly stretch: Stretch | null;
    }
  /** No day of the expedition: before it, between two of its journeys, or after it. */
  | {
      readonly kind: 'before' | 'pause' | 'after';
      /** The nearest days with a page. */
      readonly previous: string | null;
      readonly next: string | null;
    }
);

/**
 * Where the expedition was a hundred years before a day, by the rule of the pages of days.
 * @param today `YYYY-MM-DD`; the day of an instant in a time zone is `localDay`
 * @returns null for a text that is no day
 */
export function caravanDay(
  calendar: ExpeditionCalendar,
  today: string,
  options: { readonly heights?: Heights } = {},
): CaravanDay | null {
  const date = hundredYearsBefore(today);
  if (date === null) return null;
  const day = expeditionDay(calendar, date, options);
  const days = { today, date };
  if (day.kind === 'day') return { ...days, kind: 'day', day, stretch: stretchOf(calendar.journey, day) };
  const { previous, next } = day;
  return { ...days, kind: kindOf(calendar.journey, date), previous, next };
}

function kindOf({ firstDay, lastDay }: Journey, date: string): 'before' | 'pause' | 'after' {
  if (date < firstDay) return 'before';
  return date > lastDay ? 'after' : 'pause';
}

/** The days between which the expedition was where it is assumed on a day that is not exact. */
function stretchOf(journey: Journey, { date, where }: ExpeditionDay): Stretch | null {
  if (where.certainty === 'day') return null;
  const position = positionOn(journey, dateToMoment(journey, date));
  const range: MomentRange =
    position.kind === 'stop'
      ? { earliest: position.stop.arrivalRange.earliest, latest: position.stop.departureRange.latest }
      : { earliest: position.from.departureRange.earliest, latest: position.to.arrivalRange.latest };
  if (!Number.isFinite(range.earliest) || !Number.isFinite(range.latest)) return null;
  const toDay = (moment: Moment): string => shiftDay(journey.firstDay, Math.floor(moment));
  const stretch = { from: toDay(range.earliest), to: toDay(range.latest) };
  return stretch.from < stretch.to ? stretch : null;
}
