import { createContext, use, useEffect, useEffectEvent } from 'react';
import type { Camera } from './camera/camera.ts';
import type { MapOverlay } from './overlays/map-overlay.ts';
import type { OverlayListener, OverlayRegistry } from './overlays/overlay-registry.ts';

/** The state that the components on a map share. */
export interface MapSurface {
  /** Null until the map is ready. */
  readonly camera: Camera | null;
  readonly registry: OverlayRegistry;
  /** Whether the visitor had moved the map before the components were mounted; false by default. */
  readonly wasMoved?: boolean;
}

const MapContext = createContext<MapSurface | null>(null);

/** Provides the map to the components on it. */
export const MapProvider = MapContext.Provider;

/** The camera of the surrounding map; null until the map is ready, and outside of a map. */
export function useMapCamera(): Camera | null {
  return use(MapContext)?.camera ?? null;
}

/** Whether the visitor had moved the surrounding map before the components were mounted. */
export function useWasMapMoved(): boolean {
  return use(MapContext)?.wasMoved ?? false;
}

/**
 * Draws an overlay on the map while the component is mounted; null draws nothing. A new object counts as a changed overlay,
 * so memoize it.
 */
export function useMapOverlay(overlay: MapOverlay | null, listener: OverlayListener = {}): void {
  const registry = use(MapContext)?.registry;
  const overlayId = overlay?.id;
  useEffect(() => (overlay ? registry?.show(overlay) : undefined), [registry, overlay]);
  const onClick = useEffectEvent<NonNullable<OverlayListener['onClick']>>((click) =>
    listener.onClick?.(click),
  );
  const onHover = useEffectEvent<NonNullable<OverlayListener['onHover']>>((feature) =>
    listener.onHover?.(feature),
  );
  useEffect(() => {
    if (registry === undefined || overlayId === undefined) return undefined;
    return registry.listen(overlayId, {
      onClick: (click) => onClick(click),
      onHover: (feature) => onHover(feature),
    });
  }, [registry, overlayId]);
}
