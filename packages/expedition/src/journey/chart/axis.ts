import type { JourneyClock } from '../player/clock.ts';
import type { Journey } from '../journey.ts';
import type { Moment } from '../moment.ts';
import { interpolate } from '../player/interpolate.ts';

/** How the bar lays the journey out from 0, its left end, to 1. Both rows rise together, straight from event to event. */
export interface JourneyAxis {
  readonly moments: Float64Array;
  readonly shares: Float64Array;
}

/** The years between two journeys take no more of the bar than so many days. */
const maxPauseDays = 60;

/**
 * The axis that goes with a clock. By stops it is the calendar, so that weeks are of one breadth; by days it is the clock
 * itself, so that what the clock makes shorter is shorter on the bar and can be named there.
 */
export function journeyAxis(journey: Journey, clock: JourneyClock): JourneyAxis {
  const lengths = clock.kind === 'days' ? clock.milliseconds : calendarLengths(journey);
  const whole = lengths.at(-1) ?? 0;
  return { moments: journey.events, shares: lengths.map((length) => (whole > 0 ? length / whole : 0)) };
}

/** Where a moment lies on the axis, 0 to 1. */
export function momentToShare({ moments, shares }: JourneyAxis, moment: Moment): number {
  return interpolate(moments, shares, moment);
}

/** The moment at a share of the axis; shares outside give the ends. */
export function shareToMoment({ moments, shares }: JourneyAxis, share: number): Moment {
  return interpolate(shares, moments, share);
}

/** Days since the first event, pauses cache short. */
function calendarLengths({ events, stops }: Journey): Float64Array {
  const lengths = new Float64Array(events.length);
  for (let event = 1; event < events.length; event += 1) {
    const days = (events[event] ?? 0) - (events[event - 1] ?? 0);
    const isPause = event % 2 === 0 && stops[event >>> 1]?.leg === null;
    lengths[event] = (lengths[event - 1] ?? 0) + (isPause ? Math.min(days, maxPauseDays) : days);
  }
  return lengths;
}
