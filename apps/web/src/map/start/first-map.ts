import type { OverlayRegistry } from '../overlays/overlay-registry.ts';
import type { RunningMap } from '../running-map.ts';

/** A map that was started before the application, for the application to adopt. */
export interface FirstMap {
  readonly registry: OverlayRegistry;
  readonly map: RunningMap;
  /** Whether the visitor has moved the map. */
  readonly isMoved: () => boolean;
  /**
   * Removes the overlays that the components of the application have not replaced, and passes the recorded click on. Call it when the
   * components have shown their overlays.
   */
  readonly handOver: () => void;
}

const firstMaps = new WeakMap<HTMLElement, FirstMap>();

/** Offers a map for adoption by the application, by its container. */
export function offerFirstMap(container: HTMLElement, map: FirstMap): void {
  firstMaps.set(container, map);
}

/** The running map of a container; null if none was started, or it was destroyed. */
export function findFirstMap(container: HTMLElement): FirstMap | null {
  return firstMaps.get(container) ?? null;
}

/** Forgets the map of a container, which is destroyed. */
export function dropFirstMap(container: HTMLElement): void {
  firstMaps.delete(container);
}
