import {
  maxPicturePixels,
  maxPictureSide,
  photographBounds,
} from '@cae-map/contract/entities/images/upload-bounds';

/** How large a picture may be, which is checked before it is decoded. */
export interface PictureBounds {
  readonly pixels: number;
  /** In pixels. */
  readonly side: number;
  /** The most memory that its decoder may need, in bytes. */
  readonly decoderMemory: number;
}

/** Of the pictures of editors. */
export const editorsBounds: PictureBounds = {
  pixels: maxPicturePixels,
  side: maxPictureSide,
  decoderMemory: 600_000_000,
};

/** Of the photographs that visitors send, who need no account. */
export const visitorsBounds: PictureBounds = {
  pixels: photographBounds.pixels,
  side: maxPictureSide,
  decoderMemory: 300_000_000,
};
