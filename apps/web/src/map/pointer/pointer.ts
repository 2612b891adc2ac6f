import type { Map as MapLibreMap, MapGeoJSONFeature, PointLike } from 'maplibre-gl';
import type { ScreenPoint } from '../camera/screen-geometry.ts';
import type { MapFeature, MapOverlay } from '../overlays/map-overlay.ts';
import { describeInput, listenToDrags, type PointedEvent } from './drags.ts';
import type { MapInput, MapInputResponse } from './map-input.ts';

/** Handlers of the input on the map. */
export interface PointerListener {
  /** Every click, press and drag, also where there is no feature; a `press` may be captured. */
  onInput(input: MapInput): MapInputResponse;
  /** Null when the pointer leaves the feature. */
  onFeatureHover(feature: MapFeature | null, point: ScreenPoint): void;
}

/** The hit tolerance around a feature in CSS pixels, for mouse and touch. */
const hitTolerance = { fine: 4, coarse: 14 };

/**
 * Reports clicks, presses and drags with their positions to the listener, and when the pointer enters or leaves a feature of an
 * interactive layer.
 * @param isBrowsing whether the pointer is for the features: they react to hovering, and presses, which nothing captures, are not reported
 */
export function listenToPointer(
  map: MapLibreMap,
  overlays: () => readonly MapOverlay[],
  listener: PointerListener,
  isBrowsing: () => boolean = () => true,
): void {
  const isTouch = watchTouch(map.getCanvas());
  listenToHover(map, overlays, listener, () => isBrowsing() && !isTouch());
  map.on('click', (event) => {
    // The second click of a double click is not a second point.
    if (!isBrowsing() && event.originalEvent.detail > 1) return;
    listener.onInput({ ...describeInput('click', event), feature: findFeature(map, overlays(), event) });
  });
  listenToDrags(map, {
    onPress: (event) =>
      isBrowsing()
        ? undefined
        : listener.onInput({
            ...describeInput('press', event),
            feature: findFeature(map, overlays(), event),
          }),
    onDrag: (input) => void listener.onInput(input),
  });
}

function listenToHover(
  map: MapLibreMap,
  overlays: () => readonly MapOverlay[],
  listener: PointerListener,
  hasHover: () => boolean,
): void {
  let hovered: string | null = null;
  const leave = (point: ScreenPoint): void => {
    if (hovered === null) return;
    hovered = null;
    map.getCanvas().style.cursor = '';
    listener.onFeatureHover(null, point);
  };
  map.on('mousemove', (event) => {
    if (map.isMoving()) return;
    if (!hasHover()) return leave(event.point);
    const feature = findFeature(map, overlays(), event);
    const key = feature ? JSON.stringify([feature.layerId, feature.properties]) : null;
    if (key === hovered) return;
    hovered = key;
    map.getCanvas().style.cursor = feature ? 'pointer' : '';
    listener.onFeatureHover(feature, event.point);
  });
  map.on('mouseout', (event) => leave(event.point));
  // The feature moves away from the pointer.
  map.on('movestart', () => leave({ x: 0, y: 0 }));
}

/** Whether the last pointer was a finger: after a tap, browsers fire emulated mouse events. */
function watchTouch(element: HTMLElement): () => boolean {
  let isTouch = false;
  const update = ({ pointerType }: PointerEvent): void => {
    isTouch = pointerType === 'touch';
  };
  element.addEventListener('pointerdown', update);
  element.addEventListener('pointermove', update);
  return () => isTouch;
}

function findFeature(
  map: MapLibreMap,
  overlays: readonly MapOverlay[],
  event: PointedEvent,
): MapFeature | null {
  const owners = interactiveLayers(overlays).filter(([layerId]) => map.getLayer(layerId));
  if (owners.length === 0) return null;
  const isCoarse = globalThis.matchMedia('(pointer: coarse)').matches;
  const box = boxAround(event, isCoarse ? hitTolerance.coarse : hitTolerance.fine);
  const layers = owners.map(([layerId]) => layerId);
  const hit = map.queryRenderedFeatures(event.point, { layers })[0] ?? findNearest(map, event, box, layers);
  const overlayId = owners.find(([layerId]) => layerId === hit?.layer.id)?.[1];
  return hit && overlayId !== undefined
    ? { overlayId, layerId: hit.layer.id, properties: hit.properties }
    : null;
}

function interactiveLayers(overlays: readonly MapOverlay[]): [layerId: string, overlayId: string][] {
  return overlays.flatMap(({ id, interactiveLayerIds }) =>
    interactiveLayerIds.map((layerId): [string, string] => [layerId, id]),
  );
}

function boxAround({ point: { x, y } }: PointedEvent, distance: number): [PointLike, PointLike] {
  return [
    [x - distance, y - distance],
    [x + distance, y + distance],
  ];
}

function findNearest(
  map: MapLibreMap,
  { point }: PointedEvent,
  box: [PointLike, PointLike],
  layers: string[],
): MapGeoJSONFeature | undefined {
  const distance = ({ geometry }: MapGeoJSONFeature): number => {
    if (geometry.type !== 'Point') return Number.POSITIVE_INFINITY;
    const [longitude = 0, latitude = 0] = geometry.coordinates;
    return map.project([longitude, latitude]).dist(point);
  };
  return map.queryRenderedFeatures(box, { layers }).sort((one, other) => distance(one) - distance(other))[0];
}
