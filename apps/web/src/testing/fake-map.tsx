import { useEffect, useEffectEvent, useMemo } from 'react';
import { vi } from 'vitest';
import type { Camera, MapPoint } from '../map/camera/camera.ts';
import { MapProvider } from '../map/map-context.tsx';
import type { MapOverlay } from '../map/overlays/map-overlay.ts';
import type { MapViewProps } from '../map/map-view.tsx';
import { createOverlayRegistry } from '../map/overlays/overlay-registry.ts';

/** The state of the fake map: the overlays as data and a camera of mock functions. */
export const fakeMap = {
  registry: createOverlayRegistry(),
  camera: createFakeCamera(),
  /** The initial view of the mounted map. */
  initialView: null as MapPoint | null,
  /** Returns the current overlay with an id. */
  overlay(id: string): MapOverlay | undefined {
    return fakeMap.registry.overlays().find((overlay) => overlay.id === id);
  },
};

function createFakeCamera() {
  return {
    flyTo: vi.fn<Camera['flyTo']>(),
    jumpTo: vi.fn<Camera['jumpTo']>(),
    showImage: vi.fn<Camera['showImage']>(),
    fitPositions: vi.fn<Camera['fitPositions']>(() => true),
    fitArea: vi.fn<Camera['fitArea']>(),
    keepInView: vi.fn<Camera['keepInView']>(),
    isInFreeArea: vi.fn<Camera['isInFreeArea']>(() => true),
    freeAreaSize: vi.fn<Camera['freeAreaSize']>(() => ({ width: 900, height: 700 })),
    freeArea: vi.fn<Camera['freeArea']>(() => ({ x: 0, y: 0, width: 900, height: 700 })),
    zoomBy: vi.fn<Camera['zoomBy']>(),
    project: vi.fn<Camera['project']>(() => ({ x: 0, y: 0 })),
    copyTo: vi.fn<Camera['copyTo']>(() => null),
    onMovedByHand: vi.fn<Camera['onMovedByHand']>(() => () => {}),
    onceDrawn: vi.fn<Camera['onceDrawn']>((listener) => {
      listener();
      return () => {};
    }),
    focus: vi.fn<Camera['focus']>(),
    setPadding: vi.fn<Camera['setPadding']>(),
  } satisfies Camera;
}

/** Replaces `MapView`, because jsdom has no canvas. The overlays of its children are in `fakeMap`. */
export function FakeMapView({ initialView, onReady, children }: MapViewProps) {
  const surface = useMemo(() => ({ camera: fakeMap.camera, registry: fakeMap.registry }), []);
  const start = useEffectEvent(() => {
    fakeMap.initialView = initialView;
    onReady?.();
  });
  useEffect(() => start(), []);
  return <MapProvider value={surface}>{children}</MapProvider>;
}
