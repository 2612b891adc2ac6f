import type { MarchComparison } from '@cae-map/expedition/marches/compare-marches';
import { listedPlaces, type ListedPlace } from '@cae-map/expedition/search/places-list';
import { isListed } from '@cae-map/expedition/shown-stops';
import type { Expedition } from '@cae-map/expedition/to-expedition';

/**
 * Lists the places before the filters of the visitor, in travel order.
 * @param whitelist ids of the visible places; empty means all
 * @param marches the stated distances beside the lines, by place id
 */
export function shownListedPlaces(
  expedition: Expedition,
  whitelist: readonly number[],
  marches?: ReadonlyMap<number, MarchComparison>,
): readonly ListedPlace[] {
  return listedPlaces(expedition, marches).filter(({ place_id }) => isListed(place_id, whitelist));
}
