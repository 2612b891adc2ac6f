import type { ScreenParameters } from '../../lib/feature-manifest.ts';

/** The stop that is open when the address names none: Darjeeling, where the main expedition began. */
export const defaultPlaceId = 5;

/** The stop that an address opens. */
export function selectedPlaceId(parameters: ScreenParameters): number {
  return parameters.place_id === undefined ? defaultPlaceId : Number(parameters.place_id);
}
