import type { Transport } from '@cae-map/contract/enumerations';
import type { Expedition } from '../expedition.ts';
import type { Position } from '../route/geography.ts';
import type { Place } from '../places/place.ts';
import type { ShownStopsOptions } from '../shown-stops.ts';
import type { MeasuredLine } from './line.ts';
import type { Calendar, Moment } from './moment.ts';

/** The first and the last moment at which something may have happened; infinite where no date limits it. */
export interface MomentRange {
  readonly earliest: Moment;
  readonly latest: Moment;
}

/** A stop of the journey with its place in time. */
export interface JourneyStop {
  readonly index: number;
  readonly place: Place;
  /** Where the traveller stands on the map: at the place or, when nobody knows where it was, where the line last led. */
  readonly position: Position | null;
  readonly isPositionKnown: boolean;
  /** Estimated where the record does not know the day (see `arrivalRange`); always before the departure. */
  readonly arrival: Moment;
  readonly departure: Moment;
  readonly arrivalRange: MomentRange;
  readonly departureRange: MomentRange;
  /** The leg that leads here; null where a journey starts. */
  readonly leg: JourneyLeg | null;
}

/** The way from one stop of the journey to the next; what is hidden between them is passed through. */
export interface JourneyLeg {
  readonly index: number;
  /** Indices of stops; `to` is always the one after `from`. */
  readonly from: number;
  readonly to: number;
  readonly fromId: number;
  readonly toId: number;
  /** The places whose legs of the route make this one: hidden ones that are passed through, then the stop at its end. */
  readonly placeIds: readonly number[];
  /** The departure from the one stop and the arrival at the other. */
  readonly departure: Moment;
  readonly arrival: Moment;
  /** The transport by which the stop at the end was reached. */
  readonly transport: Transport | null;
  readonly line: MeasuredLine;
  /** Whether nobody drew the way: the line is straight, or there is none. */
  readonly isStraight: boolean;
}

/** The whole journey in time. Made once, never changed. */
export interface Journey extends Calendar {
  readonly expedition: Expedition;
  /** What limits the stops; everything that is told beside the stops keeps to it too. */
  readonly options: ShownStopsOptions;
  /** The day of the last moment. */
  readonly lastDay: string;
  /** In travel order, which is the order of time as well. Never empty. */
  readonly stops: readonly [JourneyStop, ...JourneyStop[]];
  readonly legs: readonly JourneyLeg[];
  /** Arrival and departure of each stop in turn, strictly rising: 2i and 2i + 1 belong to stop i. */
  readonly events: Float64Array;
  readonly stopsByPlace: ReadonlyMap<number, JourneyStop>;
}
