import type { EventBounds } from './bounds.ts';
import { toDayNumber } from './day-numbers.ts';
import { evening, morning } from './moment.ts';

/** How the time between two consecutive events may be spent. */
export interface Interval {
  /** The minimum length in days; above 0. */
  readonly days: number;
  /** The share of spare time, in proportion to other shares; 0 for a fixed length. */
  readonly share: number;
  /** True between two journeys: the first ends as late and the second starts as early as their dates allow. */
  readonly isPause?: true;
}

/** The number of the last day of the calendar. */
const lastDay = toDayNumber('9999-12-31');

/**
 * Schedules every arrival and departure; the moments are strictly increasing. Exact dates are kept: the first departure
 * of a day is in the morning, its last arrival in the evening, and events in between share the day. Events without an
 * exact date take the minimum lengths, and stays share the spare time within the bounds.
 *
 * `intervals` contains the time after each event but the last. Days are day numbers.
 */
export function schedule(bounds: EventBounds, intervals: readonly Interval[]): Float64Array {
  const closed = closeEnds(bounds, intervals);
  const moments = new Float64Array(closed.earliest.length);
  let previous = 0;
  moments.forEach((_, index) => {
    const moment = fixedMoment(closed, index, intervals);
    if (moment === null) return;
    moments[index] = moment;
    if (index > 0) spread(moments, previous, index, closed, intervals);
    previous = index;
  });
  return moments;
}

/** The moment of an event that starts or ends a day of travel or a journey; null for every other. */
function fixedMoment(
  { earliest, latest, isExact }: EventBounds,
  index: number,
  intervals: readonly Interval[],
): number | null {
  const first = earliest[index] ?? 0;
  const last = latest[index] ?? 0;
  if (index === 0) return first;
  if (index === earliest.length - 1) return last;
  const startsJourney = intervals[index - 1]?.isPause === true;
  const endsJourney = intervals[index]?.isPause === true;
  const isKnown = isExact[index] === true;
  const isArrival = index % 2 === 0;
  const isMorning = startsJourney || (isKnown && !isArrival && !endsJourney);
  if (isMorning) return (earliest[index - 1] ?? 0) < first ? first : null;
  const isEvening = isKnown && (isArrival || endsJourney);
  return isEvening && last < (latest[index + 1] ?? 0) ? last : null;
}

/** Bounds an undated start or end by the minimum lengths up to the nearest date, in whole days. */
function closeEnds(bounds: EventBounds, intervals: readonly Interval[]): EventBounds {
  const earliest = bounds.earliest.slice();
  const latest = bounds.latest.slice();
  const last = latest.length - 1;
  if (earliest[0] === Number.NEGATIVE_INFINITY) {
    let start = Number.POSITIVE_INFINITY;
    let days = 0;
    latest.forEach((bound, index) => {
      start = Math.min(start, bound - days);
      days += intervals[index]?.days ?? 0;
    });
    start = Math.max(0, Math.floor(start - evening)) + morning;
    earliest.forEach((bound, index) => (earliest[index] = Math.max(bound, start)));
  }
  if (latest[last] === Number.POSITIVE_INFINITY) {
    let end = Number.NEGATIVE_INFINITY;
    let days = 0;
    for (let index = last; index >= 0; index -= 1) {
      end = Math.max(end, (earliest[index] ?? 0) + days);
      days += intervals[index - 1]?.days ?? 0;
    }
    end = Math.min(lastDay, Math.ceil(end - morning)) + evening;
    latest.forEach((bound, index) => (latest[index] = Math.min(bound, end)));
  }
  return { ...bounds, earliest, latest };
}

/**
 * Schedules the events between two fixed ones. When some are outside their bounds, fixes the one that is farthest
 * outside at its bound and repeats on both sides of it.
 */
function spread(
  moments: Float64Array,
  first: number,
  last: number,
  bounds: EventBounds,
  intervals: readonly Interval[],
): void {
  const open: [first: number, last: number][] = [[first, last]];
  for (let span = open.pop(); span !== undefined; span = open.pop()) {
    const [from, to] = span;
    share(moments, from, to, intervals);
    const worst = farthestOutside(moments, from, to, bounds);
    if (worst === null) continue;
    moments[worst.index] = worst.bound;
    open.push([from, worst.index], [worst.index, to]);
  }
}

function share(moments: Float64Array, from: number, to: number, intervals: readonly Interval[]): void {
  const start = moments[from] ?? 0;
  const length = (moments[to] ?? 0) - start;
  let needed = 0;
  let shares = 0;
  for (let index = from; index < to; index += 1) {
    needed += intervals[index]?.days ?? 0;
    shares += intervals[index]?.share ?? 0;
  }
  const isRoomy = length > needed && shares > 0;
  const stretch = isRoomy ? 1 : length / needed;
  const spare = isRoomy ? (length - needed) / shares : 0;
  let moment = start;
  for (let index = from; index < to - 1; index += 1) {
    const interval = intervals[index];
    moment += (interval?.days ?? 0) * stretch + (interval?.share ?? 0) * spare;
    moments[index + 1] = moment;
  }
}

function farthestOutside(
  moments: Float64Array,
  from: number,
  to: number,
  { earliest, latest }: EventBounds,
): { readonly index: number; readonly bound: number } | null {
  let farthest = 0;
  let worst: { index: number; bound: number } | null = null;
  for (let index = from + 1; index < to; index += 1) {
    const moment = moments[index] ?? 0;
    const bound = Math.max(earliest[index] ?? 0, Math.min(latest[index] ?? 0, moment));
    if (Math.abs(bound - moment) <= farthest) continue;
    farthest = Math.abs(bound - moment);
    worst = { index, bound };
  }
  return worst;
}
