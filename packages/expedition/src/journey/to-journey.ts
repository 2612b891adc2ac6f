import { visitedOnValues } from '@cae-map/contract/enumerations';
import type { Expedition } from '../expedition.ts';
import type { ShownStopsOptions } from '../shown-stops.ts';
import { eventBounds, type EventBounds } from './bounds.ts';
import { fromDayNumber } from './day-numbers.ts';
import { legInterval, pauseInterval, stayInterval } from './intervals.ts';
import type { Journey, JourneyLeg, JourneyStop, MomentRange } from './journey.ts';
import type { Moment } from './moment.ts';
import { schedule, type Interval } from './schedule.ts';
import { travelStops, type TravelStop } from './travel.ts';

/** Every section and every stop. */
export const wholeExpedition: ShownStopsOptions = { sections: visitedOnValues, whitelist: [] };

/**
 * Schedules the visible stops of an expedition. Null when no stop is visible, or none has a date. Takes time linear in
 * the number of places and texts.
 */
export function toJourney(
  expedition: Expedition,
  options: ShownStopsOptions = wholeExpedition,
): Journey | null {
  const travelled = travelStops(expedition, options);
  const bounds = eventBounds(
    travelled.map(({ place }) => ({ record: place.record, texts: expedition.getTextIds(place.id) })),
  );
  if (bounds === null) return null;
  const intervals = travelled.flatMap((stop, index) => intervalsAround(expedition, stop, index));
  const days = schedule(bounds, intervals);
  const firstDay = Math.floor(days[0] ?? 0);
  const events = days.map((moment) => moment - firstDay);
  const [first, ...others] = journeyStops(travelled, events, bounds, firstDay);
  if (first === undefined) return null;
  const stops = [first, ...others] as const;
  const end = events.at(-1) ?? 0;
  return {
    expedition,
    options,
    firstDay: fromDayNumber(firstDay),
    lastDay: fromDayNumber(firstDay + end),
    start: events[0] ?? 0,
    end,
    stops,
    legs: stops.flatMap(({ leg }) => leg ?? []),
    events,
    stopsByPlace: new Map(stops.map((stop) => [stop.place.id, stop])),
  };
}

const whole = new WeakMap<Expedition, Journey | null>();

/** The journey through every section and stop; computed once per expedition. */
export function wholeJourney(expedition: Expedition): Journey | null {
  const known = whole.get(expedition);
  if (known !== undefined) return known;
  const journey = toJourney(expedition);
  whole.set(expedition, journey);
  return journey;
}

/** The leg to a stop, except for the first one, and the stay there. */
function intervalsAround(expedition: Expedition, stop: TravelStop, index: number): Interval[] {
  const stay = stayInterval(stop.place.record, expedition.getTextIds(stop.place.id));
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
  let legCount = 0;
  travelled.forEach((stop, index) => {
    const arrival = events[2 * index] ?? 0;
    const leg = legTo(stop, stops.at(-1), legCount, arrival);
    if (leg !== null) legCount += 1;
    stops.push({
      index,
      place: stop.place,
      position: stop.position,
      isPositionKnown: stop.place.position !== null,
      arrival,
      departure: events[2 * index + 1] ?? 0,
      arrivalRange: range(2 * index),
      departureRange: range(2 * index + 1),
      leg,
    });
  });
  return stops;
}

/** The leg to a stop from the previous one; null where a journey starts. */
function legTo(
  { place, line, isStraight, placeIds }: TravelStop,
  before: JourneyStop | undefined,
  index: number,
  arrival: Moment,
): JourneyLeg | null {
  if (before === undefined || line === null) return null;
  return {
    index,
    from: before.index,
    to: before.index + 1,
    fromId: before.place.id,
    toId: place.id,
    placeIds,
    departure: before.departure,
    arrival,
    transport: place.record.go_by,
    line,
    isStraight,
  };
}
