import type { Transport } from '@cae-map/contract/enumerations';
import type { Expedition } from '../expedition.ts';
import type { Position } from '../route/geography.ts';
import type { Place } from '../places/place.ts';
import type { ShownStopsOptions } from '../shown-stops.ts';
import type { MeasuredLine } from './line.ts';
import type { Calendar, Moment } from './moment.ts';

/** The first and the last moment at which an event may have happened; infinite when no date limits it. */
export interface MomentRange {
  readonly earliest: Moment;
  readonly latest: Moment;
}

/** A stop of the journey with its arrival and departure. */
export interface JourneyStop {
  readonly index: number;
  readonly place: Place;
  /**
   * The position of the traveller on the map: that of the place or, when it is unknown, the end of the line before it.
   */
  readonly position: Position | null;
  readonly isPositionKnown: boolean;
  /** Estimated when the exact day is unknown (see `arrivalRange`); always before the departure. */
  readonly arrival: Moment;
  readonly departure: Moment;
  readonly arrivalRange: MomentRange;
  readonly departureRange: MomentRange;
  /** The leg to this stop; null where a journey starts. */
  readonly leg: JourneyLeg | null;
}

/** The leg from one stop of the journey to the next, through hidden stops in between. */
export interface JourneyLeg {
  readonly index: number;
  /** Indices of stops; `to` is `from` + 1. */
  readonly from: number;
  readonly to: number;
  readonly fromId: number;
  readonly toId: number;
  /** The places whose route legs form this one: hidden stops, then the stop at its end. */
  readonly placeIds: readonly number[];
  /** The departure from the first stop and the arrival at the second. */
  readonly departure: Moment;
  readonly arrival: Moment;
  /** The transport by which the second stop was reached. */
  readonly transport: Transport | null;
  readonly line: MeasuredLine;
  /** True when no route is recorded or inferred: the line is straight or empty. */
  readonly isStraight: boolean;
}

/** The scheduled journey, immutable. */
export interface Journey extends Calendar {
  readonly expedition: Expedition;
  /** The filters of the stops, which also apply to texts and images. */
  readonly options: ShownStopsOptions;
  /** The day of the last moment. */
  readonly lastDay: string;
  /** In travel order, which is also chronological. Never empty. */
  readonly stops: readonly [JourneyStop, ...JourneyStop[]];
  readonly legs: readonly JourneyLeg[];
  /** Arrival and departure of each stop in turn, strictly increasing: 2i and 2i + 1 belong to stop i. */
  readonly events: Float64Array;
  readonly stopsByPlace: ReadonlyMap<number, JourneyStop>;
}
