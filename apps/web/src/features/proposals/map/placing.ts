import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

interface PlacingState {
  /** Whether the visitor is choosing a position on the map. */
  readonly isPlacing: boolean;
  /** Whether there is a map on which a position can be chosen. */
  readonly hasMap: boolean;
}

const placingStore = createStore<PlacingState>(() => ({ isPlacing: false, hasMap: false }));

/** Starts or ends the choice of a position on the map. */
export function setPlacing(isPlacing: boolean): void {
  placingStore.setState({ isPlacing });
}

export const useIsPlacing = (): boolean => useStore(placingStore, ({ isPlacing }) => isPlacing);

/** Reports whether there is a map; without one no position is chosen. */
export function setHasMap(hasMap: boolean): void {
  placingStore.setState(hasMap ? { hasMap } : { hasMap, isPlacing: false });
}

export const useHasMap = (): boolean => useStore(placingStore, ({ hasMap }) => hasMap);
