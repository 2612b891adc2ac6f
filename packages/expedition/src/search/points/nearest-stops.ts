import { distanceMetres, type Position } from '../../route/geography.ts';
import type { CoordinatesHit } from '../search-answer.ts';
import type { SearchPlace } from '../search-input.ts';

/** A point, and the stops nearest to it by the great circle; hidden stops are left out. */
export function nearestStops(
  places: readonly SearchPlace[],
  position: Position,
  limit: number,
): CoordinatesHit {
  const nearest = places
    .flatMap((place) =>
      place.position === null || place.minzoom <= 0
        ? []
        : [{ placeId: place.place_id, metres: distanceMetres(position, place.position) }],
    )
    .toSorted((a, b) => a.metres - b.metres || a.placeId - b.placeId)
    .slice(0, limit);
  return { kind: 'coordinates', position, nearest };
}
