import type { PictureCrop } from '@cae-map/contract/entities/images/image';
import { turnCrop } from '@cae-map/expedition/places/picture-frame';
import type { Region, Sharp } from 'sharp';

/** How the copies of a picture differ from it. */
export interface CopyFrame {
  /** Degrees clockwise: 0, 90, 180 or 270. */
  readonly rotation: number;
  /** The shown part of the picture as displayed, before it is turned; null for all of it. */
  readonly crop: PictureCrop | null;
}

export const wholeFrame: CopyFrame = { rotation: 0, crop: null };

/** Whether the copies are neither rotated nor cropped. */
export function isWholeFrame({ rotation, crop }: CopyFrame): boolean {
  return rotation === 0 && crop === null;
}

/** The pipeline of a picture that is upright by its metadata, then turned and cropped; only the header is read here. */
export async function framePicture(picture: Sharp, { rotation, crop }: CopyFrame): Promise<Sharp> {
  const turned = picture.autoOrient().rotate(rotation);
  if (crop === null) return turned;
  const { autoOrient } = await picture.metadata();
  const isOnSide = rotation % 180 !== 0;
  return turned.extract(
    toPixels(turnCrop(crop, rotation), {
      width: isOnSide ? autoOrient.height : autoOrient.width,
      height: isOnSide ? autoOrient.width : autoOrient.height,
    }),
  );
}

/** A part of a picture in pixels: at least one, and within the picture. */
function toPixels(
  part: PictureCrop,
  { width, height }: { readonly width: number; readonly height: number },
): Region {
  const left = Math.min(width - 1, Math.round(part.left * width));
  const top = Math.min(height - 1, Math.round(part.top * height));
  return {
    left,
    top,
    width: Math.max(1, Math.min(width, Math.round((part.left + part.width) * width)) - left),
    height: Math.max(1, Math.min(height, Math.round((part.top + part.height) * height)) - top),
  };
}
