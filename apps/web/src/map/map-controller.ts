import { Map as MapLibreMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { logWarning } from '../lib/log.ts';
import { reducesMotion } from '../lib/browser/reduces-motion.ts';
import { applyChanges } from './overlays/apply-changes.ts';
import { createCamera, followCamera } from './camera/camera.ts';
import type { Camera, MapPadding, MapPoint } from './camera/camera.ts';
import { resolveImages } from './overlays/map-images.ts';
import type { MapOverlay } from './overlays/map-overlay.ts';
import { flattenOverlays, nothingApplied, overlayChanges } from './overlays/overlay-changes.ts';
import { watchPointer } from './pointer/pointer.ts';
import type { PointerListener } from './pointer/pointer.ts';
import { createPinMarker } from './overlays/pin-marker.ts';
import { smoothWheelZoom } from './pointer/wheel-zoom.ts';
import { toMapLibreZoom } from './camera/zoom.ts';

/** Why there is no map: the browser has no WebGL, or has taken it away and has not given it back. */
export type MapUnavailableReason = 'no-webgl' | 'context-lost';

/** What a map is made with. */
export interface MapControllerOptions {
  readonly container: HTMLElement;
  readonly label: string;
  readonly view: MapPoint;
  readonly padding: MapPadding;
  readonly listener: PointerListener & {
    onReady(camera: Camera): void;
    onUnavailable(reason: MapUnavailableReason): void;
    /** The map has come back after it was unavailable. */
    onRestored(): void;
  };
}

/** A living map. */
export interface MapController {
  readonly camera: Camera;
  setOverlays(overlays: readonly MapOverlay[]): void;
  setLabel(label: string): void;
  destroy(): void;
}

/** Zooms of 256-pixel tiles between which the map can be moved. */
const zoomLimits = { min: 1, max: 22 };

/** How a map that was thrown comes to rest. */
const inertia = { deceleration: 2000, linearity: 0.2 };

setWorkerUrl(workerUrl);

/** Makes a map in a container; null, and the listener told, where the browser has no WebGL. */
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
  followCamera(map);
  smoothWheelZoom(map, zoomLimits, reducesMotion);
  resolveImages(map, () => overlays);
  watchPointer(map, () => overlays, options.listener);
  watchContext(map, options.listener);
  ignoreTileErrors(map);
  markIdleness(map, options.container, () => applied.layers.length > 0);
  map.once('style.load', () => {
    apply();
    options.listener.onReady(camera);
  });
  return {
    camera,
    setOverlays(next) {
      overlays = next;
      marker.show(next.find(({ pin }) => pin)?.pin ?? null);
      apply();
    },
    setLabel: (label) => map.getCanvas().setAttribute('aria-label', label),
    destroy: () => map.remove(),
  };
}

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

/** Says on the container whether all there is to draw is drawn, for tests and for whoever wants to print. */
function markIdleness(map: MapLibreMap, container: HTMLElement, hasOverlays: () => boolean): void {
  const mark = (state: 'busy' | 'idle'): void => {
    // Tiles load by the dozen while the map moves; what says the same again is an event of the page all the same.
    if (container.dataset.map !== state) container.dataset.map = state;
  };
  const markBusy = (): void => mark('busy');
  markBusy();
  map.on('movestart', markBusy);
  map.on('dataloading', markBusy);
  map.on('styledata', markBusy);
  map.on('idle', () => {
    // Before the first overlays, which wait for the fonts of their labels, an empty map rests.
    if (hasOverlays()) mark('idle');
  });
}

/** A tile that cannot be had is let be: coarser ones stand in for it, and the atlas lies under every other layer. */
function ignoreTileErrors(map: MapLibreMap): void {
  map.on('error', (event) => {
    if (!('sourceId' in event)) logWarning(`the map: ${event.error.message}`);
  });
}

function watchContext(map: MapLibreMap, listener: MapControllerOptions['listener']): void {
  map.on('webglcontextlost', () => listener.onUnavailable('context-lost'));
  map.on('webglcontextrestored', () => listener.onRestored());
}
