import type { PlaceRecord } from '@cae-map/contract/entities/place';
import { createStore } from 'zustand/vanilla';

/** The unsaved state of a place that an editor is changing; null if none is shown. */
export const previewStore = createStore<{ readonly place: PlaceRecord | null }>(() => ({ place: null }));

/** The places with the previewed one, which may be new. */
export function withPreview(places: readonly PlaceRecord[], previewed: PlaceRecord): readonly PlaceRecord[] {
  const others = places.filter(({ place_id }) => place_id !== previewed.place_id);
  return [...others, previewed];
}
