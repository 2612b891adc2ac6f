import type { PlaceSelection } from '@cae-map/expedition/hash';
import type { ScreenParameters } from '../manifest/feature-manifest.ts';

/** The stop that is open when the address names none: Darjeeling, where the main expedition began. */
export const defaultPlaceId = 5;

/** The stop that an address opens: the hash is the more exact part of a link, then comes the path. */
export function selectedPlaceId(
  parameters: ScreenParameters,
  selection: PlaceSelection | null,
  startPlaceId: number,
): number {
  if (selection !== null) return selection.id;
  return parameters.place_id === undefined ? startPlaceId : Number(parameters.place_id);
}
