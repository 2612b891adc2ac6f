import type { MapFeature, MapFeatureClick, MapOverlay } from './map-overlay.ts';

/** Event handlers of an overlay. */
export interface OverlayListener {
  readonly onClick?: (click: MapFeatureClick) => void;
  /** Null when the pointer leaves the feature. */
  readonly onHover?: (feature: MapFeature | null) => void;
}

/** The current overlays of a map and the listeners to their events. */
export interface OverlayRegistry {
  /** All overlays, unordered. */
  overlays(): readonly MapOverlay[];
  /** Adds an overlay, or replaces the one with the same id. @returns a function that removes it */
  show(overlay: MapOverlay): () => void;
  /** Sets the listener of an overlay. @returns the unsubscribe function */
  listen(overlayId: string, listener: OverlayListener): () => void;
  /** Calls `onClick` of the listener of the overlay. */
  dispatchClick(click: MapFeatureClick): void;
  /** Calls `onHover` of every listener: with the feature for its overlay, with null for the others. */
  dispatchHover(feature: MapFeature | null): void;
  /** Calls the listener in a microtask after changes, once per batch. @returns the unsubscribe function */
  subscribe(onChange: () => void): () => void;
}

/** Creates an empty registry. */
export function createOverlayRegistry(): OverlayRegistry {
  const shown = new Map<string, MapOverlay>();
  const listeners = new Map<string, OverlayListener>();
  const subscribers = new Set<() => void>();
  let isScheduled = false;
  const scheduleNotification = (): void => {
    if (isScheduled) return;
    isScheduled = true;
    // A replaced overlay is removed and added in the same task; subscribers are notified once.
    queueMicrotask(() => {
      isScheduled = false;
      for (const subscriber of subscribers) subscriber();
    });
  };
  return {
    overlays: () => [...shown.values()],
    show(overlay) {
      shown.set(overlay.id, overlay);
      scheduleNotification();
      return () => {
        if (shown.get(overlay.id) !== overlay) return;
        shown.delete(overlay.id);
        scheduleNotification();
      };
    },
    listen(overlayId, listener) {
      listeners.set(overlayId, listener);
      return () => {
        if (listeners.get(overlayId) === listener) listeners.delete(overlayId);
      };
    },
    dispatchClick: (click) => listeners.get(click.overlayId)?.onClick?.(click),
    dispatchHover(feature) {
      for (const [overlayId, { onHover }] of listeners) {
        onHover?.(feature?.overlayId === overlayId ? feature : null);
      }
    },
    subscribe(onChange) {
      subscribers.add(onChange);
      return () => void subscribers.delete(onChange);
    },
  };
}
