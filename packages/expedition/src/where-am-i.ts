import type { Expedition } from './expedition.ts';
import { bearingDegrees, distanceMetres } from './route/geography.ts';
import { startsJourney } from './route/neighbours.ts';
import type { Place } from './places/place.ts';

/** The eight compass points, clockwise from north. */
export const compassPoints = [
  'north',
  'northeast',
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
] as const;
export type CompassPoint = (typeof compassPoints)[number];

/** The next stop and its great-circle distance and direction, not measured along the route. */
export interface NextStop {
  readonly place: Place;
  readonly distanceMetres: number;
  /** Degrees clockwise from north, 0 to below 360. */
  readonly bearingDegrees: number;
  readonly direction: CompassPoint;
}

/** A stop and the direction of the journey; `next` is null at the end of a journey and off the route. */
export interface WhereAmI {
  readonly place: Place;
  readonly next: NextStop | null;
}

/** The compass point nearest to a bearing in degrees; any number of turns. */
export function compassPoint(bearing: number): CompassPoint {
  const eighth = Math.round(bearing / 45) % compassPoints.length;
  return compassPoints.at(eighth) ?? 'north';
}

/**
 * Where a traveller at a stop is: the stop, and the direction and distance of the next one. Skips stops without a
 * position and stops rejected by `isShown`. Null for an unknown place or one without a position.
 */
export function whereAmI(
  expedition: Expedition,
  placeId: number,
  isShown: (place: Place) => boolean = () => true,
): WhereAmI | null {
  const place = expedition.byId.get(placeId);
  if (!place?.position) return null;
  const next = nextShown(expedition, place, isShown);
  if (!next?.position) return { place, next: null };
  const bearing = bearingDegrees(place.position, next.position);
  const way = {
    place: next,
    distanceMetres: distanceMetres(place.position, next.position),
    bearingDegrees: bearing,
    direction: compassPoint(bearing),
  };
  return { place, next: way };
}

function nextShown(
  { path }: Expedition,
  place: Place,
  isShown: (place: Place) => boolean,
): Place | undefined {
  const index = path.indexOf(place);
  if (index === -1) return undefined;
  const next = path.slice(index + 1).find((stop) => stop.position !== null && isShown(stop));
  return next && !startsJourney(place.record, next.record) ? next : undefined;
}
