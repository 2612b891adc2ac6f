import type { PlaceView } from '@cae-map/expedition/place-view';
import type { DehydratedState } from '@tanstack/react-query';
import { findInPageData } from '../api/page-data.ts';
import { derivedKey } from '../api/query-key.ts';

/** The view of a place that is embedded in a page; null if the place does not exist. */
export type EmbeddedPlaceView = { readonly view: PlaceView | null };

/** The name and the parameters of the query of the embedded view of a place. */
export const embeddedPlace = {
  name: 'place-view',
  parameters: (placeId: number) => ({ placeId }),
};

/** The view of a place in the data of a page; null if the page does not contain it. */
export function findEmbeddedPlace(data: DehydratedState, placeId: number): PlaceView | null {
  const key = derivedKey(embeddedPlace.name, embeddedPlace.parameters(placeId));
  return findInPageData<EmbeddedPlaceView>(data, key)?.view ?? null;
}
