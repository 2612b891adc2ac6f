import type { Language } from '@cae-map/contract/enumerations';
import { isDark, onThemeChange } from '../lib/theme/theme.ts';
import { atlasOverlay } from './atlas-style/atlas-overlay.ts';
import type { TileLayer } from './base-layers/tile-layer.ts';
import { createTileLayers } from './base-layers/tile-layers.ts';
import type { MapPoint } from './camera/camera.ts';
import { isSamePadding, type MapPadding } from './camera/padding.ts';
import { createMapController, type MapController } from './map-controller.ts';
import { createMapEvents, type MapEventListener } from './map-events.ts';
import { endMapMode } from './mode/map-mode.ts';
import { routeInput } from './mode/route-input.ts';
import type { OverlayRegistry } from './overlays/overlay-registry.ts';
import { hasLabelGlyphs, hasMapFonts, loadLabelGlyphs, loadMapFonts } from './style/map-fonts.ts';
import { setMapLightness } from './style/map-lightness.ts';
import { createTerrainLoader } from './terrain/terrain-loader.ts';
import type { TerrainTiles } from './terrain/terrain-manifest.ts';

/** What a map shows below the overlays of its registry. */
export interface MapContent {
  /** The accessible name of the map. */
  readonly label: string;
  /** The language of the labels. */
  readonly language: Language;
  /** The widths that panels cover at each side, in CSS pixels. A change does not move the map content on the screen. */
  readonly padding: MapPadding;
  /** Whether the relief of the height grid is shown; not if the visitor saves data. */
  readonly hasRelief: boolean;
  /** Terrain tiles of another provider for the relief at high zooms; null for the built-in ones alone. */
  readonly fineTerrain: TerrainTiles | null;
  /** The tiles of a provider above the built-in atlas; null for the atlas alone. */
  readonly baseLayer: TileLayer | null;
  /** Transparent tiles above the base layer. */
  readonly tileOverlays: readonly TileLayer[];
}

/** How a running map is started; none of it changes later. */
export interface RunningMapOptions {
  readonly container: HTMLElement;
  /** The overlays above the atlas and the layers of tiles. */
  readonly registry: OverlayRegistry;
  /** The initial view; the zoom is that of 256-pixel tiles. */
  readonly view: MapPoint;
  /** URL of the generated atlas, without a trailing slash. */
  readonly atlasUrl: string;
  readonly content: MapContent;
}

/** A map that draws the atlas, the layers of tiles and the overlays of its registry. It depends on no component. */
export interface RunningMap {
  /** Draws other content; fields with the same value have no effect. */
  show(content: MapContent): void;
  /** Sets the listener. What has already happened is reported to it during the call. */
  listen(listener: MapEventListener): void;
  destroy(): void;
}

/** Starts a map in a container. Without WebGL nothing is drawn, and the listener receives `onUnavailable`. */
export function startMap(options: RunningMapOptions): RunningMap {
  const { container, registry, view, content: first } = options;
  const url = absoluteUrl(options.atlasUrl);
  const tiles = createTileLayers(registry);
  let content = first;
  const showAtlas = (): void => {
    const { language } = content;
    const colorScheme = isDark() ? 'dark' : 'light';
    registry.show(atlasOverlay({ colorScheme, language, url, terrain: terrain.read() }));
  };
  const terrain = createTerrainLoader(url, showAtlas);
  const events = createMapEvents();
  const controller = createMapController({
    container,
    label: first.label,
    view,
    padding: first.padding,
    listener: {
      ...events.record,
      onReady(camera) {
        terrain.start(camera);
        events.record.onReady(camera);
      },
      onInput: (input) => routeInput(input, registry),
      onFeatureHover: (feature) => registry.dispatchHover(feature),
    },
  });
  const stopDrawing = drawOverlays(registry, () => content.language, controller);
  const showLayers = ({ hasRelief, fineTerrain, baseLayer, tileOverlays }: MapContent): void => {
    terrain.want({ isWanted: hasRelief, fineTiles: fineTerrain });
    tiles.show(baseLayer, tileOverlays);
    setMapLightness(baseLayer?.lightness ?? null);
  };
  const stopFollowingTheme = onThemeChange(showAtlas);
  showLayers(first);
  showAtlas();

  return {
    show(next) {
      const before = content;
      content = next;
      if (next.label !== before.label) controller?.setLabel(next.label);
      if (!isSamePadding(next.padding, before.padding)) controller?.camera.setPadding(next.padding);
      showLayers(next);
      if (next.language !== before.language) showAtlas();
    },
    listen: (listener) => events.listen(listener),
    destroy() {
      stopDrawing();
      stopFollowingTheme();
      terrain.stop();
      endMapMode();
      controller?.destroy();
    },
  };
}

/**
 * Draws the overlays of a registry after each change, once the fonts and the glyphs of their labels are loaded.
 * @returns the function that ends it
 */
function drawOverlays(
  registry: OverlayRegistry,
  readLanguage: () => Language,
  controller: MapController | null,
): () => void {
  let isEnded = false;
  const draw = (): void => {
    if (isEnded) return;
    const language = readLanguage();
    const overlays = registry.overlays();
    const characters = overlays.map(({ labelCharacters = '' }) => labelCharacters).join('');
    if (!hasMapFonts(language)) void loadMapFonts(language).then(draw);
    else if (!hasLabelGlyphs(characters)) void loadLabelGlyphs(characters).then(draw);
    else controller?.setOverlays(overlays);
  };
  const unsubscribe = registry.subscribe(draw);
  return () => {
    isEnded = true;
    unsubscribe();
  };
}

/** A worker fetches the tiles and cannot resolve URLs relative to the page. */
function absoluteUrl(url: string): string {
  return url.startsWith('/') ? `${location.origin}${url}` : url;
}
