import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Language } from '@cae-map/contract/enumerations';
import { atlasOverlay } from './atlas-style/atlas-overlay.ts';
import type { TileLayer } from './base-layers/tile-layer.ts';
import { tileLayerOverlay } from './base-layers/tile-layer-overlay.ts';
import type { Camera, MapPadding, MapPoint } from './camera/camera.ts';
import { MapProvider } from './map-context.tsx';
import { createMapController } from './map-controller.ts';
import type { MapController, MapUnavailableReason } from './map-controller.ts';
import { endMapMode } from './mode/map-mode.ts';
import { routeInput } from './mode/route-input.ts';
import { hasLabelGlyphs, hasMapFonts, loadLabelGlyphs, loadMapFonts } from './style/map-fonts.ts';
import { createOverlayRegistry, type OverlayRegistry } from './overlays/overlay-registry.ts';
import { drawOrder } from './overlays/draw-order.ts';
import type { Terrain, TerrainTiles } from './terrain/terrain-manifest.ts';
import { useTerrain } from './terrain/use-terrain.ts';
import { setMapLightness } from './style/map-lightness.ts';
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
  /** Whether the relief of the height grid is shown; not if the visitor saves data. */
  readonly hasRelief: boolean;
  /** Terrain tiles of another provider for the relief at high zooms; null for the built-in ones alone. */
  readonly fineTerrain?: TerrainTiles | null;
  /** The tiles of a provider above the built-in atlas; null for the atlas alone. */
  readonly baseLayer?: TileLayer | null;
  /** Transparent tiles above the base layer. */
  readonly tileOverlays?: readonly TileLayer[];
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

/** The map: fills its parent and draws the atlas and the overlays of its children. Moving the map does not render it again. */
export function MapView(props: MapViewProps) {
  const { label, language, padding, atlasUrl = '/atlas', hasRelief, children } = props;
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
        onReady: setCamera,
        onPainted: () => props.onPainted?.(),
        onUnavailable: (reason) => props.onUnavailable?.(reason),
        onRestored: () => props.onRestored?.(),
        onTilesUnavailable: (code) => props.onTilesUnavailable?.(code),
        onInput: (input) => routeInput(input, registry),
        onFeatureHover: (feature) => registry.dispatchHover(feature),
      },
    }),
  );

  useEffect(() => {
    if (!container.current) return undefined;
    controller.current = create(container.current);
    return () => {
      endMapMode();
      controller.current?.destroy();
      controller.current = null;
    };
  }, []);
  const terrain = useTerrain(camera, {
    atlasUrl: absoluteUrl(atlasUrl),
    isWanted: hasRelief,
    fineTiles: props.fineTerrain ?? null,
  });
  const atlas = useAtlas(language, atlasUrl, terrain);
  useEffect(() => registry.show(atlas), [registry, atlas]);
  useTileLayers(registry, props);
  useEffect(() => setMapLightness(props.baseLayer?.lightness ?? null), [props.baseLayer]);
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

const noLayers: readonly TileLayer[] = [];

/** Shows the base layer and the overlays of tiles. */
function useTileLayers(
  registry: OverlayRegistry,
  { baseLayer = null, tileOverlays = noLayers }: MapViewProps,
): void {
  const overlays = useMemo(
    () => [
      ...(baseLayer === null ? [] : [tileLayerOverlay(baseLayer, drawOrder.baseLayer)]),
      ...tileOverlays.map((layer) => tileLayerOverlay(layer, drawOrder.tileOverlays)),
    ],
    [baseLayer, tileOverlays],
  );
  useEffect(() => {
    const removals = overlays.map((overlay) => registry.show(overlay));
    return () => removals.forEach((remove) => remove());
  }, [registry, overlays]);
}

function useAtlas(language: Language, atlasUrl: string, terrain: Terrain | null) {
  const colorScheme = useColorScheme();
  return useMemo(
    () => atlasOverlay({ colorScheme, language, url: absoluteUrl(atlasUrl), terrain }),
    [colorScheme, language, atlasUrl, terrain],
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
