import { distanceMetres, type Position } from '../../route/geography.ts';
import type { CoordinatesHit } from '../search-answer.ts';
import type { SearchPlace } from '../search-input.ts';

/** Finds the stops nearest to a point by great-circle distance, without hidden stops. */
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
