import type { JourneyClock } from '../player/clock.ts';
import type { Journey } from '../journey.ts';
import type { Moment } from '../moment.ts';
import { interpolate } from '../player/interpolate.ts';

/**
 * The mapping of moments to shares of the bar, 0 at its left end to 1: two increasing arrays, interpolated linearly.
 */
export interface JourneyAxis {
  readonly moments: Float64Array;
  readonly shares: Float64Array;
}

/** The maximum width of the pause between two journeys, in days. */
const maxPauseDays = 60;

/**
 * The axis of a clock. For the clock by stops the axis is linear in calendar time, so that all weeks have the same
 * width; for the clock by days it is linear in playback time, so that compressed stretches are short on the bar too and
 * can be labelled.
 */
export function journeyAxis(journey: Journey, clock: JourneyClock): JourneyAxis {
  const lengths = clock.kind === 'days' ? clock.milliseconds : calendarLengths(journey);
  const whole = lengths.at(-1) ?? 0;
  return { moments: journey.events, shares: lengths.map((length) => (whole > 0 ? length / whole : 0)) };
}

/** The share of a moment on the axis, 0 to 1. */
export function momentToShare({ moments, shares }: JourneyAxis, moment: Moment): number {
  return interpolate(moments, shares, moment);
}

/** The moment at a share of the axis, clamped to the journey. */
export function shareToMoment({ moments, shares }: JourneyAxis, share: number): Moment {
  return interpolate(shares, moments, share);
}

/** Days since the first event, with pauses shortened. */
function calendarLengths({ events, stops }: Journey): Float64Array {
  const lengths = new Float64Array(events.length);
  for (let event = 1; event < events.length; event += 1) {
    const days = (events[event] ?? 0) - (events[event - 1] ?? 0);
    const isPause = event % 2 === 0 && stops[event >>> 1]?.leg === null;
    lengths[event] = (lengths[event - 1] ?? 0) + (isPause ? Math.min(days, maxPauseDays) : days);
  }
  return lengths;
}
