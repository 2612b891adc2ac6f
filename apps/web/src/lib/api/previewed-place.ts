import type { PlaceRecord } from '@cae-map/contract/entities/place';
import type { QueryClient } from '@tanstack/react-query';
import { createStore } from 'zustand/vanilla';

/** The unsaved state of a place that an editor is changing; null if none is shown. */
export const previewStore = createStore<{ readonly place: PlaceRecord | null }>(() => ({ place: null }));

/**
 * Shows an unsaved state of a place everywhere, on the map, in its pane and in the journey, until it is null again. Nothing is stored
 * or requested.
 */
export async function previewPlace(queryClient: QueryClient, place: PlaceRecord | null): Promise<void> {
  if (previewStore.getState().place === place) return;
  previewStore.setState({ place });
  await queryClient.refetchQueries({ queryKey: ['expedition'] });
}

/** The places with the previewed one, which may be new. */
export function withPreview(places: readonly PlaceRecord[], previewed: PlaceRecord): readonly PlaceRecord[] {
  const others = places.filter(({ place_id }) => place_id !== previewed.place_id);
  return [...others, previewed];
}
