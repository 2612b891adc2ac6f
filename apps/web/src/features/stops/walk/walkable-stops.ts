import { shownStops, type ShownStopsOptions } from '@cae-map/expedition/shown-stops';
import type { Expedition, Place } from '@cae-map/expedition/to-expedition';

/** A step along the route, or to one of its ends. */
export type WalkStep = 'previous' | 'next' | 'first' | 'last';

/** Lists the visible stops with a position, in travel order. */
export function walkableStops(expedition: Expedition, shown: ShownStopsOptions): Place[] {
  return shownStops(expedition, shown).filter(({ position }) => position !== null);
}

/** Returns the stop after a step, or the same stop at the ends of the route. Null if there are no stops. */
export function walk(stops: readonly Place[], fromId: number, step: WalkStep): Place | null {
  const from = stops.findIndex(({ id }) => id === fromId);
  const last = stops.length - 1;
  const to = { previous: Math.max(0, from - 1), next: Math.min(last, from + 1), first: 0, last }[step];
  return stops[to] ?? null;
}
