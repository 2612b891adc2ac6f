import { isImplausiblyLong } from '../../indexed-days.ts';
import type { Place } from '../../places/place.ts';
import { isDay } from '../day-numbers.ts';
import { possibleDays } from './possible-days.ts';
import type { Journey } from '../journey.ts';
import { monthKey, type DayRange } from '../months.ts';
import type { PlaceOnDay } from './places-on.ts';

/** When they were at a place, as far as the record knows it. */
export interface WhenAtPlace {
  /** See `placesOn`; null when nothing limits the days. */
  readonly certainty: PlaceOnDay['certainty'] | null;
  /** The days of the stay, or the days in question. */
  readonly days: DayRange | null;
  /**
   * The month, `YYYY-MM`, in which the stay began, or could begin at the earliest where only the order of travel tells;
   * the year where the record has no more; null without either.
   */
  readonly period: string | null;
}

/** When they were at a place, and under which month or year it is told. */
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

/** What is told, the month or the year; what follows from the order of travel alone stands where it begins. */
function periodOf({ record }: Place, { from }: DayRange, certainty: PlaceOnDay['certainty']): string {
  const told = record.date ?? record.enddate ?? from;
  return certainty === 'year' ? told.slice(0, 4) : monthKey(told);
}
