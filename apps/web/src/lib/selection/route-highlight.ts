import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** How long the legs of a selected stop are highlighted by default, in milliseconds. */
const defaultMilliseconds = 4500;
/** The duration of other highlights, in milliseconds. */
export const shortHighlightMilliseconds = 3000;
const minimumMilliseconds = 1000;

interface RouteHighlightState {
  /** The stops whose legs are highlighted while other legs are dimmed; empty without a highlight. */
  readonly highlightedIds: readonly number[];
}

const none: readonly number[] = [];
const highlightStore = createStore<RouteHighlightState>(() => ({ highlightedIds: none }));
let timer: ReturnType<typeof setTimeout> | undefined;

/** The duration of a highlight in milliseconds, at least 1000. */
export function highlightDuration(milliseconds: number = defaultMilliseconds): number {
  return Math.max(minimumMilliseconds, milliseconds);
}

/**
 * Highlights the legs to some stops for some time and replaces the previous highlight. It is not an animation, so reduced
 * motion does not affect it.
 */
export function highlightRoute(placeIds: readonly number[], milliseconds?: number): void {
  clearTimeout(timer);
  highlightStore.setState({ highlightedIds: placeIds });
  timer = setTimeout(endRouteHighlight, highlightDuration(milliseconds));
}

/** Ends the highlight immediately. */
export function endRouteHighlight(): void {
  clearTimeout(timer);
  highlightStore.setState({ highlightedIds: none });
}

/** The ids of the stops whose legs are highlighted. */
export function useHighlightedIds(): readonly number[] {
  return useStore(highlightStore, ({ highlightedIds }) => highlightedIds);
}
