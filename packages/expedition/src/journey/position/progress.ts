import type { Position } from '../../route/geography.ts';
import type { Journey, JourneyLeg } from '../journey.ts';
import { splitLine } from '../line.ts';
import { clampMoment, type Moment } from '../moment.ts';

/** How much of the journey is behind. */
export interface RouteProgress {
  /** The number of legs that are behind. */
  readonly pastCount: number;
  /** The current leg; null at a stop and between journeys. All later legs are ahead. */
  readonly current: LegProgress | null;
}

/** The current leg, split at the position of the travellers. */
export interface LegProgress {
  readonly leg: JourneyLeg;
  /** 0 to 1 of its length. */
  readonly share: number;
  /** WGS84 degrees; longitudes may exceed 180 when the leg crosses the 180th meridian. Empty without length. */
  readonly behind: readonly Position[];
  readonly ahead: readonly Position[];
}

/** The departure and the arrival of a leg. */
export interface LegTime {
  readonly departure: Moment;
  readonly arrival: Moment;
}

/** The legs behind and ahead at a moment, and the split of the current leg. Takes logarithmic time. */
export function routeProgress(journey: Journey, moment: Moment): RouteProgress {
  const within = clampMoment(journey, moment);
  const pastCount = countArrived(journey.legs, within);
  const leg = journey.legs[pastCount];
  if (leg === undefined || leg.departure >= within) return { pastCount, current: null };
  const share = (within - leg.departure) / (leg.arrival - leg.departure);
  return { pastCount, current: { leg, share, ...splitLine(leg.line, share) } };
}

/**
 * The departure and arrival of the route leg to each place, by place id as in `expedition.legs`; stored in the route
 * features, they let a numeric filter select the legs that are behind. Hidden stops have the times of the leg that
 * passes through them; the first stop of a journey has its arrival; other places are left out.
 */
export function legTimes(journey: Journey): ReadonlyMap<number, LegTime> {
  const times = new Map<number, LegTime>();
  for (const { place, arrival, leg } of journey.stops) {
    const departure = leg?.departure ?? arrival;
    for (const placeId of leg?.placeIds ?? [place.id]) times.set(placeId, { departure, arrival });
  }
  return times;
}

/** Returns whether a leg is behind, current or ahead at a moment. */
export function legState({ departure, arrival }: LegTime, moment: Moment): 'past' | 'current' | 'ahead' {
  if (arrival <= moment) return 'past';
  return departure < moment ? 'current' : 'ahead';
}

function countArrived(legs: readonly JourneyLeg[], moment: Moment): number {
  let low = 0;
  let high = legs.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const leg = legs[middle];
    if (leg !== undefined && leg.arrival <= moment) low = middle + 1;
    else high = middle;
  }
  return low;
}
