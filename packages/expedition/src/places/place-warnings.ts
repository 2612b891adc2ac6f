import type { PlaceRecord } from '@cae-map/contract/entities/place';
import { missingDay, type MissingDay } from '../dates/missing-day.ts';
import { distanceMetres, type Position } from '../route/geography.ts';
import { compareTravelOrder, startsJourney } from '../route/neighbours.ts';
import { toPosition } from '../route/route.ts';

/** The fields of a place that are compared with those of its neighbours. */
export type ComparedPlace = Pick<
  PlaceRecord,
  | 'place_id'
  | 'seqid'
  | 'ispathpart'
  | 'minzoom'
  | 'visited_on'
  | 'latitude'
  | 'longitude'
  | 'date'
  | 'enddate'
  | 'date_format'
  | 'go_by'
>;

/** What is unusual about a place beside its neighbours. It may be right, so that it does not prevent saving. */
export interface PlaceWarnings<Place> {
  /**
   * The position is far from the way between the neighbours. `isSwapped` if it would be near with latitude and longitude
   * swapped; the distance to the nearer neighbour is in metres.
   */
  readonly position: {
    readonly neighbour: Place;
    readonly distance: number;
    readonly isSwapped: boolean;
  } | null;
  /** The arrival is earlier than that at the stop before, or later than that at the stop after. */
  readonly date: { readonly neighbour: Place; readonly isBefore: boolean } | null;
}

/** Below this distance from a neighbour, in metres, no position is unusual. */
const usualDistance = 300_000;
/** A position is unusual if the way over it is longer than the way between the neighbours by this factor. */
const usualDetour = 4;
/** A longer way from the only neighbour is unusual, in metres; the longest leg, by sea, is shorter. */
const usualLeg = 6_000_000;

/**
 * Compares a place with the stops before and after it on the route.
 * @param places all places, in any order; the stored version of the place itself is ignored
 */
export function findPlaceWarnings<Place extends ComparedPlace>(
  place: ComparedPlace,
  places: readonly Place[],
): PlaceWarnings<Place> {
  const neighbours = findRouteNeighbours(place, places);
  return { position: findPositionWarning(place, neighbours), date: findDateWarning(place, neighbours) };
}

/** What is unusual about the stay at a place beside those at its neighbours. */
export interface StayWarnings<Place> {
  /** The stop after the place, if it is reached before the departure. */
  readonly lateDeparture: Place | null;
  /** The days without a stop before the arrival. */
  readonly missingBefore: MissingDay | null;
  /** The days without a stop after the departure. */
  readonly missingAfter: MissingDay | null;
}

/**
 * Compares the stay at a place with those at the stops before and after it on the route; see `missingDay`.
 * @param places all places, in any order; the stored version of the place itself is ignored
 */
export function findStayWarnings<Place extends ComparedPlace>(
  place: ComparedPlace,
  places: readonly Place[],
): StayWarnings<Place> {
  const { before, after } = findRouteNeighbours(place, places);
  const isOnRoute = place.ispathpart;
  const isLate = after !== undefined && isEarlier(after, { ...place, date: place.enddate });
  return {
    lateDeparture: isLate ? after : null,
    missingBefore: isOnRoute && before !== undefined ? missingDay(before, place) : null,
    missingAfter: isOnRoute && after !== undefined ? missingDay(place, after) : null,
  };
}

interface RouteNeighbours<Place> {
  readonly before: Place | undefined;
  readonly after: Place | undefined;
}

/** The stops of the route before and after a place in travel order, whether it is a stop of the route itself or beside it. */
function findRouteNeighbours<Place extends ComparedPlace>(
  place: ComparedPlace,
  places: readonly Place[],
): RouteNeighbours<Place> {
  const stops = places
    .filter((each) => each.place_id !== place.place_id && each.ispathpart && !startsJourney(each, place))
    .toSorted(compareTravelOrder);
  return {
    before: stops.findLast((stop) => compareTravelOrder(stop, place) < 0),
    after: stops.find((stop) => compareTravelOrder(stop, place) > 0),
  };
}

function findPositionWarning<Place extends ComparedPlace>(
  place: ComparedPlace,
  { before, after }: RouteNeighbours<Place>,
): PlaceWarnings<Place>['position'] {
  const position = toPosition(place);
  const known = [before, after].flatMap((neighbour) => {
    const other = neighbour === undefined ? null : toPosition(neighbour);
    return neighbour === undefined || other === null ? [] : [{ neighbour, position: other }];
  });
  if (position === null || known.length === 0) return null;
  const positions = known.map((each) => each.position);
  if (!isFar(position, positions)) return null;
  const [nearest] = known
    .map((each) => ({
      neighbour: each.neighbour,
      distance: distanceMetres(position, each.position),
    }))
    .toSorted((one, other) => one.distance - other.distance);
  if (nearest === undefined) return null;
  const [latitude, longitude] = position;
  const isSwapped = Math.abs(longitude) <= 90 && !isFar([longitude, latitude], positions);
  return { ...nearest, isSwapped };
}

function isFar(position: Position, [first, second]: readonly Position[]): boolean {
  if (first === undefined) return false;
  const toFirst = distanceMetres(position, first);
  if (second === undefined) return toFirst > usualLeg;
  const toSecond = distanceMetres(position, second);
  if (Math.min(toFirst, toSecond) < usualDistance) return false;
  return toFirst + toSecond > usualDetour * Math.max(usualDistance, distanceMetres(first, second));
}

function findDateWarning<Place extends ComparedPlace>(
  place: ComparedPlace,
  { before, after }: RouteNeighbours<Place>,
): PlaceWarnings<Place>['date'] {
  if (before !== undefined && isEarlier(place, before)) return { neighbour: before, isBefore: true };
  if (after !== undefined && isEarlier(after, place)) return { neighbour: after, isBefore: false };
  return null;
}

/** Compares the arrivals, as far as both are known: a month is not earlier than its days. */
function isEarlier(one: ComparedPlace, other: ComparedPlace): boolean {
  if (one.date === null || other.date === null) return false;
  const length = Math.min(knownLength(one), knownLength(other));
  return one.date.slice(0, length) < other.date.slice(0, length);
}

/** The number of known characters of an ISO date. */
function knownLength({ date_format: format }: ComparedPlace): number {
  return (format ?? 'YYYY-MM-DD').length;
}
