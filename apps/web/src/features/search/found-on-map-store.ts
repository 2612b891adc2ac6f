import type { Position } from '@cae-map/expedition/geography';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** What a search found and the map shows: stops by their ids, or a point by its coordinates. */
export type FoundOnMap =
  | { readonly kind: 'places'; readonly query: string; readonly placeIds: readonly number[] }
  | { readonly kind: 'point'; readonly position: Position };

interface FoundState {
  readonly found: FoundOnMap | null;
}

const foundStore = createStore<FoundState>(() => ({ found: null }));

/** Shows on the map what was found, until it is taken away. */
export function showOnMap(found: FoundOnMap): void {
  foundStore.setState({ found });
}

export function hideFromMap(): void {
  foundStore.setState({ found: null });
}

/** What the map shows of a search; null when nothing. */
export function useFoundOnMap(): FoundOnMap | null {
  return useStore(foundStore, ({ found }) => found);
}
