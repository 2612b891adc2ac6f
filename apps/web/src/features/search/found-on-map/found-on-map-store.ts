import type { Position } from '@cae-map/expedition/route/geography';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Where it was found, to go back there: what was typed, or the query of the address of the list of places. */
export type FoundWhere =
  | { readonly kind: 'dialog' | 'search-page'; readonly typed: string }
  | { readonly kind: 'places-list'; readonly query: string };

/** What a search found and the map shows: stops by their ids, or a point by its coordinates. */
export type FoundOnMap = { readonly where: FoundWhere } & (
  | { readonly kind: 'places'; readonly query: string; readonly placeIds: readonly number[] }
  | { readonly kind: 'point'; readonly position: Position }
);

interface FoundState {
  readonly found: FoundOnMap | null;
  /** What is still to be done for it. */
  readonly steps: ReadonlySet<ShowingStep>;
}

/** What is done once for what is found, however often the map is come back to: the sheet makes room, the map turns to it. */
type ShowingStep = 'room' | 'view';

const foundStore = createStore<FoundState>(() => ({ found: null, steps: new Set() }));

/** Shows on the map what was found, until it is taken away. */
export function showOnMap(found: FoundOnMap): void {
  foundStore.setState({ found, steps: new Set(['room', 'view']) });
}

export function hideFromMap(): void {
  foundStore.setState({ found: null, steps: new Set() });
}

/** Whether a step is still to be done for what the map shows; answers so once. */
export function takeStep(step: ShowingStep): boolean {
  const { steps } = foundStore.getState();
  if (!steps.has(step)) return false;
  foundStore.setState({ steps: new Set([...steps].filter((other) => other !== step)) });
  return true;
}

/** What the map shows of a search; null when nothing. */
export function useFoundOnMap(): FoundOnMap | null {
  return useStore(foundStore, ({ found }) => found);
}
