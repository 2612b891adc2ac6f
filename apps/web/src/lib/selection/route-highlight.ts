import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** How long the stretch of a stop that was selected stays highlighted, in milliseconds. */
const stretchMilliseconds = 4500;
/** How long any other stretch does. */
export const shortHighlightMilliseconds = 3000;
const leastMilliseconds = 1000;

interface RouteHighlightState {
  /** Stops whose legs stand out on the map while the rest is dimmed; empty when none does. */
  readonly highlightedIds: readonly number[];
}

const none: readonly number[] = [];
const highlightStore = createStore<RouteHighlightState>(() => ({ highlightedIds: none }));
let timer: ReturnType<typeof setTimeout> | undefined;

/** How long a highlight lasts. */
export function highlightDuration(milliseconds: number = stretchMilliseconds): number {
  return Math.max(leastMilliseconds, milliseconds);
}

/**
 * Lights the legs to some stops, 4500 ms unless told otherwise and never under 1000; it takes the place of the one
 * before. It is no movement, so that it is the same under reduced motion.
 */
export function highlightRoute(placeIds: readonly number[], milliseconds?: number): void {
  clearTimeout(timer);
  highlightStore.setState({ highlightedIds: placeIds });
  timer = setTimeout(endRouteHighlight, highlightDuration(milliseconds));
}

/** Ends the highlight at once. */
export function endRouteHighlight(): void {
  clearTimeout(timer);
  highlightStore.setState({ highlightedIds: none });
}

/** Stops whose legs stand out now. */
export function useHighlightedIds(): readonly number[] {
  return useStore(highlightStore, ({ highlightedIds }) => highlightedIds);
}
