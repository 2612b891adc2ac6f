import { isImplausiblyLong } from '../../indexed-days.ts';
import type { Place } from '../../places/place.ts';
import { isDay } from '../day-numbers.ts';
import { possibleDays } from './possible-days.ts';
import type { Journey } from '../journey.ts';
import { monthKey, type DayRange } from '../months.ts';
import type { PlaceOnDay } from './places-on.ts';

/** When the travellers were at a place, as far as known. */
export interface WhenAtPlace {
  /** See `placesOn`; null when the days are not bounded. */
  readonly certainty: PlaceOnDay['certainty'] | null;
  /** The days of the stay, or the possible days. */
  readonly days: DayRange | null;
  /**
   * The month, `YYYY-MM`, in which the stay began or, when only the travel order is known, the earliest possible one;
   * the year when the record has no more; null without either.
   */
  readonly period: string | null;
}

/** Returns when the travellers were at a place, and the month or year under which it is listed. */
export function whenAtPlace({ expedition }: Journey, place: Place): WhenAtPlace {
  const { date, enddate } = place.record;
  const first = date ?? enddate;
  if (place.precision === 'day' && first !== null && isDay(first)) {
    const last = enddate !== null && enddate > first && !isImplausiblyLong(place) ? enddate : first;
    return { certainty: 'day', days: { from: first, to: last }, period: monthKey(first) };
  }
  const question = possibleDays(expedition).get(place.id);
  return question
    ? { ...question, period: periodOf(place, question.days, question.certainty) }
    : { certainty: null, days: null, period: null };
}

/** The month or year of the record; without a date, that of the first possible day. */
function periodOf({ record }: Place, { from }: DayRange, certainty: PlaceOnDay['certainty']): string {
  const recorded = record.date ?? record.enddate ?? from;
  return certainty === 'year' ? recorded.slice(0, 4) : monthKey(recorded);
}
