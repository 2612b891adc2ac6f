import { visitedOnValues, type Transport } from '@cae-map/contract/enumerations';
import type { Expedition } from '../expedition.ts';
import type { Position } from '../geography.ts';
import type { Place } from '../place.ts';
import type { ShownStopsOptions } from '../shown-stops.ts';
import { eventBounds, type EventBounds } from './bounds.ts';
import { dayOfCount } from './counted-days.ts';
import { legInterval, pauseInterval, stayInterval } from './intervals.ts';
import type { MeasuredLine } from './line.ts';
import type { Calendar, Moment } from './moment.ts';
import { schedule, type Interval } from './schedule.ts';
import { travelStops, type TravelStop } from './travel.ts';

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
  readonly stops: readonly JourneyStop[];
  readonly legs: readonly JourneyLeg[];
  /** Arrival and departure of each stop in turn, strictly rising: 2i and 2i + 1 belong to stop i. */
  readonly events: Float64Array;
  readonly stopOf: ReadonlyMap<number, JourneyStop>;
}

/** Every section and every stop. */
export const wholeExpedition: ShownStopsOptions = { sections: visitedOnValues, whitelist: [] };

/**
 * Places the shown stops of an expedition in time. Null when there is nothing to play: no stop is shown, or none has a
 * date. The time it takes grows with the number of places and texts.
 */
export function toJourney(
  expedition: Expedition,
  options: ShownStopsOptions = wholeExpedition,
): Journey | null {
  const travelled = travelStops(expedition, options);
  const bounds = eventBounds(
    travelled.map(({ place }) => ({ record: place.record, texts: expedition.textIdsOf(place.id) })),
  );
  if (bounds === null) return null;
  const intervals = travelled.flatMap((stop, index) => intervalsAround(expedition, stop, index));
  const days = schedule(bounds, intervals);
  const firstDay = Math.floor(days[0] ?? 0);
  const events = days.map((moment) => moment - firstDay);
  const stops = journeyStops(travelled, events, bounds, firstDay);
  const end = events.at(-1) ?? 0;
  return {
    expedition,
    options,
    firstDay: dayOfCount(firstDay),
    lastDay: dayOfCount(firstDay + end),
    start: events[0] ?? 0,
    end,
    stops,
    legs: stops.flatMap(({ leg }) => leg ?? []),
    events,
    stopOf: new Map(stops.map((stop) => [stop.place.id, stop])),
  };
}

const whole = new WeakMap<Expedition, Journey | null>();

/** The journey through every section and stop; made once for an expedition. */
export function wholeJourney(expedition: Expedition): Journey | null {
  const known = whole.get(expedition);
  if (known !== undefined) return known;
  const journey = toJourney(expedition);
  whole.set(expedition, journey);
  return journey;
}

/** The way to a stop, which the first has not, and the stay there. */
function intervalsAround(expedition: Expedition, stop: TravelStop, index: number): Interval[] {
  const stay = stayInterval(stop.place.record, expedition.textIdsOf(stop.place.id));
  if (index === 0) return [stay];
  const { line, place } = stop;
  return [line === null ? pauseInterval : legInterval(line.lengthMetres, place.record.go_by), stay];
}

function journeyStops(
  travelled: readonly TravelStop[],
  events: Float64Array,
  bounds: EventBounds,
  firstDay: number,
): JourneyStop[] {
  const range = (event: number): MomentRange => ({
    earliest: (bounds.earliest[event] ?? 0) - firstDay,
    latest: (bounds.latest[event] ?? 0) - firstDay,
  });
  const stops: JourneyStop[] = [];
  let legs = 0;
  travelled.forEach(({ place, position, line, isStraight, placeIds }, index) => {
    const before = stops.at(-1);
    const arrival = events[2 * index] ?? 0;
    const leg: JourneyLeg | null =
      before === undefined || line === null
        ? null
        : {
            index: legs,
            from: index - 1,
            to: index,
            fromId: before.place.id,
            toId: place.id,
            departure: before.departure,
            arrival,
            transport: place.record.go_by,
            line,
            isStraight,
            placeIds,
          };
    if (leg !== null) legs += 1;
    stops.push({
      index,
      place,
      position,
      isPositionKnown: place.position !== null,
      arrival,
      departure: events[2 * index + 1] ?? 0,
      arrivalRange: range(2 * index),
      departureRange: range(2 * index + 1),
      leg,
    });
  });
  return stops;
}
