import type { Map as MapLibreMap, MapGeoJSONFeature, MapMouseEvent, PointLike } from 'maplibre-gl';
import type { MapFeature, MapFeatureClick, MapOverlay } from '../overlays/map-overlay.ts';

/** Handlers of pointer events on the features of interactive layers. */
export interface PointerListener {
  onFeatureClick(click: MapFeatureClick): void;
  /** Null when the pointer leaves the feature. */
  onFeatureHover(feature: MapFeature | null, point: { readonly x: number; readonly y: number }): void;
}

/** The hit tolerance around a feature in CSS pixels, for mouse and touch. */
const hitTolerance = { fine: 4, coarse: 14 };

/** Calls the listener for clicks on features of interactive layers, and when the pointer enters or leaves one. */
export function listenToPointer(
  map: MapLibreMap,
  overlays: () => readonly MapOverlay[],
  listener: PointerListener,
): void {
  let hovered: string | null = null;
  const isTouch = watchTouch(map.getCanvas());
  const leave = (point: { readonly x: number; readonly y: number }): void => {
    if (hovered === null) return;
    hovered = null;
    map.getCanvas().style.cursor = '';
    listener.onFeatureHover(null, point);
  };
  map.on('click', (event) => {
    const feature = findFeature(map, overlays(), event);
    if (feature) listener.onFeatureClick({ ...feature, shiftKey: event.originalEvent.shiftKey });
  });
  map.on('mousemove', (event) => {
    if (map.isMoving() || isTouch()) return;
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
  event: MapMouseEvent,
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

function boxAround({ point: { x, y } }: MapMouseEvent, distance: number): [PointLike, PointLike] {
  return [
    [x - distance, y - distance],
    [x + distance, y + distance],
  ];
}

function findNearest(
  map: MapLibreMap,
  { point }: MapMouseEvent,
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
