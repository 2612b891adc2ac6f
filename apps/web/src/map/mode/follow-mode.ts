import type { Map as MapLibreMap } from 'maplibre-gl';
import type { MapInput } from '../pointer/map-input.ts';
import { mapModeStore, readMapMode } from './map-mode.ts';

/**
 * Adapts the map to its mode. Outside of `browse` the canvas has the attribute `data-mode`, a double click does not zoom, and Enter on the
 * map is reported as a click at the centre of the free area, so that points can be placed by keyboard.
 */
export function followMapMode(map: MapLibreMap, onInput: (input: MapInput) => unknown): void {
  const canvas = map.getCanvas();
  const update = (): void => {
    const mode = readMapMode();
    canvas.dataset.mode = mode;
    if (mode === 'browse') map.doubleClickZoom.enable();
    else map.doubleClickZoom.disable();
  };
  update();
  const unsubscribe = mapModeStore.subscribe(update);
  canvas.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.repeat || readMapMode() === 'browse') return;
    event.preventDefault();
    onInput(describeCentre(map, event.shiftKey));
  });
  map.once('remove', unsubscribe);
}

/** The input of a click at the centre of the free area. */
function describeCentre(map: MapLibreMap, shiftKey: boolean): MapInput {
  const centre = map.getCenter();
  const { x, y } = map.project(centre);
  const { lat, lng } = centre.wrap();
  return {
    kind: 'click',
    position: { latitude: lat, longitude: lng },
    point: { x, y },
    feature: null,
    shiftKey,
  };
}
