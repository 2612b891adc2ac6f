import { useEffect, useEffectEvent, useMemo } from 'react';
import { vi } from 'vitest';
import type { Camera, MapPoint } from '../map/camera/camera.ts';
import { MapProvider } from '../map/map-context.tsx';
import type { MapOverlay } from '../map/overlays/map-overlay.ts';
import type { MapViewProps } from '../map/map-view.tsx';
import { createOverlayRegistry } from '../map/overlays/overlay-registry.ts';

/** What lies on the map of the test: the overlays as data, and a camera that only listens. */
export const fakeMap = {
  registry: createOverlayRegistry(),
  camera: fakeCamera(),
  /** Where the map was told to look at first. */
  initialView: null as MapPoint | null,
  /** The overlay with an id, as it lies on the map now. */
  overlay(id: string): MapOverlay | undefined {
    return fakeMap.registry.overlays().find((overlay) => overlay.id === id);
  },
};

function fakeCamera() {
  return {
    flyTo: vi.fn<Camera['flyTo']>(),
    jumpTo: vi.fn<Camera['jumpTo']>(),
    showImage: vi.fn<Camera['showImage']>(),
    fitPositions: vi.fn<Camera['fitPositions']>(() => true),
    keepInView: vi.fn<Camera['keepInView']>(),
    isInFreeArea: vi.fn<Camera['isInFreeArea']>(() => true),
    freeAreaSize: vi.fn<Camera['freeAreaSize']>(() => ({ width: 900, height: 700 })),
    zoomBy: vi.fn<Camera['zoomBy']>(),
    project: vi.fn<Camera['project']>(() => ({ x: 0, y: 0 })),
    onMovedByHand: vi.fn<Camera['onMovedByHand']>(() => () => {}),
    onceDrawn: vi.fn<Camera['onceDrawn']>((listener) => {
      listener();
      return () => {};
    }),
    focus: vi.fn<Camera['focus']>(),
    setPadding: vi.fn<Camera['setPadding']>(),
  } satisfies Camera;
}

/** Stands in for the map where there is no canvas: what its parts lay on it is kept in `fakeMap`. */
export function FakeMapView({ initialView, onReady, children }: MapViewProps) {
  const surface = useMemo(() => ({ camera: fakeMap.camera, registry: fakeMap.registry }), []);
  const start = useEffectEvent(() => {
    fakeMap.initialView = initialView;
    onReady?.();
  });
  useEffect(() => start(), []);
  return <MapProvider value={surface}>{children}</MapProvider>;
}
