import { Map as MapLibreMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { logWarning } from '../lib/log.ts';
import { reducesMotion } from '../lib/browser/reduces-motion.ts';
import { watchFirstPaint } from './first-paint.ts';
import { shownTileLayers } from './base-layers/tile-layer-overlay.ts';
import { watchTileLayers } from './base-layers/watch-tile-layers.ts';
import { applyChanges } from './overlays/apply-changes.ts';
import { createCamera, syncCameraStore } from './camera/camera.ts';
import type { Camera, MapPoint } from './camera/camera.ts';
import type { MapPadding } from './camera/padding.ts';
import { resolveImages } from './overlays/map-images.ts';
import type { MapOverlay } from './overlays/map-overlay.ts';
import { followMapMode } from './mode/follow-mode.ts';
import { readMapMode } from './mode/map-mode.ts';
import { flattenOverlays, nothingApplied, overlayChanges } from './overlays/overlay-changes.ts';
import { listenToPointer } from './pointer/pointer.ts';
import type { PointerListener } from './pointer/pointer.ts';
import { createPinMarker } from './overlays/pin-marker.ts';
import { enableSmoothWheelZoom } from './pointer/wheel-zoom.ts';
import { toMapLibreZoom } from './camera/zoom.ts';

/** Why the map is unavailable: the browser has no WebGL, or the WebGL context was lost and has not been restored. */
export type MapUnavailableReason = 'no-webgl' | 'context-lost';

/** Options of {@link createMapController}. */
export interface MapControllerOptions {
  readonly container: HTMLElement;
  readonly label: string;
  readonly view: MapPoint;
  readonly padding: MapPadding;
  readonly listener: PointerListener & {
    onReady(camera: Camera): void;
    /** The first view is drawn, see {@link watchFirstPaint}. */
    onPainted(): void;
    onUnavailable(reason: MapUnavailableReason): void;
    /** No tile of a shown layer could be loaded. */
    onTilesUnavailable(code: string): void;
    /** The WebGL context was restored after `onUnavailable`. */
    onRestored(): void;
  };
}

/** A map in a container. */
export interface MapController {
  readonly camera: Camera;
  setOverlays(overlays: readonly MapOverlay[]): void;
  setLabel(label: string): void;
  destroy(): void;
}

/** The zoom range of the map, for 256-pixel tiles. */
const zoomLimits = { min: 1, max: 22 };

/** Deceleration of the map after it was flung. */
const inertia = { deceleration: 2000, linearity: 0.2 };

setWorkerUrl(workerUrl);

/** Creates a map in a container. Returns null and calls `onUnavailable` if the browser has no WebGL. */
export function createMapController(options: MapControllerOptions): MapController | null {
  const map = createMap(options);
  if (!map) {
    options.listener.onUnavailable('no-webgl');
    return null;
  }
  const camera = createCamera(map, reducesMotion);
  const marker = createPinMarker(map);
  let overlays: readonly MapOverlay[] = [];
  let applied = nothingApplied;
  const apply = (): void => {
    if (!map.isStyleLoaded() && applied === nothingApplied) return;
    const wanted = flattenOverlays(overlays);
    applyChanges(map, overlayChanges(applied, wanted));
    applied = wanted;
  };
  syncCameraStore(map);
  enableSmoothWheelZoom(map, zoomLimits, reducesMotion);
  resolveImages(map, () => overlays);
  listenToPointer(
    map,
    () => overlays,
    options.listener,
    () => readMapMode() === 'browse',
  );
  followMapMode(map, (input) => options.listener.onInput(input));
  watchContext(map, options.listener);
  ignoreTileErrors(map);
  const tileLayers = watchTileLayers(map, (code) => options.listener.onTilesUnavailable(code));
  reportIdleState(map, options.container, () => applied.layers.length > 0);
  watchFirstPaint(
    map,
    () => applied.layers.length > 0,
    () => options.listener.onPainted(),
  );
  map.once('style.load', () => {
    apply();
    options.listener.onReady(camera);
  });
  return {
    camera,
    setOverlays(next) {
      overlays = next;
      tileLayers.setShown(shownTileLayers(next));
      marker.show(next.find(({ pin }) => pin)?.pin ?? null);
      apply();
    },
    setLabel: (label) => map.getCanvas().setAttribute('aria-label', label),
    destroy: () => map.remove(),
  };
}

/**
 * For how many zoom levels of the view tiles outside of it are kept. MapLibre's default of 5 keeps more than 100 MB of
 * terrain after a journey through 200 stops; evicted tiles come from the HTTP cache.
 */
const cachedZoomLevels = 2;

function createMap({ container, label, view, padding }: MapControllerOptions): MapLibreMap | null {
  const fadeMilliseconds = reducesMotion() ? 0 : 200;
  try {
    const map = new MapLibreMap({
      container,
      style: { version: 8, sources: {}, layers: [], transition: { duration: fadeMilliseconds, delay: 0 } },
      center: [view.longitude, view.latitude],
      zoom: toMapLibreZoom(view.zoom),
      minZoom: toMapLibreZoom(zoomLimits.min),
      maxZoom: toMapLibreZoom(zoomLimits.max),
      attributionControl: false,
      dragPan: inertia,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      fadeDuration: fadeMilliseconds,
      maxTileCacheZoomLevels: cachedZoomLevels,
      locale: { 'Map.Title': label },
    });
    map.setPadding(padding);
    map.touchZoomRotate.disableRotation();
    map.keyboard.disableRotation();
    return map;
  } catch {
    return null;
  }
}

/** Sets `data-map` of the container to `idle` when everything is drawn, else to `busy`; tests and printing read it. */
function reportIdleState(map: MapLibreMap, container: HTMLElement, hasOverlays: () => boolean): void {
  const mark = (state: 'busy' | 'idle'): void => {
    // Many tiles load while the map moves, and writing the same value again would notify mutation observers.
    if (container.dataset.map !== state) container.dataset.map = state;
  };
  const markBusy = (): void => mark('busy');
  markBusy();
  map.on('movestart', markBusy);
  map.on('dataloading', markBusy);
  map.on('styledata', markBusy);
  map.on('idle', () => {
    // Without overlays, which are added after the fonts of their labels have loaded, an empty map is idle.
    if (hasOverlays()) mark('idle');
  });
}

/** Ignores tiles that fail to load: coarser tiles are drawn instead, and the atlas is below every other layer. */
function ignoreTileErrors(map: MapLibreMap): void {
  map.on('error', (event) => {
    if (!('sourceId' in event)) logWarning(`the map: ${event.error.message}`);
  });
}

function watchContext(map: MapLibreMap, listener: MapControllerOptions['listener']): void {
  map.on('webglcontextlost', () => listener.onUnavailable('context-lost'));
  map.on('webglcontextrestored', () => listener.onRestored());
}
