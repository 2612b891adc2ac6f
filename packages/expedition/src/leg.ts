import type { Transport } from '@cae-map/contract/enumerations';
import type { Expedition } from './expedition.ts';
import { distanceMetres, lineLengthMetres, type Position } from './route/geography.ts';
import type { Place } from './places/place.ts';

/** The leg from the previous stop, for the place pane. */
export interface LegToPlace {
  readonly fromId: number;
  readonly toId: number;
  /** Measured along the route. */
  readonly distanceMetres: number;
  /** The great-circle distance between the two stops. */
  readonly straightMetres: number;
  /** The stops whose legs form the line, in travel order: hidden stops in between, and the place itself. */
  readonly legIds: readonly number[];
  readonly transport: Transport | null;
  readonly points: readonly Position[];
  /** Whether a part of the line is not recorded, but inferred from the terrain. */
  readonly isInferred: boolean;
  /** Whether the whole line is recorded. Otherwise the length is approximate: parts are inferred or straight. */
  readonly isRecorded: boolean;
}

/**
 * The leg from the previous visible stop to a place, including the legs of hidden stops in between. Null unless the
 * place is a path stop without `hide_distance` and its previous stop has a position and an exact date, and null when a
 * route is invalid, because the length is then unknown.
 */
export function legToPlace(expedition: Expedition, placeId: number): LegToPlace | null {
  const place = expedition.byId.get(placeId);
  if (place === undefined || place.position === null || place.previousId === null) return null;
  // A side point has no previous stop.
  if (place.record.hide_distance) return null;
  const previous = expedition.byId.get(place.previousId);
  if (previous === undefined || previous.position === null || previous.precision !== 'day') return null;
  const line = joinLegs(expedition, previous, place);
  if (line === null) return null;
  return {
    fromId: previous.id,
    toId: place.id,
    distanceMetres: lineLengthMetres(line.points),
    straightMetres: distanceMetres(previous.position, place.position),
    legIds: line.legIds,
    transport: place.record.go_by,
    points: line.points,
    isInferred: line.isInferred,
    isRecorded: line.isRecorded,
  };
}

/** Joins the legs from the previous visible stop to a place; null when one of their routes is invalid. */
function joinLegs(
  expedition: Expedition,
  previous: Place,
  place: Place,
): Pick<LegToPlace, 'points' | 'legIds' | 'isInferred' | 'isRecorded'> | null {
  const parts: (readonly Position[])[] = [];
  const legIds: number[] = [];
  let isInferred = false;
  let isRecorded = true;
  let id: number | null = place.id;
  while (id !== null && id !== previous.id) {
    const leg = expedition.getLeg(id);
    const to = expedition.byId.get(id);
    if (leg === null || to?.routeIsInvalid === true) return null;
    // The last point of a leg is the first point of the next one.
    parts.push(parts.length === 0 ? leg.points : leg.points.slice(0, -1));
    isInferred ||= leg.isInferred;
    isRecorded &&= to !== undefined && to.route.length > 0;
    legIds.push(id);
    id = leg.fromId;
  }
  return { points: parts.toReversed().flat(), legIds: legIds.toReversed(), isInferred, isRecorded };
}
