import { useEffect, useEffectEvent, useMemo } from 'react';
import { vi } from 'vitest';
import type { Camera, MapPoint } from '../../map/camera/camera.ts';
import { MapProvider } from '../../map/map-context.tsx';
import type { TileLayer } from '../../map/base-layers/tile-layer.ts';
import { routeInput } from '../../map/mode/route-input.ts';
import type { MapInput, MapInputResponse } from '../../map/pointer/map-input.ts';
import type { MapOverlay } from '../../map/overlays/map-overlay.ts';
import type { MapViewProps } from '../../map/map-view.tsx';
import { createValidatingRegistry } from '../data/validating-registry.ts';

/** The state of the fake map: the overlays as data and a camera of mock functions. */
export const fakeMap = {
  registry: createValidatingRegistry(),
  camera: createFakeCamera(),
  /** The initial view of the mounted map. */
  initialView: null as MapPoint | null,
  /** The tiles above the atlas; null for the atlas alone. */
  baseLayer: null as TileLayer | null,
  tileOverlays: [] as readonly TileLayer[],
  /** Reports that no tile of a layer could be loaded. */
  reportUnavailable: (_code: string): void => {},
  /** Returns the current overlay with an id. */
  overlay(id: string): MapOverlay | undefined {
    return fakeMap.registry.overlays().find((overlay) => overlay.id === id);
  },
  /** An input by the pointer, a click by default; it goes to the owner of the mode, or to the overlay of the feature. */
  input(latitude: number, longitude: number, more: Partial<MapInput> = {}): MapInputResponse {
    const position = { latitude, longitude };
    const input = { kind: 'click' as const, position, point: { x: 0, y: 0 }, feature: null, shiftKey: false };
    return routeInput({ ...input, ...more }, fakeMap.registry);
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
    visibleArea: vi.fn<Camera['visibleArea']>(() => ({ west: 70, south: 30, east: 90, north: 40 })),
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
export function FakeMapView({ initialView, onPainted, children, ...tiles }: MapViewProps) {
  const surface = useMemo(() => ({ camera: fakeMap.camera, registry: fakeMap.registry }), []);
  const start = useEffectEvent(() => {
    fakeMap.initialView = initialView;
    onPainted?.();
  });
  useEffect(() => start(), []);
  const { baseLayer, tileOverlays, onTilesUnavailable = () => {} } = tiles;
  useEffect(() => {
    Object.assign(fakeMap, { baseLayer, tileOverlays, reportUnavailable: onTilesUnavailable });
  });
  return <MapProvider value={surface}>{children}</MapProvider>;
}
