import type { PlaceSize } from '@cae-map/contract/enumerations';
import { isKnownStay } from '../position/certainty.ts';
import type { Journey, JourneyStop } from '../journey.ts';
import { momentToDate, type Moment } from '../moment.ts';
import { calendarLength, roundLength, type CalendarLength, type RoundedLength } from '../months.ts';
import { interpolate } from './interpolate.ts';

/** What playback time is proportional to: stops by their weight, or calendar days. */
export type ClockKind = 'stops' | 'days';

/**
 * The mapping of playback time to moments of the journey: two increasing arrays, interpolated linearly in either
 * direction. Playback time is in milliseconds at speed 1, from 0.
 */
export interface JourneyClock {
  readonly kind: ClockKind;
  readonly lengthMilliseconds: number;
  /** The arrivals and departures of the journey and their playback times. */
  readonly moments: Float64Array;
  readonly milliseconds: Float64Array;
  /** The stretches that the clock by days shortens, in chronological order; empty for the clock by stops. */
  readonly compressed: readonly CompressedStretch[];
}

/**
 * A long stay, or the pause between two journeys, that is played faster than the rest, for a label: 'Urga, 7 months'.
 */
export interface CompressedStretch {
  readonly kind: 'stay' | 'pause';
  /** The stop of the stay; for a pause the last stop before it. */
  readonly stop: JourneyStop;
  readonly from: Moment;
  readonly to: Moment;
  readonly fromMilliseconds: number;
  readonly toMilliseconds: number;
  /** Its real length in months and days. */
  readonly length: CalendarLength;
  /** Its real length rounded to one unit. */
  readonly rounded: RoundedLength;
  /** True when one of its ends is not exact. */
  readonly isAbout: boolean;
}

/** Milliseconds at speed 1, chosen so that the years 1923 to 1928 take about three minutes. */
const stopMilliseconds = 210;
const dayMilliseconds = 250;

/** The maximum length of a stay in the clock by days. */
export const maxFullStayDays = 10;

/** The playback time of the interval after an event, in milliseconds. */
type Rate = (journey: Journey, event: number) => number;

/** The share of a stop in playback time by its size word. */
const sizeWeights: Readonly<Record<PlaceSize, number>> = {
  tiny: 0.3,
  small: 0.4,
  medium: 0.6,
  large: 1.2,
  xlarge: 1.8,
};

/**
 * A stop takes time by its weight: its size word, the length of the stay and the number of its entries in the chronicle. A leg
 * takes time by its length. All grow logarithmically, so that a winter takes longer than a night, but not a hundred times.
 */
const rateByStops: Rate = ({ expedition, events, stops }, event) => {
  const stop = stops[(event + 1) >>> 1];
  if (event % 2 === 0) {
    if (stop === undefined) return stopMilliseconds;
    const weeks = ((events[event + 1] ?? 0) - (events[event] ?? 0)) / 7;
    const size = sizeWeights[stop.place.size ?? 'tiny'];
    const entries = expedition.getTextIds(stop.place.id).length;
    return stopMilliseconds * (size + 0.8 * Math.log2(1 + weeks) + 0.5 * Math.log2(1 + entries));
  }
  if (stop?.leg == null) return stopMilliseconds * 4;
  return stopMilliseconds * (1 + 0.5 * Math.log2(1 + stop.leg.line.lengthMetres / 100_000));
};

/** Every day takes the same time, up to a maximum for stays and pauses. */
const rateByDays: Rate = ({ events, stops }, event) => {
  const days = (events[event + 1] ?? 0) - (events[event] ?? 0);
  const isTravel = event % 2 === 1 && stops[(event + 1) >>> 1]?.leg != null;
  return dayMilliseconds * (isTravel ? days : Math.min(days, maxFullStayDays));
};

const rates: Readonly<Record<ClockKind, Rate>> = { stops: rateByStops, days: rateByDays };

/** Computes the clock of a journey. */
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

/** The moment at a playback time, clamped to the journey. */
export function momentAt(clock: JourneyClock, milliseconds: number): Moment {
  return interpolate(clock.milliseconds, clock.moments, milliseconds);
}

/** The playback time of a moment, clamped to the length of the clock. */
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
