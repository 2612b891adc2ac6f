import type { Transport } from '@cae-map/contract/enumerations';
import type { Position } from '../../route/geography.ts';
import { stayDays } from '../../dates/stays.ts';
import { dayAtStop, dayBetweenStops, type DayAsKnown } from './certainty.ts';
import { daysApart } from '../day-numbers.ts';
import type { Journey, JourneyLeg, JourneyStop } from '../journey.ts';
import { pointAt } from '../line.ts';
import { clampMoment, momentToDate, findLastNotAbove, type Moment } from '../moment.ts';

interface Where {
  /** The requested moment, clamped to the journey. */
  readonly moment: Moment;
  readonly day: DayAsKnown;
  /** WGS84 degrees; the last known position when the current one is unknown, null before any is known. */
  readonly position: Position | null;
  /** False when the position is the last known one. */
  readonly isPositionKnown: boolean;
}

/** At a stop, from its arrival to its departure, both included. */
export interface AtStop extends Where {
  readonly kind: 'stop';
  readonly stop: JourneyStop;
  /** 'Day 16 of 25', counted from 1; null when the stay is not exact. */
  readonly dayOfStay: { readonly day: number; readonly of: number } | null;
}

/** On a leg: the position is interpolated. */
export interface OnLeg extends Where {
  readonly kind: 'leg';
  readonly leg: JourneyLeg;
  readonly from: JourneyStop;
  readonly to: JourneyStop;
  /** The share of the leg that is behind, 0 to 1 of the length of the line. */
  readonly share: number;
  readonly isInterpolated: true;
  readonly transport: Transport | null;
  /** Degrees clockwise from north; null when the line has no direction. */
  readonly bearingDegrees: number | null;
}

/** Between two journeys: years apart, or separated by a disabled section. */
export interface BetweenJourneys extends Where {
  readonly kind: 'pause';
  readonly from: JourneyStop;
  readonly to: JourneyStop;
}

export type JourneyPosition = AtStop | OnLeg | BetweenJourneys;

/**
 * The position at a moment, clamped to the journey. On a leg it advances in proportion to time and connects both stops.
 * Takes logarithmic time.
 */
export function positionOn(journey: Journey, moment: Moment): JourneyPosition {
  const within = clampMoment(journey, moment);
  const event = Math.max(0, findLastNotAbove(journey.events, within));
  const index = event >>> 1;
  const stop = journey.stops[index] ?? journey.stops[0];
  const isStay = event % 2 === 0 || within === stop.departure;
  return isStay ? atStop(journey, stop, within) : afterStop(journey, stop, index, within);
}

function atStop(journey: Journey, stop: JourneyStop, moment: Moment): AtStop {
  const { position, isPositionKnown } = stop;
  const day = dayAtStop(journey, stop, moment);
  return {
    kind: 'stop',
    stop,
    moment,
    day,
    position,
    isPositionKnown,
    dayOfStay: dayOfStay(journey, stop, moment, day),
  };
}

function dayOfStay(
  journey: Journey,
  { place: { record } }: JourneyStop,
  moment: Moment,
  { precision }: DayAsKnown,
): AtStop['dayOfStay'] {
  const days = stayDays(record);
  if (precision !== 'day' || days === null || record.date === null) return null;
  const day = daysApart(record.date, momentToDate(journey, moment));
  return day < 0 || day > days ? null : { day: day + 1, of: days + 1 };
}

function afterStop(
  journey: Journey,
  from: JourneyStop,
  index: number,
  moment: Moment,
): OnLeg | BetweenJourneys {
  // Every departure but the last is followed by a stop; the last one is the end of the journey and belongs to its stop.
  const to = journey.stops[index + 1] ?? from;
  const day = dayBetweenStops(journey, from, to, moment);
  const { leg } = to;
  if (leg === null) {
    const { position, isPositionKnown } = from;
    return { kind: 'pause', from, to, moment, day, position, isPositionKnown };
  }
  const share = (moment - leg.departure) / (leg.arrival - leg.departure);
  const point = pointAt(leg.line, share);
  return {
    kind: 'leg',
    leg,
    from,
    to,
    moment,
    day,
    position: point?.position ?? from.position,
    isPositionKnown: leg.line.points.length > 1,
    share,
    isInterpolated: true,
    transport: leg.transport,
    bearingDegrees: point?.bearingDegrees ?? null,
  };
}
