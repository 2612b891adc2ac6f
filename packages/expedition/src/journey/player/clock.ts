import { isKnownStay } from '../position/certainty.ts';
import type { Journey, JourneyStop } from '../journey.ts';
import { momentToDate, type Moment } from '../moment.ts';
import { calendarLength, roundLength, type CalendarLength, type RoundedLength } from '../months.ts';
import { interpolate } from './interpolate.ts';

/** By what the time of the player goes: by stops, which count about the same, or by the days of the calendar. */
export type ClockKind = 'stops' | 'days';

/**
 * What the time of the player says of the journey. Both rise together, straight from event to event, so that either can be
 * read from the other. The player's time is in milliseconds at speed 1, from 0.
 */
export interface JourneyClock {
  readonly kind: ClockKind;
  readonly lengthMilliseconds: number;
  /** The arrivals and departures of the journey and when the clock comes to each. */
  readonly moments: Float64Array;
  readonly milliseconds: Float64Array;
  /** What the clock by days makes shorter than it was, in the order of time; empty for the clock by stops. */
  readonly compressed: readonly CompressedStretch[];
}

/** A long stay, or the years between two journeys, that passes faster than the rest, to be named: 'Urga, 7 months'. */
export interface CompressedStretch {
  readonly kind: 'stay' | 'pause';
  /** The stop of the stay; for a pause the last before it. */
  readonly stop: JourneyStop;
  readonly from: Moment;
  readonly to: Moment;
  readonly fromMilliseconds: number;
  readonly toMilliseconds: number;
  /** How long it was, in months and days. */
  readonly length: CalendarLength;
  /** The same in one number, as one says it. */
  readonly rounded: RoundedLength;
  /** Whether the record does not know both of its ends to the day. */
  readonly isAbout: boolean;
}

/** With these the years from 1923 to 1928 take about three minutes, in milliseconds at speed 1. */
const stopMilliseconds = 270;
const dayMilliseconds = 250;

/** By the calendar a stay takes no longer than so many days. */
export const maxFullStayDays = 10;

/** What the interval after each event takes of the player's time, in milliseconds. */
type Rate = (journey: Journey, event: number) => number;

/**
 * Every stop counts about the same: one part for the way there and half a part for the stay. Both grow gently, with the
 * logarithm, so that an ocean is no blink and a winter longer than a night.
 */
const rateByStops: Rate = ({ events, stops }, event) => {
  const stop = stops[(event + 1) >>> 1];
  if (event % 2 === 0) {
    const weeks = ((events[event + 1] ?? 0) - (events[event] ?? 0)) / 7;
    return stopMilliseconds * (0.5 + 0.5 * Math.log2(1 + weeks));
  }
  if (stop?.leg == null) return stopMilliseconds * 4;
  return stopMilliseconds * (1 + 0.5 * Math.log2(1 + stop.leg.line.lengthMetres / 100_000));
};

/** Every day counts the same, but what nobody travels never takes more than its longest. */
const rateByDays: Rate = ({ events, stops }, event) => {
  const days = (events[event + 1] ?? 0) - (events[event] ?? 0);
  const isTravel = event % 2 === 1 && stops[(event + 1) >>> 1]?.leg != null;
  return dayMilliseconds * (isTravel ? days : Math.min(days, maxFullStayDays));
};

const rates: Readonly<Record<ClockKind, Rate>> = { stops: rateByStops, days: rateByDays };

/** The clock of a journey. Made once for a journey and a kind. */
export function journeyClock(journey: Journey, kind: ClockKind): JourneyClock {
  const milliseconds = new Float64Array(journey.events.length);
  let time = 0;
  for (let event = 0; event < milliseconds.length - 1; event += 1) {
    time += rates[kind](journey, event);
    milliseconds[event + 1] = time;
  }
  return {
    kind,
    lengthMilliseconds: time,
    moments: journey.events,
    milliseconds,
    compressed: kind === 'days' ? compressedStretches(journey, milliseconds) : [],
  };
}

/** The moment of the journey at a time of the player; times outside give the ends. */
export function momentAt(clock: JourneyClock, milliseconds: number): Moment {
  return interpolate(clock.milliseconds, clock.moments, milliseconds);
}

/** The time of the player at a moment of the journey; moments outside give 0 or the whole length. */
export function millisecondsAt(clock: JourneyClock, moment: Moment): number {
  return interpolate(clock.moments, clock.milliseconds, moment);
}

function compressedStretches(journey: Journey, milliseconds: Float64Array): CompressedStretch[] {
  return journey.stops.flatMap((stop, index) => {
    const next = journey.stops[index + 1];
    const stay = stretch(journey, 'stay', stop, 2 * index, milliseconds);
    const pause =
      next?.leg === null ? stretch(journey, 'pause', stop, 2 * index + 1, milliseconds) : undefined;
    return [stay ?? [], pause ?? []].flat();
  });
}

function stretch(
  journey: Journey,
  kind: CompressedStretch['kind'],
  stop: JourneyStop,
  event: number,
  milliseconds: Float64Array,
): CompressedStretch | undefined {
  const from = journey.events[event] ?? 0;
  const to = journey.events[event + 1] ?? 0;
  if (to - from <= maxFullStayDays) return undefined;
  const length = calendarLength(momentToDate(journey, from), momentToDate(journey, to));
  return {
    kind,
    stop,
    from,
    to,
    fromMilliseconds: milliseconds[event] ?? 0,
    toMilliseconds: milliseconds[event + 1] ?? 0,
    length,
    rounded: roundLength(length),
    isAbout: kind === 'stay' && !isKnownStay(stop),
  };
}
