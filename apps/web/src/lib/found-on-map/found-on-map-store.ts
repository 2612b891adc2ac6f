import type { Position } from '@cae-map/expedition/route/geography';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** The origin of the results, for the back link: the typed text, or the path and query of a list without the language. */
export type SearchOrigin =
  | { readonly kind: 'dialog' | 'search-page'; readonly typed: string }
  | { readonly kind: 'list'; readonly path: string };

/** Results on the map: stops by id, or a point by its coordinates. */
export type FoundOnMap = { readonly origin: SearchOrigin } & (
  | { readonly kind: 'places'; readonly query: string; readonly placeIds: readonly number[] }
  | { readonly kind: 'point'; readonly position: Position }
);

interface FoundState {
  readonly found: FoundOnMap | null;
  /** The pending steps. */
  readonly steps: ReadonlySet<PendingStep>;
}

/** Steps that run once per result, even if the map is mounted again: closing the sheet and moving the camera. */
type PendingStep = 'sheet' | 'view';

const foundStore = createStore<FoundState>(() => ({ found: null, steps: new Set() }));

/** Shows results on the map until `hideFromMap`. */
export function showOnMap(found: FoundOnMap): void {
  foundStore.setState({ found, steps: new Set(['sheet', 'view']) });
}

export function hideFromMap(): void {
  foundStore.setState({ found: null, steps: new Set() });
}

/** Returns whether a step is pending, and marks it as done. */
export function consumeStep(step: PendingStep): boolean {
  const { steps } = foundStore.getState();
  if (!steps.has(step)) return false;
  foundStore.setState({ steps: new Set([...steps].filter((other) => other !== step)) });
  return true;
}

/** Returns the results on the map, or null. */
export function useFoundOnMap(): FoundOnMap | null {
  return useStore(foundStore, ({ found }) => found);
}
