/** A point in CSS pixels from the upper left corner of the map. */
export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

/** A rectangle in CSS pixels, relative to the upper left corner of the map. */
export interface MapRectangle extends ScreenPoint {
  readonly width: number;
  readonly height: number;
}
