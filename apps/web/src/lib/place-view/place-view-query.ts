import type { PlaceView } from '@cae-map/expedition/place-view';
import { embeddedQuery } from '../api/query/derived-query.ts';

/** The view of a place that is embedded in a page; null if the place does not exist. */
export type EmbeddedPlaceView = { readonly view: PlaceView | null };

/**
 * The view of a place that the server embedded in the page, shown until the lists are loaded. It is never fetched; without it
 * the view is derived from the lists.
 */
export function embeddedPlaceViewQuery(placeId: number) {
  return embeddedQuery<EmbeddedPlaceView>('place-view', { placeId });
}
