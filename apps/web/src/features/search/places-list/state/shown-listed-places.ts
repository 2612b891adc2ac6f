import { listedPlaces, type ListedPlace } from '@cae-map/expedition/search/places-list';
import { isListed } from '@cae-map/expedition/shown-stops';
import type { Expedition } from '@cae-map/expedition/to-expedition';

/**
 * The places of the list before the visitor limits it, in travel order.
 * @param whitelist ids of the only places that show; empty means all
 */
export function shownListedPlaces(
  expedition: Expedition,
  whitelist: readonly number[],
): readonly ListedPlace[] {
  return listedPlaces(expedition).filter(({ place_id }) => isListed(place_id, whitelist));
}
