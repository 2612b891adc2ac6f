import type { Position } from '@cae-map/expedition/geography';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** What a search found and the map shows: stops by their ids, or a point by its coordinates. */
export type FoundOnMap =
  | {
      readonly kind: 'places';
      readonly query: string;
      readonly placeIds: readonly number[];
      /** The query of the address of the list that shows them, to go back there. */
      readonly listQuery?: string;
    }
  | { readonly kind: 'point'; readonly position: Position };

interface FoundState {
  readonly found: FoundOnMap | null;
  /** Whether the map has not made room for it yet. */
  readonly isNew: boolean;
}

const foundStore = createStore<FoundState>(() => ({ found: null, isNew: false }));

/** Shows on the map what was found, until it is taken away. */
export function showOnMap(found: FoundOnMap): void {
  foundStore.setState({ found, isNew: true });
}

export function hideFromMap(): void {
  foundStore.setState({ found: null, isNew: false });
}

/** Whether what the map shows is shown for the first time; answers so once. */
export function takeNewlyFound(): boolean {
  const { isNew } = foundStore.getState();
  if (isNew) foundStore.setState({ isNew: false });
  return isNew;
}

/** What the map shows of a search; null when nothing. */
export function useFoundOnMap(): FoundOnMap | null {
  return useStore(foundStore, ({ found }) => found);
}
