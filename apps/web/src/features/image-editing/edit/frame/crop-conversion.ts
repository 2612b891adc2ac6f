import { minCropSide, type PictureCrop } from '@cae-map/contract/entities/images/image';
import { turnCrop, wholePicture } from '@cae-map/expedition/places/picture-frame';
import type { PercentCrop } from 'react-image-crop';

/** A side of at least this fraction is the whole side, so that a rectangle drawn up to the edge is no crop. */
const wholeSide = 0.995;

/** The crop of a picture as the rectangle over the turned picture, in percent. */
export function toShownCrop(crop: PictureCrop | null, rotation: number): PercentCrop {
  const { left, top, width, height } = turnCrop(crop ?? wholePicture, rotation);
  return { unit: '%', x: left * 100, y: top * 100, width: width * 100, height: height * 100 };
}

/** The rectangle over the turned picture as the crop of the picture as it was uploaded; null for all of it. */
export function toStoredCrop({ x, y, width, height }: PercentCrop, rotation: number): PictureCrop | null {
  const horizontal = toSide(x / 100, width / 100);
  const vertical = toSide(y / 100, height / 100);
  if (horizontal.length >= wholeSide && vertical.length >= wholeSide) return null;
  const shown = {
    left: horizontal.start,
    top: vertical.start,
    width: horizontal.length,
    height: vertical.length,
  };
  const { left, top, ...size } = turnCrop(shown, -rotation);
  return { left: round(left), top: round(top), width: round(size.width), height: round(size.height) };
}

/** A side that is long enough and within the picture. */
function toSide(start: number, length: number): { readonly start: number; readonly length: number } {
  const long = round(Math.min(1, Math.max(minCropSide, length)));
  return { start: round(Math.min(1 - long, Math.max(0, start))), length: long };
}

/** To a hundredth of a percent: a pixel of the largest pictures is not much less. */
function round(fraction: number): number {
  return Math.round(fraction * 10_000) / 10_000;
}
