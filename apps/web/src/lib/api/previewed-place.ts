import type { PlaceRecord } from '@cae-map/contract/entities/place';
import { createStore } from 'zustand/vanilla';

/** The unsaved state of a place that an editor is changing, and of the stop that changes with it; none if nothing is shown. */
export const previewStore = createStore<{ readonly places: readonly PlaceRecord[] }>(() => ({ places: [] }));

/** The places with the previewed ones, which may be new. */
export function withPreview(
  places: readonly PlaceRecord[],
  previewed: readonly PlaceRecord[],
): readonly PlaceRecord[] {
  const ids = new Set(previewed.map(({ place_id }) => place_id));
  return [...places.filter(({ place_id }) => !ids.has(place_id)), ...previewed];
}
