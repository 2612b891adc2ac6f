import type { PlaceSelection } from '@cae-map/expedition/hash';
import type { ScreenParameters } from '../manifest/screen-module.ts';

/** The stop that is open if the URL contains none: Darjeeling, where the main expedition began. */
export const defaultPlaceId = 5;

/** The id of the stop that a URL opens; the hash has priority over the path. */
export function selectedPlaceId(
  parameters: ScreenParameters,
  selection: PlaceSelection | null,
  startPlaceId: number,
): number {
  if (selection !== null) return selection.id;
  return parameters.place_id === undefined ? startPlaceId : Number(parameters.place_id);
}
