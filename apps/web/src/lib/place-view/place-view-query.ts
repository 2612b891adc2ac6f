import { embeddedQuery } from '../api/query/derived-query.ts';
import { embeddedPlace, type EmbeddedPlaceView } from './embedded-place.ts';

/**
 * The view of a place that the server embedded in the page, shown until the lists are loaded. It is never fetched; without it
 * the view is derived from the lists.
 */
export function embeddedPlaceViewQuery(placeId: number) {
  return embeddedQuery<EmbeddedPlaceView>(embeddedPlace.name, embeddedPlace.parameters(placeId));
}
