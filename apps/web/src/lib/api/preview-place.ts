import type { PlaceRecord } from '@cae-map/contract/entities/place';
import type { QueryClient } from '@tanstack/react-query';
import { deriveExpeditionAgain } from './expedition-query.ts';
import { previewStore } from './previewed-place.ts';

/**
 * Shows an unsaved state of places everywhere, on the map, in their pane and in the journey, until there are none again. Nothing is
 * stored or requested.
 */
export async function previewPlaces(queryClient: QueryClient, places: readonly PlaceRecord[]): Promise<void> {
  const shown = previewStore.getState().places;
  if (shown.length === places.length && shown.every((place, index) => place === places[index])) return;
  previewStore.setState({ places });
  await deriveExpeditionAgain(queryClient);
}
