import type { Map as MapLibreMap, MapGeoJSONFeature, MapMouseEvent, PointLike } from 'maplibre-gl';
import type { MapFeature, MapFeatureClick, MapOverlay } from '../overlays/map-overlay.ts';

/** What is told about the pointer on the map. */
export interface PointerListener {
  onFeatureClick(click: MapFeatureClick): void;
  /** Null when the pointer leaves the feature. */
  onFeatureHover(feature: MapFeature | null, point: { readonly x: number; readonly y: number }): void;
}

/** How far beside a feature a click still means it, in CSS pixels: a fingertip is broader than a mouse's arrow. */
const reach = { fine: 4, coarse: 14 };

/** Tells the listener about clicks on the features of the interactive layers, and about the pointer over them. */
export function watchPointer(
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
    const feature = featureAt(map, overlays(), event);
    if (feature) listener.onFeatureClick({ ...feature, shiftKey: event.originalEvent.shiftKey });
  });
  map.on('mousemove', (event) => {
    if (map.isMoving() || isTouch()) return;
    const feature = featureAt(map, overlays(), event);
    const key = feature ? JSON.stringify([feature.layerId, feature.properties]) : null;
    if (key === hovered) return;
    hovered = key;
    map.getCanvas().style.cursor = feature ? 'pointer' : '';
    listener.onFeatureHover(feature, event.point);
  });
  map.on('mouseout', (event) => leave(event.point));
  // What was under the pointer moves away from under it.
  map.on('movestart', () => leave({ x: 0, y: 0 }));
}

/** Whether a finger touched last: browsers follow a tap with movements of a mouse that is not there. */
function watchTouch(element: HTMLElement): () => boolean {
  let isTouch = false;
  const note = ({ pointerType }: PointerEvent): void => {
    isTouch = pointerType === 'touch';
  };
  element.addEventListener('pointerdown', note);
  element.addEventListener('pointermove', note);
  return () => isTouch;
}

function featureAt(
  map: MapLibreMap,
  overlays: readonly MapOverlay[],
  event: MapMouseEvent,
): MapFeature | null {
  const owners = interactiveLayers(overlays).filter(([layerId]) => map.getLayer(layerId));
  if (owners.length === 0) return null;
  const isCoarse = globalThis.matchMedia('(pointer: coarse)').matches;
  const box = boxAround(event, isCoarse ? reach.coarse : reach.fine);
  const layers = owners.map(([layerId]) => layerId);
  const found = map.queryRenderedFeatures(event.point, { layers })[0] ?? nearest(map, event, box, layers);
  const overlayId = owners.find(([layerId]) => layerId === found?.layer.id)?.[1];
  return found && overlayId !== undefined
    ? { overlayId, layerId: found.layer.id, properties: found.properties }
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

function nearest(
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
