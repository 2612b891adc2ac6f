import { maxIndexedStayDays, isImplausiblyLong } from '../../indexed-days.ts';
import type { Expedition } from '../../expedition.ts';
import { startsJourney } from '../../route/neighbours.ts';
import type { Place } from '../../places/place.ts';
import { shownStops } from '../../shown-stops.ts';
import { eventBounds } from '../bounds.ts';
import { fromDayNumber } from '../day-numbers.ts';
import { toDayRange, shiftDay, type DayRange } from '../months.ts';
import { wholeExpedition } from '../to-journey.ts';

/** The days on which a place may have been visited, when its dates are not exact. */
export interface PossibleDays {
  /** The date is known to the month or the year, or it is missing and bounded by the neighbouring stops. */
  readonly certainty: 'month' | 'year' | 'between';
  readonly days: DayRange;
}

/** Computed once per expedition. */
const cache = new WeakMap<Expedition, ReadonlyMap<number, PossibleDays>>();

/**
 * The possible days of every place whose dates are not all exact: coarse dates, missing dates, an arrival without a
 * departure. They are narrowed by the travel order. Excludes places without any bound and places with a negative
 * minzoom.
 */
export function possibleDays(expedition: Expedition): ReadonlyMap<number, PossibleDays> {
  const known = cache.get(expedition);
  if (known) return known;
  const ranges = stopRanges(expedition);
  const found = new Map<number, PossibleDays>();
  expedition.places.forEach((place, index) => {
    if (place.record.minzoom < 0) return;
    const window = getWindow(ranges, expedition.places, index);
    const question = fromCoarseDates(place, window) ?? fromOpenDates(place, window);
    if (question !== null) found.set(place.id, question);
  });
  cache.set(expedition, found);
  return found;
}

function fromCoarseDates(place: Place, window: DayRange | null): PossibleDays | null {
  const { precision } = place;
  const days = precision === 'day' ? null : getCoarseDays(place);
  if (days === null || precision === 'day') return null;
  // When the travel order contradicts the record, the record takes precedence.
  return { certainty: precision, days: (window && overlap(days, window)) ?? days };
}

function getCoarseDays(place: Place): DayRange | null {
  const { record, precision } = place;
  const start = record.date === null ? null : toDayRange(record.date, precision);
  const end = record.enddate === null ? null : toDayRange(record.enddate, precision);
  if (start === null || end === null) return start ?? end;
  return end.to < start.from || isImplausiblyLong(place) ? start : { from: start.from, to: end.to };
}

/** The possible days when there is no date at all, or only an arrival or a departure. */
function fromOpenDates(place: Place, window: DayRange | null): PossibleDays | null {
  if (window === null) return null;
  const { date, enddate } = place.record;
  if (date === null && enddate === null) return { certainty: 'between', days: window };
  const isOpen = place.precision === 'day' && place.record.ispathpart;
  if (!isOpen || (date !== null && enddate !== null && date <= enddate)) return null;
  const fallback =
    date === null ? { ...window, to: shiftDay(enddate ?? '', -1) } : { ...window, from: shiftDay(date, 1) };
  return fallback.from <= fallback.to ? { certainty: 'between', days: fallback } : null;
}

/** Bounds of the arrival at a stop and the departure, as day numbers. */
interface StopRange {
  readonly earliestArrival: number;
  readonly latestArrival: number;
  readonly latestDeparture: number;
}

type StopRanges = ReadonlyMap<number, StopRange>;

/** By place id; empty when no stop has a date. */
function stopRanges(expedition: Expedition): StopRanges {
  const stops = shownStops(expedition, wholeExpedition);
  const bounds = eventBounds(stops.map(({ id, record }) => ({ record, texts: expedition.getTextIds(id) })));
  if (bounds === null) return new Map();
  return new Map(
    stops.map(({ id }, index) => [
      id,
      {
        earliestArrival: bounds.earliest[2 * index] ?? 0,
        latestArrival: bounds.latest[2 * index] ?? 0,
        latestDeparture: bounds.latest[2 * index + 1] ?? 0,
      },
    ]),
  );
}

/**
 * The days that the travel order allows for a place: for a stop those between its earliest arrival and its latest
 * departure, for a side point those from the arrival at the previous stop to the arrival at the next one. Null when
 * they are not bounded on both sides, and when the bounds are too far apart to be useful.
 */
function getWindow(ranges: StopRanges, places: readonly Place[], index: number): DayRange | null {
  const own = ranges.get(places[index]?.id ?? 0);
  if (own) return daysFrom(own.earliestArrival, own.latestDeparture);
  const before = nearestStop(ranges, places, index, -1);
  const after = nearestStop(ranges, places, index, 1);
  return before && daysFrom(before.earliestArrival, after?.latestArrival ?? before.latestDeparture);
}

/** The nearest stop of the same journey in a direction. */
function nearestStop(
  ranges: StopRanges,
  places: readonly Place[],
  index: number,
  step: 1 | -1,
): StopRange | null {
  const place = places[index];
  for (let at = index + step; at >= 0 && at < places.length; at += step) {
    const other = places[at];
    if (place === undefined || other === undefined || startsJourney(place.record, other.record)) return null;
    const range = ranges.get(other.id);
    if (range) return range;
  }
  return null;
}

function daysFrom(earliest: number, latest: number): DayRange | null {
  if (!(latest - earliest <= maxIndexedStayDays)) return null;
  return { from: fromDayNumber(earliest), to: fromDayNumber(latest) };
}

function overlap(a: DayRange, b: DayRange): DayRange | null {
  const from = a.from > b.from ? a.from : b.from;
  const to = a.to < b.to ? a.to : b.to;
  return from <= to ? { from, to } : null;
}
