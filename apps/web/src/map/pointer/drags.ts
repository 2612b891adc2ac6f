import type { Map as MapLibreMap, MapMouseEvent, MapTouchEvent } from 'maplibre-gl';
import type { MapInput, MapInputKind, MapInputResponse } from './map-input.ts';

/** MapLibre's events with a position. */
export type PointedEvent = MapMouseEvent | MapTouchEvent;

/** Handlers of {@link listenToDrags}. */
export interface DragListener {
  /** The start of a gesture with the main button or one finger; `captured` makes it a drag. */
  onPress(event: PointedEvent): MapInputResponse;
  /** The inputs `drag` and `drag-end` of a captured gesture. */
  onDrag(input: MapInput): void;
}

/** Converts an event of MapLibre; the feature is null. */
export function describeInput(kind: MapInputKind, { lngLat, point, originalEvent }: PointedEvent): MapInput {
  const { lat, lng } = lngLat.wrap();
  return {
    kind,
    position: { latitude: lat, longitude: lng },
    point: { x: point.x, y: point.y },
    feature: null,
    shiftKey: originalEvent.shiftKey,
  };
}

/** Reports presses, and the drags of those that are captured; while one is captured the map does not pan. */
export function listenToDrags(map: MapLibreMap, listener: DragListener): void {
  let last: MapInput | null = null;
  const start = (event: PointedEvent): void => {
    if (!isMainPointer(event)) return end();
    if (listener.onPress(event) !== 'captured') return;
    // Prevents panning; MapLibre's handlers of the gesture skip events whose default is prevented.
    event.preventDefault();
    last = describeInput('drag', event);
  };
  const move = (event: PointedEvent): void => {
    if (last === null) return;
    last = describeInput('drag', event);
    listener.onDrag(last);
  };
  const end = (): void => {
    if (last === null) return;
    const input = last;
    last = null;
    listener.onDrag({ ...input, kind: 'drag-end' });
  };
  map.on('mousedown', start);
  map.on('touchstart', start);
  map.on('mousemove', move);
  map.on('touchmove', move);
  map.on('mouseup', end);
  map.on('touchend', end);
  map.on('touchcancel', end);
  // The button may be released outside of the map.
  window.addEventListener('mouseup', end);
  map.once('remove', () => window.removeEventListener('mouseup', end));
}

/** Whether the event is of the main mouse button or of a single finger. */
function isMainPointer({ originalEvent }: PointedEvent): boolean {
  return 'touches' in originalEvent ? originalEvent.touches.length === 1 : originalEvent.button === 0;
}
