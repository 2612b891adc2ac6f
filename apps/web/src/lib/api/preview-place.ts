import type { PlaceRecord } from '@cae-map/contract/entities/place';
import type { QueryClient } from '@tanstack/react-query';
import { deriveExpeditionAgain } from './expedition-query.ts';
import { previewStore } from './previewed-place.ts';

/**
 * Shows an unsaved state of a place everywhere, on the map, in its pane and in the journey, until it is null again. Nothing is stored
 * or requested.
 */
export async function previewPlace(queryClient: QueryClient, place: PlaceRecord | null): Promise<void> {
  if (previewStore.getState().place === place) return;
  previewStore.setState({ place });
  await deriveExpeditionAgain(queryClient);
}
