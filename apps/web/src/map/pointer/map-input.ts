import type { MapPosition } from '../camera/camera.ts';
import type { ScreenPoint } from '../camera/screen-geometry.ts';
import type { MapFeature } from '../overlays/map-overlay.ts';

/**
 * The kinds of input on the map. `press` is the start of a gesture: the button or the finger goes down. If the receiver captures it, the
 * map does not pan, and `drag` and `drag-end` follow. `click` is a press that ended in the same place, or Enter at the centre of the map.
 */
export type MapInputKind = 'click' | 'press' | 'drag' | 'drag-end';

/** An input by mouse, finger or keyboard at a point of the map, whether or not a feature is there. */
export interface MapInput {
  readonly kind: MapInputKind;
  /** WGS84 degrees; the longitude is within -180 to 180. */
  readonly position: MapPosition;
  /** CSS pixels from the upper left corner of the map. */
  readonly point: ScreenPoint;
  /** The topmost feature of an interactive layer at the point; always null for `drag` and `drag-end`. */
  readonly feature: MapFeature | null;
  readonly shiftKey: boolean;
}

/** The response to an input; only `captured` in response to a `press` has an effect. */
export type MapInputResponse = 'captured' | undefined;
