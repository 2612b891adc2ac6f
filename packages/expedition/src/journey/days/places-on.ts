import { isImplausiblyLong } from '../../indexed-days.ts';
import type { Expedition } from '../../expedition.ts';
import { addTo } from '../../group-by.ts';
import type { Place } from '../../places/place.ts';
import { stayDays } from '../../dates/stays.ts';
import { possibleDays, type PossibleDays } from './possible-days.ts';
import { monthKey, listMonths, type DayRange } from '../months.ts';

/** How certain it is that the travellers were at a place on a day. */
export interface PlaceOnDay {
  readonly place: Place;
  /** 'day' for exact dates; otherwise the place may have been visited on this day, and `days` are all possible days. */
  readonly certainty: 'day' | PossibleDays['certainty'];
  readonly days: DayRange;
}

/**
 * The places of a day, including side points: first those with an exact date, then those for which the day is possible,
 * each in travel order. Coarse and missing dates are never made exact: their places appear on every possible day. Empty
 * for a day that does not exist.
 */
export function placesOn(expedition: Expedition, date: string): readonly PlaceOnDay[] {
  const exact = (expedition.byDay.get(date) ?? []).map((place) => exactOn(place, date));
  const inQuestion = questionsByMonth(expedition).get(monthKey(date)) ?? [];
  return [...exact, ...inQuestion.filter(({ days }) => days.from <= date && date <= days.to)];
}

function exactOn(place: Place, date: string): PlaceOnDay {
  const { record } = place;
  const isStay = stayDays(record) !== null && !isImplausiblyLong(place);
  const days = isStay ? { from: record.date ?? date, to: record.enddate ?? date } : { from: date, to: date };
  return { place, certainty: 'day', days };
}

type Questions = ReadonlyMap<string, readonly PlaceOnDay[]>;

/** Computed once per expedition: the places by month. */
const cache = new WeakMap<Expedition, Questions>();

function questionsByMonth(expedition: Expedition): Questions {
  const known = cache.get(expedition);
  if (known) return known;
  const byMonth = new Map<string, PlaceOnDay[]>();
  const questions = possibleDays(expedition);
  for (const place of expedition.places) {
    const question = questions.get(place.id);
    if (question === undefined) continue;
    for (const month of listMonths(question.days)) addTo(byMonth, month, { place, ...question });
  }
  cache.set(expedition, byMonth);
  return byMonth;
}
