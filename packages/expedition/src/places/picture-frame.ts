import type { ImageRecord, PictureCrop } from '@cae-map/contract/entities/images/image';

/** A point of a picture, in fractions of its width from the left and of its height from the top. */
export interface PicturePoint {
  readonly x: number;
  readonly y: number;
}

/** The stored rotation, crop and focus point of a picture. */
export type PictureFrame = Pick<ImageRecord, 'focus_x' | 'focus_y' | 'rotation' | 'crop'>;

/** The whole picture as a crop. */
export const wholePicture: PictureCrop = { left: 0, top: 0, width: 1, height: 1 };

/** A point of a picture after the picture was turned. @param degrees clockwise, a multiple of 90 */
export function turnPoint({ x, y }: PicturePoint, degrees: number): PicturePoint {
  switch (toQuarters(degrees)) {
    case 1:
      return { x: 1 - y, y: x };
    case 2:
      return { x: 1 - x, y: 1 - y };
    case 3:
      return { x: y, y: 1 - x };
    default:
      return { x, y };
  }
}

/** A part of a picture after the picture was turned. @param degrees clockwise, a multiple of 90 */
export function turnCrop({ left, top, width, height }: PictureCrop, degrees: number): PictureCrop {
  const one = turnPoint({ x: left, y: top }, degrees);
  const other = turnPoint({ x: left + width, y: top + height }, degrees);
  const isOnSide = toQuarters(degrees) % 2 === 1;
  return {
    left: Math.max(0, Math.min(one.x, other.x)),
    top: Math.max(0, Math.min(one.y, other.y)),
    width: isOnSide ? height : width,
    height: isOnSide ? width : height,
  };
}

/** Quarters of a turn clockwise, from 0 to 3. */
function toQuarters(degrees: number): number {
  return (((degrees / 90) % 4) + 4) % 4;
}

/**
 * The focus point within the published copies of a picture, which are cropped and turned: fractions from the left and from the top. A point
 * outside of the crop is moved to its edge.
 * @returns null for a picture without a focus point
 */
export function focusInCopy({ focus_x: x, focus_y: y, rotation, crop }: PictureFrame): PicturePoint | null {
  if (x === null || y === null) return null;
  const { left, top, width, height } = crop ?? wholePicture;
  return turnPoint({ x: toFraction((x - left) / width), y: toFraction((y - top) / height) }, rotation);
}

/** The point of the uploaded picture that a point of its published copies shows. */
export function pointOfOriginal(
  point: PicturePoint,
  { rotation, crop }: Pick<PictureFrame, 'rotation' | 'crop'>,
): PicturePoint {
  const { x, y } = turnPoint(point, -rotation);
  const { left, top, width, height } = crop ?? wholePicture;
  return { x: left + x * width, y: top + y * height };
}

function toFraction(value: number): number {
  return Math.min(1, Math.max(0, value));
}
