import type { MapPadding } from '../../../map/camera/padding.ts';
import type { MapRectangle, ScreenPoint } from '../../../map/camera/screen-geometry.ts';

/** The placement of a pointer at the edge of an area. */
export interface PointerPlacement extends ScreenPoint {
  /** The position along the width and the height of the area, 0 to 1. */
  readonly shareX: number;
  readonly shareY: number;
  /** The direction of the target in degrees, clockwise from the right. */
  readonly angle: number;
}

/** A pointer needs at least this area, in CSS pixels. */
const smallest = { width: 140, height: 52 };

/**
 * Places a pointer where the line from the centre of an area to a target leaves the area.
 * @param insets the distances of the pointer from the edges of the area
 * @returns null if the target is in the area, or the area is too small
 */
export function placePointer(
  target: ScreenPoint,
  area: MapRectangle,
  insets: MapPadding,
): PointerPlacement | null {
  const isInside =
    target.x >= area.x &&
    target.x <= area.x + area.width &&
    target.y >= area.y &&
    target.y <= area.y + area.height;
  const width = area.width - insets.left - insets.right;
  const height = area.height - insets.top - insets.bottom;
  if (isInside || width < smallest.width || height < smallest.height) return null;
  const centre = { x: area.x + insets.left + width / 2, y: area.y + insets.top + height / 2 };
  const [dx, dy] = [target.x - centre.x, target.y - centre.y];
  // The first edge that the line reaches.
  const scale = Math.min(1, width / 2 / Math.abs(dx), height / 2 / Math.abs(dy));
  const [x, y] = [centre.x + dx * scale, centre.y + dy * scale];
  return {
    x,
    y,
    shareX: (x - centre.x) / width + 0.5,
    shareY: (y - centre.y) / height + 0.5,
    angle: (Math.atan2(dy, dx) * 180) / Math.PI,
  };
}
