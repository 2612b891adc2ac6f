import { maxIndexedStayDays, isImplausiblyLong } from '../../indexed-days.ts';
import type { Expedition } from '../../expedition.ts';
import { startsJourney } from '../../route/neighbours.ts';
import type { Place } from '../../places/place.ts';
import { shownStops } from '../../shown-stops.ts';
import { eventBounds } from '../bounds.ts';
import { fromDayNumber } from '../day-numbers.ts';
import { toDayRange, shiftDay, type DayRange } from '../months.ts';
import { wholeExpedition } from '../to-journey.ts';

/** Days on one of which they were at a place, or on some of which; nobody knows on which. */
export interface PossibleDays {
  /** The date is known to the month or the year, or there is none and the dated stops around limit it. */
  readonly certainty: 'month' | 'year' | 'between';
  readonly days: DayRange;
}

/** Made once for an expedition. */
const cache = new WeakMap<Expedition, ReadonlyMap<number, PossibleDays>>();

/**
 * The days in question of every place whose record does not have all of them: rough dates, no dates, an arrival without a
 * departure. The order of travel narrows them. Places without any that can be told, and places with a negative minzoom,
 * are left out.
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
  // Where the order of travel contradicts the record, the record is told as it is.
  return { certainty: precision, days: (window && overlap(days, window)) ?? days };
}

function getCoarseDays(place: Place): DayRange | null {
  const { record, precision } = place;
  const start = record.date === null ? null : toDayRange(record.date, precision);
  const end = record.enddate === null ? null : toDayRange(record.enddate, precision);
  if (start === null || end === null) return start ?? end;
  return end.to < start.from || isImplausiblyLong(place) ? start : { from: start.from, to: end.to };
}

/** What is open where there is no date at all, or only an arrival or a departure. */
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

/** The first and the last day, counted as by `countDays`, on which they may have come to a stop and left it. */
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
 * The days that the order of travel leaves to a place: for a stop those between its earliest arrival and its latest
 * departure, for a side point those from the arrival at the stop before it to the arrival at the stop after. Null
 * where no date limits them on both sides, and where the limits are so far apart that they say nothing.
 */
function getWindow(ranges: StopRanges, places: readonly Place[], index: number): DayRange | null {
  const own = ranges.get(places[index]?.id ?? 0);
  if (own) return daysFrom(own.earliestArrival, own.latestDeparture);
  const before = nearestStop(ranges, places, index, -1);
  const after = nearestStop(ranges, places, index, 1);
  return before && daysFrom(before.earliestArrival, after?.latestArrival ?? before.latestDeparture);
}

/** The nearest stop in a direction that belongs to the same journey. */
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
