import type { Map as MapLibreMap } from 'maplibre-gl';
import { fromMapLibreZoom, toMapLibreZoom } from '../camera/zoom.ts';

/** The relevant properties of a DOM wheel event. */
export interface WheelInput {
  /** Positive values zoom out. */
  readonly deltaY: number;
  /** The unit of `deltaY`: 0 pixels, 1 lines, 2 pages. */
  readonly deltaMode: number;
  /** Set by the control key and by pinch gestures on a touch pad. */
  readonly ctrlKey: boolean;
  /** In milliseconds. */
  readonly timeStamp: number;
}

/** The state of a series of wheel inputs: the target zoom (256-pixel tiles) and the distance in the current time window. */
export interface WheelTarget {
  readonly zoom: number;
  /** Distance in pixels since `windowStart`. */
  readonly distance: number;
  /** In milliseconds. */
  readonly windowStart: number;
  /** The time of the last input in milliseconds. */
  readonly lastInput: number;
}

const sensitivity = 1;
/** Zoom levels per pixel. */
const levelsPerPixel = 0.003;
/** The maximum distance in pixels per time window, so that a fast wheel does not skip many levels. */
const maxDistance = 300;
const windowMilliseconds = 100;
/** The pause after which a series ends; also the duration of the animation. */
const seriesMilliseconds = 200;
const pixelsPerUnit = [1, 20, 600] as const;
/** Inputs with the same ease id continue one movement, without moveend and movestart events between them. */
const easeId = 'wheel';
/** Pinch gestures have much smaller deltas than the wheel. */
const pinchFactor = 8;

/** Returns the state after an input. A new series starts at the current zoom of the map. */
export function applyWheelInput(
  target: WheelTarget | null,
  input: WheelInput,
  currentZoom: number,
  limits: { readonly min: number; readonly max: number },
): WheelTarget {
  const isNewSeries = !target || input.timeStamp - target.lastInput > seriesMilliseconds;
  const isNewWindow = isNewSeries || input.timeStamp - target.windowStart > windowMilliseconds;
  const before = isNewWindow ? 0 : target.distance;
  const unit = pixelsPerUnit[input.deltaMode] ?? 1;
  const pixels = -input.deltaY * unit * (input.ctrlKey ? pinchFactor : 1);
  const distance = Math.max(-maxDistance, Math.min(maxDistance, before + pixels));
  const zoom = (isNewSeries ? currentZoom : target.zoom) + (distance - before) * levelsPerPixel * sensitivity;
  return {
    zoom: Math.max(limits.min, Math.min(limits.max, zoom)),
    distance,
    windowStart: isNewWindow ? input.timeStamp : target.windowStart,
    lastInput: input.timeStamp,
  };
}

/** Replaces MapLibre's wheel zoom with an animated zoom around the pointer. */
export function enableSmoothWheelZoom(
  map: MapLibreMap,
  limits: { readonly min: number; readonly max: number },
  reducesMotion: () => boolean,
): void {
  let target: WheelTarget | null = null;
  map.scrollZoom.disable();
  const container = map.getCanvasContainer();
  const onWheel = (event: WheelEvent): void => {
    event.preventDefault();
    target = applyWheelInput(target, event, fromMapLibreZoom(map.getZoom()), limits);
    const { left, top } = container.getBoundingClientRect();
    const around = map.unproject([event.clientX - left, event.clientY - top]);
    const duration = reducesMotion() ? 0 : seriesMilliseconds;
    const zoom = toMapLibreZoom(target.zoom);
    map.easeTo({ zoom, around, duration, easing: easeOut, easeId });
  };
  container.addEventListener('wheel', onWheel, { passive: false });
  map.once('remove', () => container.removeEventListener('wheel', onWheel));
}

function easeOut(progress: number): number {
  return 1 - (1 - progress) ** 3;
}
