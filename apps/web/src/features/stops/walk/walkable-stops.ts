import { shownStops, type ShownStopsOptions } from '@cae-map/expedition/shown-stops';
import type { Expedition, Place } from '@cae-map/expedition/to-expedition';

/** A step along the route, or to one of its ends. */
export type WalkStep = 'previous' | 'next' | 'first' | 'last';

/** The stops that show on the map at some zoom and have a position on it, in travel order. */
export function walkableStops(expedition: Expedition, shown: ShownStopsOptions): Place[] {
  return shownStops(expedition, shown).filter(({ position }) => position !== null);
}

/** The stop that a step leads to; at the ends of the route it stays. Null when there are no stops. */
export function walk(stops: readonly Place[], fromId: number, step: WalkStep): Place | null {
  const from = stops.findIndex(({ id }) => id === fromId);
  const last = stops.length - 1;
  const to = { previous: Math.max(0, from - 1), next: Math.min(last, from + 1), first: 0, last }[step];
  return stops[to] ?? null;
}
