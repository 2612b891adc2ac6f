import type { Transport } from '@cae-map/contract/enumerations';
import type { Expedition } from './expedition.ts';
import { distanceMetres, lineLengthMetres, type Position } from './route/geography.ts';
import type { Place } from './places/place.ts';

/** The way from the previous stop, as the pane of a place tells it. */
export interface LegToPlace {
  readonly fromId: number;
  readonly toId: number;
  /** Measured along the route. */
  readonly distanceMetres: number;
  /** As the crow flies. */
  readonly straightMetres: number;
  /** The stops whose legs make up the way, in travel order: hidden ones between, and the place itself. */
  readonly legIds: readonly number[];
  readonly transport: Transport | null;
  readonly points: readonly Position[];
}

/**
 * The way from the previous stop to a place. Only for a path stop without `hide_distance` whose previous stop has a
 * position and the exact date format. The legs of hidden stops between the two stay in the line. Null where the rule shows
 * nothing, and where a route cannot be read, since its length is then not known.
 */
export function legToPlace(expedition: Expedition, placeId: number): LegToPlace | null {
  const place = expedition.byId.get(placeId);
  if (place === undefined || place.position === null || place.previousId === null) return null;
  // A side point has no previous stop.
  if (place.record.hide_distance) return null;
  const previous = expedition.byId.get(place.previousId);
  if (previous === undefined || previous.position === null || previous.precision !== 'day') return null;
  const way = wayBetween(expedition, previous, place);
  if (way === null) return null;
  return {
    fromId: previous.id,
    toId: place.id,
    distanceMetres: lineLengthMetres(way.points),
    straightMetres: distanceMetres(previous.position, place.position),
    legIds: way.legIds,
    transport: place.record.go_by,
    points: way.points,
  };
}

/** Walks back from a place over hidden stops to the previous one; null when a route on the way cannot be read. */
function wayBetween(
  expedition: Expedition,
  previous: Place,
  place: Place,
): Pick<LegToPlace, 'points' | 'legIds'> | null {
  const parts: (readonly Position[])[] = [];
  const legIds: number[] = [];
  let id: number | null = place.id;
  while (id !== null && id !== previous.id) {
    const leg = expedition.legOf(id);
    if (leg === null || expedition.byId.get(id)?.routeIsInvalid === true) return null;
    // A later leg begins with the point on which the earlier one ends.
    parts.push(parts.length === 0 ? leg.points : leg.points.slice(0, -1));
    legIds.push(id);
    id = leg.fromId;
  }
  return { points: parts.toReversed().flat(), legIds: legIds.toReversed() };
}
