import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Language } from '@cae-map/contract/enumerations';
import { atlasOverlay } from './atlas-style/atlas-overlay.ts';
import type { Camera, MapPadding, MapPoint } from './camera/camera.ts';
import { MapProvider } from './map-context.tsx';
import { createMapController } from './map-controller.ts';
import type { MapController, MapUnavailableReason } from './map-controller.ts';
import { hasLabelGlyphs, hasMapFonts, loadLabelGlyphs, loadMapFonts } from './style/map-fonts.ts';
import { createOverlayRegistry } from './overlays/overlay-registry.ts';
import { useColorScheme } from './style/use-color-scheme.ts';
import './map.css';

/** Properties of {@link MapView}. Zooms are those of 256-pixel tiles, lengths are CSS pixels. */
export interface MapViewProps {
  /** The accessible name of the map. */
  readonly label: string;
  /** The language of the labels. */
  readonly language: Language;
  /** The initial view; later changes are ignored, the camera moves the map. */
  readonly initialView: MapPoint;
  /** The widths that panels cover at each side. A change does not move the map content on the screen. */
  readonly padding: MapPadding;
  /** URL of the generated atlas. */
  readonly atlasUrl?: string;
  readonly onReady?: () => void;
  readonly onUnavailable?: (reason: MapUnavailableReason) => void;
  /** The WebGL context was restored. */
  readonly onRestored?: () => void;
  /** Components that draw overlays, and controls. */
  readonly children?: ReactNode;
}

/** The map: fills its parent and draws the atlas and the overlays of its children. Moving the map does not render it again. */
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
        onFeatureClick: (click) => registry.dispatchClick(click),
        onFeatureHover: (feature) => registry.dispatchHover(feature),
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
      const characters = overlays.map(({ labelCharacters = '' }) => labelCharacters).join('');
      if (hasLabelGlyphs(characters)) controller.current?.setOverlays(overlays);
      else void loadLabelGlyphs(characters).then(() => isWanted && apply());
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
  // A layout effect, so that it runs before the effects of the children, which may move the map within its new free area.
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

/** Whether the fonts of a language are loaded; until then the overlays are not updated. */
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

/** A worker fetches the tiles and cannot resolve URLs relative to the page. */
function absoluteUrl(url: string): string {
  return url.startsWith('/') ? `${location.origin}${url}` : url;
}
