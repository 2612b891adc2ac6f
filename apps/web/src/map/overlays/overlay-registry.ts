import type { MapFeature, MapFeatureClick, MapOverlay } from './map-overlay.ts';

/** What the owner of an overlay hears of its features. */
export interface OverlayListener {
  readonly onClick?: (click: MapFeatureClick) => void;
  /** Null when the pointer leaves the feature. */
  readonly onHover?: (feature: MapFeature | null) => void;
}

/** The overlays that lie on a map at the moment: parts of the page lay theirs on and take them away again. */
export interface OverlayRegistry {
  /** All of them, in no order. */
  overlays(): readonly MapOverlay[];
  /** Lays an overlay on the map, in place of the one with its id; returns what takes it away. */
  show(overlay: MapOverlay): () => void;
  /** Hears of the features of the overlay with an id; returns what ends it. */
  listen(overlayId: string, listener: OverlayListener): () => void;
  tellClick(click: MapFeatureClick): void;
  tellHover(feature: MapFeature | null): void;
  /** Calls back after changes, once for all that are made in one go. */
  subscribe(onChange: () => void): () => void;
}

/** A registry without overlays. */
export function createOverlayRegistry(): OverlayRegistry {
  const shown = new Map<string, MapOverlay>();
  const listeners = new Map<string, OverlayListener>();
  const subscribers = new Set<() => void>();
  let isChanged = false;
  const change = (): void => {
    if (isChanged) return;
    isChanged = true;
    // An overlay that is replaced is taken away and laid on again: the map is told of the outcome alone.
    queueMicrotask(() => {
      isChanged = false;
      for (const subscriber of subscribers) subscriber();
    });
  };
  return {
    overlays: () => [...shown.values()],
    show(overlay) {
      shown.set(overlay.id, overlay);
      change();
      return () => {
        if (shown.get(overlay.id) !== overlay) return;
        shown.delete(overlay.id);
        change();
      };
    },
    listen(overlayId, listener) {
      listeners.set(overlayId, listener);
      return () => {
        if (listeners.get(overlayId) === listener) listeners.delete(overlayId);
      };
    },
    tellClick: (click) => listeners.get(click.overlayId)?.onClick?.(click),
    tellHover(feature) {
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
