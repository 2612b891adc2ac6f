import type { Position } from '../../route/geography.ts';
import type { Journey, JourneyLeg } from '../journey.ts';
import { splitLine } from '../line.ts';
import { clampMoment, type Moment } from '../moment.ts';

/** How much of the journey's way lies behind. */
export interface RouteProgress {
  /** The first so many of the journey's legs lie behind. */
  readonly pastCount: number;
  /** The leg that they are on; null at a stop and between journeys. Every leg after it lies ahead. */
  readonly current: LegProgress | null;
}

/** A leg cut where they are: the one part is drawn as the past, the other as what lies ahead. */
export interface LegProgress {
  readonly leg: JourneyLeg;
  /** 0 to 1 of its length. */
  readonly share: number;
  /** WGS84 degrees; longitudes go on beyond 180 where the leg crosses the 180th meridian. Empty without length. */
  readonly behind: readonly Position[];
  readonly ahead: readonly Position[];
}

/** When a leg is travelled. */
export interface LegTime {
  readonly departure: Moment;
  readonly arrival: Moment;
}

/** What of the way lies behind at a moment, what ahead, and where the current leg is cut. Takes logarithmic time. */
export function routeProgress(journey: Journey, moment: Moment): RouteProgress {
  const within = clampMoment(journey, moment);
  const pastCount = countArrived(journey.legs, within);
  const leg = journey.legs[pastCount];
  if (leg === undefined || leg.departure >= within) return { pastCount, current: null };
  const share = (within - leg.departure) / (leg.arrival - leg.departure);
  return { pastCount, current: { leg, share, ...splitLine(leg.line, share) } };
}

/**
 * When the leg of the route to each place is travelled, by the id of the place, as `expedition.legs` names it: with this in
 * the features of the route a filter by number tells what lies behind. Hidden places have the time of the leg that passes
 * through them; the first stop of a journey has its arrival; what the journey does not come to is left out.
 */
export function legTimes(journey: Journey): ReadonlyMap<number, LegTime> {
  const times = new Map<number, LegTime>();
  for (const { place, arrival, leg } of journey.stops) {
    const departure = leg?.departure ?? arrival;
    for (const placeId of leg?.placeIds ?? [place.id]) times.set(placeId, { departure, arrival });
  }
  return times;
}

/** Whether the leg to a place lies behind at a moment, is travelled, or lies ahead. */
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
