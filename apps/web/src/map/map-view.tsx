import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Language } from '@cae-map/contract/enumerations';
import { atlasOverlay } from './atlas-style/atlas-overlay.ts';
import type { Camera, MapPadding, MapPoint } from './camera/camera.ts';
import { MapProvider } from './map-context.tsx';
import { createMapController } from './map-controller.ts';
import type { MapController, MapUnavailableReason } from './map-controller.ts';
import { hasLabelLetters, hasMapFonts, loadLabelLetters, loadMapFonts } from './style/map-fonts.ts';
import { createOverlayRegistry } from './overlays/overlay-registry.ts';
import { useColorScheme } from './style/use-color-scheme.ts';
import './map.css';

/** Properties of {@link MapView}. Zooms are those of 256-pixel tiles, lengths are CSS pixels. */
export interface MapViewProps {
  /** The name of the map for those who do not see it. */
  readonly label: string;
  /** The language of the names on the map. */
  readonly language: Language;
  /** Where the map looks at first; afterwards the camera moves it. */
  readonly initialView: MapPoint;
  /** What sheets cover at each side. A change leaves the ground where it is. */
  readonly padding: MapPadding;
  /** Address of the built atlas. */
  readonly atlasUrl?: string;
  readonly onReady?: () => void;
  readonly onUnavailable?: (reason: MapUnavailableReason) => void;
  /** The map is back after its drawing context was lost. */
  readonly onRestored?: () => void;
  /** What lies on the map: parts that draw overlays, and controls. */
  readonly children?: ReactNode;
}

/** The map: fills its parent, draws the atlas and what its parts lay on it, and never draws itself again when it is moved. */
export function MapView(props: MapViewProps) {
  const { label, language, padding, atlasUrl = '/atlas', children } = props;
  const container = useRef<HTMLDivElement>(null);
  const controller = useRef<MapController | null>(null);
  const [registry] = useState(createOverlayRegistry);
  const [camera, setCamera] = useState<Camera | null>(null);
  const surface = useMemo(() => ({ camera, registry }), [camera, registry]);
  const create = useEffectEvent((element: HTMLElement) =>
    createMapController({
      container: element,
      label,
      view: props.initialView,
      padding,
      listener: {
        onReady(readyCamera) {
          setCamera(readyCamera);
          props.onReady?.();
        },
        onUnavailable: (reason) => props.onUnavailable?.(reason),
        onRestored: () => props.onRestored?.(),
        onFeatureClick: (click) => registry.tellClick(click),
        onFeatureHover: (feature) => registry.tellHover(feature),
      },
    }),
  );

  useEffect(() => {
    if (!container.current) return undefined;
    controller.current = create(container.current);
    return () => {
      controller.current?.destroy();
      controller.current = null;
    };
  }, []);
  const atlas = useAtlas(language, atlasUrl);
  useEffect(() => registry.show(atlas), [registry, atlas]);
  const hasFonts = useMapFonts(language);
  useEffect(() => {
    if (!hasFonts) return undefined;
    let isWanted = true;
    const apply = () => {
      const overlays = registry.overlays();
      const letters = overlays.map((overlay) => overlay.letters ?? '').join('');
      if (hasLabelLetters(letters)) controller.current?.setOverlays(overlays);
      else void loadLabelLetters(letters).then(() => isWanted && apply());
    };
    apply();
    const unsubscribe = registry.subscribe(apply);
    return () => {
      isWanted = false;
      unsubscribe();
    };
  }, [hasFonts, registry]);
  useEffect(() => controller.current?.setLabel(label), [label]);
  const { top, right, bottom, left } = padding;
  // Before the effects of the parts on the map, which may move it within its new free area.
  useLayoutEffect(
    () => controller.current?.camera.setPadding({ top, right, bottom, left }),
    [top, right, bottom, left],
  );

  return (
    <div className="map-view">
      <div ref={container} className="map-canvas" />
      <MapProvider value={surface}>{children}</MapProvider>
    </div>
  );
}

function useAtlas(language: Language, atlasUrl: string) {
  const colorScheme = useColorScheme();
  return useMemo(
    () => atlasOverlay({ colorScheme, language, url: absoluteUrl(atlasUrl) }),
    [colorScheme, language, atlasUrl],
  );
}

/** Whether the faces of a language are loaded; until then what is shown stays as it is. */
function useMapFonts(language: Language): boolean {
  const [ready, setReady] = useState<Language | null>(null);
  useEffect(() => {
    let isWanted = true;
    void loadMapFonts(language).then(() => isWanted && setReady(language));
    return () => {
      isWanted = false;
    };
  }, [language]);
  return ready === language || hasMapFonts(language);
}

/** The tiles are fetched by a worker, which knows no page address. */
function absoluteUrl(url: string): string {
  return url.startsWith('/') ? `${location.origin}${url}` : url;
}
