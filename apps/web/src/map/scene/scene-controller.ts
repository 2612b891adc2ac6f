import type { CameraPose } from '@cae-map/expedition/camera/camera-pose';
import { Map as MapLibreMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { reducesMotion } from '../../lib/browser/reduces-motion.ts';
import { logWarning } from '../../lib/log.ts';
import { applyChanges } from '../overlays/apply-changes.ts';
import { resolveImages } from '../overlays/map-images.ts';
import type { MapOverlay } from '../overlays/map-overlay.ts';
import { flattenOverlays, nothingApplied, overlayChanges } from '../overlays/overlay-changes.ts';
import { createPinMarker } from '../overlays/pin-marker.ts';
import { listenToPointer } from '../pointer/pointer.ts';
import { readPose, stepPose, toMapLibrePose } from './scene-camera.ts';
import { controlGround } from './scene-ground.ts';
import { globeZooms, sceneSky } from './scene-overlay.ts';
import type { Scene, SceneListener, SceneStep } from './scene.ts';

/** Options of {@link createScene}. */
export interface SceneOptions {
  readonly container: HTMLElement;
  readonly label: string;
  readonly pose: CameraPose;
  readonly listener: SceneListener;
}

/** The length of a flight and of a step by a button, in milliseconds. */
const flightMilliseconds = 2400;
const stepMilliseconds = 350;

setWorkerUrl(workerUrl);

/** Creates a scene in a container. Calls `onUnavailable` and returns null if the browser has no WebGL 2. */
export function createScene({ container, label, pose, listener }: SceneOptions): Scene | null {
  const map = createMap(container, label, pose);
  if (map === null) {
    listener.onUnavailable('no-webgl');
    return null;
  }
  const marker = createPinMarker(map);
  const showPin = (): void => marker.show(overlays.find(({ pin }) => pin)?.pin ?? null);
  const ground = controlGround(map, (state) => listener.onGround(state));
  let overlays: readonly MapOverlay[] = [];
  let applied = nothingApplied;
  /** The camera at the end of a step, so that quick presses add up. */
  let target: CameraPose | null = null;
  /** Whether the camera is at its start; moving it there is not reported. */
  let isStarted = false;
  const scene: Scene = {
    pose: () => readPose(map),
    jumpTo(next) {
      map.jumpTo(toMapLibrePose(next, map.getCanvas().clientHeight));
    },
    flyTo(next) {
      const end = toMapLibrePose(next, map.getCanvas().clientHeight);
      if (reducesMotion()) map.easeTo({ ...end, duration: 0 });
      else map.flyTo({ ...end, duration: flightMilliseconds });
    },
    step(step: SceneStep) {
      target = stepPose(target ?? readPose(map), step);
      const duration = reducesMotion() ? 0 : stepMilliseconds;
      map.easeTo({ ...toMapLibrePose(target, map.getCanvas().clientHeight), duration });
    },
    setOverlays(next) {
      overlays = next;
      showPin();
      const wanted = flattenOverlays(next);
      applyChanges(map, overlayChanges(applied, wanted));
      applied = wanted;
    },
    setLight(light) {
      map.setSky(sceneSky(light));
    },
    setTerrain: (terrain) => ground.set(terrain),
    setPadding(padding) {
      const pose = toMapLibrePose(target ?? readPose(map), map.getCanvas().clientHeight);
      // The panels have moved and not the camera, so that nothing is reported.
      isStarted = false;
      map.jumpTo({ ...pose, padding });
      isStarted = true;
    },
    setLabel: (next) => map.getCanvas().setAttribute('aria-label', next),
    focus: () => map.getCanvas().focus(),
    destroy: () => map.remove(),
  };
  resolveImages(map, () => overlays);
  listenToPointer(map, () => overlays, listener);
  map.on('webglcontextlost', () => listener.onUnavailable('context-lost'));
  map.on('webglcontextrestored', () => listener.onRestored());
  map.on('error', (event) => {
    if (!('sourceId' in event)) logWarning(`the 3D map: ${event.error.message}`);
  });
  map.on('movestart', ({ originalEvent }: { readonly originalEvent?: unknown }) => {
    if (originalEvent !== undefined) listener.onMovedByHand();
  });
  map.on('moveend', () => {
    target = null;
    if (!isStarted || map.isMoving()) return;
    listener.onRest(readPose(map));
  });
  // The ground under the pin rises when its heights have loaded.
  map.on('idle', showPin);
  reportIdleState(map, container, () => applied.layers.length > 0);
  map.once('style.load', () => {
    map.setProjection({
      type: [
        'interpolate',
        ['linear'],
        ['zoom'],
        globeZooms.round,
        'vertical-perspective',
        globeZooms.flat,
        'mercator',
      ],
    });
    map.jumpTo(toMapLibrePose(pose, map.getCanvas().clientHeight));
    isStarted = true;
    listener.onReady(scene);
  });
  return scene;
}

function createMap(container: HTMLElement, label: string, pose: CameraPose): MapLibreMap | null {
  const fadeMilliseconds = reducesMotion() ? 0 : 200;
  try {
    return new MapLibreMap({
      container,
      style: { version: 8, sources: {}, layers: [], transition: { duration: fadeMilliseconds, delay: 0 } },
      ...toMapLibrePose(pose, container.clientHeight || 1),
      // The altitude of the camera's centre is part of the URL, so the ground must not move it.
      centerClampedToGround: false,
      maxPitch: 90,
      attributionControl: false,
      fadeDuration: fadeMilliseconds,
      locale: { 'Map.Title': label },
    });
  } catch {
    return null;
  }
}

/** Sets `data-map` of the container to `idle` when everything is drawn, else to `busy`; tests read it. */
function reportIdleState(map: MapLibreMap, container: HTMLElement, hasOverlays: () => boolean): void {
  const mark = (state: 'busy' | 'idle'): void => {
    if (container.dataset.map !== state) container.dataset.map = state;
  };
  const markBusy = (): void => mark('busy');
  markBusy();
  map.on('movestart', markBusy);
  map.on('dataloading', markBusy);
  map.on('styledata', markBusy);
  map.on('idle', () => {
    if (hasOverlays()) mark('idle');
  });
}
