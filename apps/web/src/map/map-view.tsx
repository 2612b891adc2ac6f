import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Language } from '@cae-map/contract/enumerations';
import { atlasOverlay } from './atlas-overlay.ts';
import type { Camera, MapPadding, MapPoint } from './camera.ts';
import { createMapController } from './map-controller.ts';
import type { MapController, MapUnavailableReason } from './map-controller.ts';
import { hasMapFonts, loadMapFonts } from './map-fonts.ts';
import type { MapFeature, MapFeatureClick, MapOverlay } from './map-overlay.ts';
import type { MapSelection } from './selection-marker.ts';
import type { ColorScheme } from './tokens.ts';
import './map.css';

/** Properties of {@link MapView}. Zooms are those of 256-pixel tiles, lengths are CSS pixels. */
export interface MapViewProps {
  /** The name of the map for those who do not see it. */
  readonly label: string;
  /** The language of the names on the map. */
  readonly language: Language;
  readonly colorScheme: ColorScheme;
  /** Where the map looks at first; afterwards the camera moves it. */
  readonly initialView: MapPoint;
  /** What sheets cover at each side. A change leaves the ground where it is. */
  readonly padding: MapPadding;
  readonly overlays: readonly MapOverlay[];
  readonly selection: MapSelection | null;
  /** Address of the built atlas. */
  readonly atlasUrl?: string;
  readonly onFeatureClick?: (click: MapFeatureClick) => void;
  readonly onFeatureHover?: (
    feature: MapFeature | null,
    point: { readonly x: number; readonly y: number },
  ) => void;
  /** A click beside every feature. */
  readonly onGroundClick?: () => void;
  readonly onReady?: (camera: Camera) => void;
  readonly onUnavailable?: (reason: MapUnavailableReason) => void;
  /** The map is back after its drawing context was lost. */
  readonly onRestored?: () => void;
  /** Controls that lie on the map. */
  readonly children?: ReactNode;
}

/** The map: fills its parent, draws the atlas and the overlays, and never draws itself again when it is moved. */
export function MapView(props: MapViewProps) {
  const container = useRef<HTMLDivElement>(null);
  const controller = useRef<MapController | null>(null);
  const { label, language, colorScheme, padding, selection, overlays, atlasUrl = '/atlas' } = props;
  const atlas = useMemo(
    () => atlasOverlay({ colorScheme, language, url: absoluteUrl(atlasUrl) }),
    [colorScheme, language, atlasUrl],
  );
  const create = useEffectEvent((element: HTMLElement) =>
    createMapController({
      container: element,
      label,
      view: props.initialView,
      padding,
      listener: {
        onReady: (camera) => props.onReady?.(camera),
        onUnavailable: (reason) => props.onUnavailable?.(reason),
        onRestored: () => props.onRestored?.(),
        onFeatureClick: (click) => props.onFeatureClick?.(click),
        onFeatureHover: (feature, point) => props.onFeatureHover?.(feature, point),
        onGroundClick: () => props.onGroundClick?.(),
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
  const hasFonts = useMapFonts(language);
  useEffect(() => {
    if (hasFonts) controller.current?.setOverlays([atlas, ...overlays]);
  }, [hasFonts, atlas, overlays]);
  useEffect(() => controller.current?.setSelection(selection), [selection]);
  useEffect(() => controller.current?.setLabel(label), [label]);
  const { top, right, bottom, left } = padding;
  useEffect(
    () => controller.current?.camera.setPadding({ top, right, bottom, left }),
    [top, right, bottom, left],
  );

  return (
    <div className="map-view">
      <div ref={container} className="map-canvas" />
      {props.children}
    </div>
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
