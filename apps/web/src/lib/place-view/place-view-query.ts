import type { PlaceView } from '@cae-map/expedition/place-view';
import { queryOptions, skipToken } from '@tanstack/react-query';

/** A view in a page, or the server's word that there is no such place. */
export type EmbeddedPlaceView = { readonly view: PlaceView | null };

/**
 * The view of a place that the server embedded in the page: what is shown until the lists are loaded. It is never
 * fetched; where it is absent, the view comes from the lists.
 */
export function embeddedPlaceView(placeId: number) {
  return queryOptions<EmbeddedPlaceView>({
    queryKey: ['place-view', placeId],
    queryFn: skipToken,
    staleTime: Infinity,
    gcTime: Infinity,
    meta: { embedded: true },
  });
}
