import type { Map as MapLibreMap } from 'maplibre-gl';
import { fromMapLibreZoom, toMapLibreZoom } from '../camera/zoom.ts';

/** What one wheel event says, with the numbers of the DOM. */
export interface WheelTurn {
  /** Positive towards the reader, which moves the ground away. */
  readonly deltaY: number;
  /** The unit of `deltaY`: 0 pixels, 1 lines, 2 pages. */
  readonly deltaMode: number;
  /** Set while the control key is held, and by the pinch of a touch pad. */
  readonly ctrlKey: boolean;
  /** When it happened, in milliseconds. */
  readonly timeStamp: number;
}

/** Where a series of turns leads: the wanted zoom (256-pixel tiles), and what was turned in the present buffer. */
export interface WheelGoal {
  readonly zoom: number;
  /** Pixels turned since `since`. */
  readonly turned: number;
  readonly since: number;
  readonly last: number;
}

const sensitivity = 1;
/** Zoom levels for a pixel of the wheel. */
const factor = 0.003;
/** The most pixels that count within a buffer: a flung wheel must not leap over ten levels. */
const maxDelta = 300;
const bufferMilliseconds = 100;
/** A series of turns is over after so long a pause, and a movement runs on for as long after the last turn. */
const endMilliseconds = 200;
const pixelsOfUnit = [1, 20, 600] as const;
/** By this MapLibre knows a turn as going on with the movement of the one before: no movement ends and begins between. */
const movementId = 'wheel';
/** A pinch comes in far smaller steps than a turn of the wheel. */
const pinchFactor = 8;

/** The goal after one more turn; a new series begins at the zoom that the map shows. */
export function turnWheel(
  goal: WheelGoal | null,
  turn: WheelTurn,
  shownZoom: number,
  limits: { readonly min: number; readonly max: number },
): WheelGoal {
  const isNewSeries = !goal || turn.timeStamp - goal.last > endMilliseconds;
  const isNewBuffer = isNewSeries || turn.timeStamp - goal.since > bufferMilliseconds;
  const before = isNewBuffer ? 0 : goal.turned;
  const unit = pixelsOfUnit[turn.deltaMode] ?? 1;
  const pixels = -turn.deltaY * unit * (turn.ctrlKey ? pinchFactor : 1);
  const turned = Math.max(-maxDelta, Math.min(maxDelta, before + pixels));
  const zoom = (isNewSeries ? shownZoom : goal.zoom) + (turned - before) * factor * sensitivity;
  return {
    zoom: Math.max(limits.min, Math.min(limits.max, zoom)),
    turned,
    since: isNewBuffer ? turn.timeStamp : goal.since,
    last: turn.timeStamp,
  };
}

/** Zooms smoothly about the pointer when the wheel is turned over the map, in place of the map's own wheel zoom. */
export function smoothWheelZoom(
  map: MapLibreMap,
  limits: { readonly min: number; readonly max: number },
  reducesMotion: () => boolean,
): void {
  let goal: WheelGoal | null = null;
  map.scrollZoom.disable();
  const container = map.getCanvasContainer();
  const onWheel = (event: WheelEvent): void => {
    event.preventDefault();
    goal = turnWheel(goal, event, fromMapLibreZoom(map.getZoom()), limits);
    const { left, top } = container.getBoundingClientRect();
    const around = map.unproject([event.clientX - left, event.clientY - top]);
    const duration = reducesMotion() ? 0 : endMilliseconds;
    const zoom = toMapLibreZoom(goal.zoom);
    map.easeTo({ zoom, around, duration, easing: slowingDown, easeId: movementId });
  };
  container.addEventListener('wheel', onWheel, { passive: false });
  map.once('remove', () => container.removeEventListener('wheel', onWheel));
}

function slowingDown(share: number): number {
  return 1 - (1 - share) ** 3;
}
