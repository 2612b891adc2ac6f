import type { TextIdRecord } from '@cae-map/contract/entities/book';
import { groupBy } from '../../group-by.ts';
import type { Place } from '../../places/place.ts';
import { compareTexts } from '../../texts/compare-texts.ts';
import { daysApart } from '../day-numbers.ts';
import { datedTexts, placesOfJourney, type DatedText } from './dated-items.ts';
import type { Journey, JourneyStop } from '../journey.ts';
import { momentToDate, findLastNotAbove, dateToMoment, type Moment } from '../moment.ts';
import { momentOfDayAt } from './moment-of-place.ts';

/** An entry of a book and the moment of the journey at which it is shown. */
export interface JourneyEntry {
  readonly text: TextIdRecord;
  /** The place that the text is about; of several the first one where the travellers were on its days. */
  readonly place: Place;
  /** Its first day, clamped to the stay at the place. */
  readonly moment: Moment;
  /** Whether the travellers are at that place at the moment. */
  readonly isThere: boolean;
}

/** A text about a stop. */
export interface DayText {
  readonly text: TextIdRecord;
  /** Whether the requested day is among its days, as far as they are known. */
  readonly isOfDay: boolean;
}

/** The first entry after a moment; null after the last one. Takes logarithmic time. */
export function nextEntry(journey: Journey, moment: Moment): JourneyEntry | null {
  const { entries, moments } = indexOf(journey);
  return entries[findLastNotAbove(moments, moment) + 1] ?? null;
}

/**
 * Finds the text about the given places on a day: one with that day, the most precise first; otherwise the last one
 * before it, else the first one after it, else an undated one; null when there is none.
 */
export function findDayText(journey: Journey, placeIds: readonly number[], date: string): DayText | null {
  const { textsByPlace } = indexOf(journey);
  const texts = placeIds.flatMap((id) => textsByPlace.get(id) ?? []);
  const ofDay = texts
    .filter(({ days }) => days.from <= date && date <= days.to)
    .toSorted((a, b) => finestFirst[a.precision] - finestFirst[b.precision])[0];
  if (ofDay) return { text: ofDay.text, isOfDay: true };
  const near = texts.findLast(({ days }) => days.to < date) ?? texts[0];
  const text =
    near?.text ?? placeIds.flatMap((id) => journey.expedition.getTextIds(id)).toSorted(compareTexts)[0];
  return text === undefined ? null : { text, isOfDay: false };
}

const finestFirst = { day: 0, month: 1, year: 2 } as const;

interface EntryIndex {
  /** Sorted by moment. */
  readonly entries: readonly JourneyEntry[];
  readonly moments: Float64Array;
  readonly textsByPlace: ReadonlyMap<number, readonly DatedText[]>;
}

/** Computed once per journey. */
const cache = new WeakMap<Journey, EntryIndex>();

function indexOf(journey: Journey): EntryIndex {
  const known = cache.get(journey);
  if (known) return known;
  const shown = new Map(placesOfJourney(journey).map((place) => [place.id, place]));
  const texts = datedTexts(journey);
  const entries = texts
    .flatMap((text) => toEntry(journey, shown, text) ?? [])
    .toSorted((one, other) => one.moment - other.moment);
  const pairs = texts.flatMap((text) => text.text.place_ids.map((id) => ({ id, text })));
  const index = {
    entries,
    moments: Float64Array.from(entries, ({ moment }) => moment),
    textsByPlace: new Map(
      [...groupBy(pairs, ({ id }) => id)].map(([id, ofPlace]) => [id, ofPlace.map(({ text }) => text)]),
    ),
  };
  cache.set(journey, index);
  return index;
}

function toEntry(
  journey: Journey,
  shown: ReadonlyMap<number, Place>,
  { text, days }: DatedText,
): JourneyEntry | null {
  const first = daysApart(journey.firstDay, days.from);
  const last = daysApart(journey.firstDay, days.to);
  const stop = text.place_ids
    .flatMap((id) => journey.stopsByPlace.get(id) ?? [])
    .find(({ arrival, departure }) => Math.floor(arrival) <= last && first <= Math.floor(departure));
  if (stop) return { text, place: stop.place, moment: firstMomentAt(journey, stop, first), isThere: true };
  const place = text.place_ids.flatMap((id) => shown.get(id) ?? [])[0];
  return place === undefined
    ? null
    : { text, place, moment: dateToMoment(journey, days.from), isThere: false };
}

/** The moment of the first day of a text on which the travellers were at a stop. */
function firstMomentAt(journey: Journey, { place, arrival }: JourneyStop, day: Moment): Moment {
  return momentOfDayAt(journey, momentToDate(journey, Math.max(day, arrival)), place.id);
}
