import type { Expedition } from './expedition.ts';

/** A direction along the route. */
export type RouteDirection = 'previous' | 'next';

/** The search ends after this many stops. */
export const maxSearchedStops = 100;

/**
 * Returns the nearest stop before or after a stop along the route that satisfies a condition; null if there is none among the next
 * {@link maxSearchedStops}, and for places outside of the route.
 */
export function findStopAlong(
  expedition: Expedition,
  fromId: number,
  direction: RouteDirection,
  isWanted: (placeId: number) => boolean,
): number | null {
  let id: number | null = fromId;
  for (let step = 0; step < maxSearchedStops; step += 1) {
    const stop = expedition.byId.get(id);
    id = (direction === 'next' ? stop?.nextId : stop?.previousId) ?? null;
    if (id === null) return null;
    if (isWanted(id)) return id;
  }
  return null;
}
