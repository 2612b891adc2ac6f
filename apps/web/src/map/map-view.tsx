import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Camera, MapPoint } from './camera/camera.ts';
import { MapProvider } from './map-context.tsx';
import type { MapUnavailableReason } from './map-controller.ts';
import { createOverlayRegistry } from './overlays/overlay-registry.ts';
import { startMap, type MapContent, type RunningMap } from './running-map.ts';
import { dropFirstMap, findFirstMap } from './start/first-map.ts';

/** Properties of {@link MapView}. */
export interface MapViewProps extends MapContent {
  /** The empty element of the map, or that of a map which was started before and is adopted. It fills the parent of the view. */
  readonly container: HTMLElement;
  /** The initial view; later changes are ignored, the camera moves the map. */
  readonly initialView: MapPoint;
  /** URL of the generated atlas. */
  readonly atlasUrl?: string;
  /** No tile of a base layer or an overlay could be loaded. */
  readonly onTilesUnavailable?: (code: string) => void;
  /** The first view is drawn; until then the map is empty or incomplete. */
  readonly onPainted?: () => void;
  readonly onUnavailable?: (reason: MapUnavailableReason) => void;
  /** The WebGL context was restored. */
  readonly onRestored?: () => void;
  /** Components that draw overlays, and controls. */
  readonly children?: ReactNode;
}

/**
 * The map in a container, which draws the atlas and the overlays of its children. A map that was started in the container before the
 * application is adopted: it keeps its view, and only the differences are drawn. Moving the map does not render it again.
 */
export function MapView(props: MapViewProps) {
  const { container, label, language, padding, hasRelief, fineTerrain, baseLayer, tileOverlays } = props;
  const map = useRef<RunningMap | null>(null);
  const [first] = useState(() => findFirstMap(container));
  const [registry] = useState(() => first?.registry ?? createOverlayRegistry());
  const [camera, setCamera] = useState<Camera | null>(null);
  const surface = useMemo(
    () => ({ camera, registry, wasMoved: first?.isMoved() ?? false }),
    [camera, registry, first],
  );
  const content = useMemo(
    () => ({ label, language, padding, hasRelief, fineTerrain, baseLayer, tileOverlays }),
    [label, language, padding, hasRelief, fineTerrain, baseLayer, tileOverlays],
  );
  const adoptOrStart = useEffectEvent((): RunningMap => {
    // The cleanup of the effect destroys the adopted map: a repeated effect starts a new one.
    const adopted = findFirstMap(container);
    if (adopted === null) {
      const { initialView: view, atlasUrl = '/atlas' } = props;
      return startMap({ container, registry, view, atlasUrl, content });
    }
    adopted.map.show(content);
    adopted.handOver();
    return adopted.map;
  });
  const start = useEffectEvent(() => {
    const started = adoptOrStart();
    started.listen({
      onReady: setCamera,
      onPainted: () => props.onPainted?.(),
      onUnavailable: (reason) => props.onUnavailable?.(reason),
      onRestored: () => props.onRestored?.(),
      onTilesUnavailable: (code) => props.onTilesUnavailable?.(code),
    });
    return started;
  });
  useEffect(() => {
    const started = start();
    map.current = started;
    return () => {
      map.current = null;
      dropFirstMap(container);
      started.destroy();
    };
  }, [container]);
  // A layout effect, so that it runs before the effects of the children, which may move the map within its new free area.
  useLayoutEffect(() => map.current?.show(content), [content]);
  return <MapProvider value={surface}>{props.children}</MapProvider>;
}
