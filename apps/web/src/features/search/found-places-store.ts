import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** What a search found and the map shows. */
export interface FoundPlaces {
  readonly query: string;
  readonly placeIds: readonly number[];
}

interface FoundPlacesState {
  readonly found: FoundPlaces | null;
}

const foundPlacesStore = createStore<FoundPlacesState>(() => ({ found: null }));

/** Shows on the map what was found, until it is taken away. */
export function showFoundPlaces(query: string, placeIds: readonly number[]): void {
  foundPlacesStore.setState({ found: { query, placeIds } });
}

export function hideFoundPlaces(): void {
  foundPlacesStore.setState({ found: null });
}

/** What the map shows of a search; null when nothing. */
export function useFoundPlaces(): FoundPlaces | null {
  return useStore(foundPlacesStore, ({ found }) => found);
}
