import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import { focusInCopy, type PictureFrame } from '@cae-map/expedition/places/picture-frame';
import type { MapImage } from '../../../map/overlays/map-overlay.ts';
import type { ColorScheme } from '../../../map/style/tokens.ts';

/** Width and height of a thumbnail on the map in CSS pixels, with its frame. */
export const thumbnailSize = 40;
const frameWidth = 2.5;
const cornerRadius = 6;

const colours: Readonly<Record<ColorScheme, { readonly frame: string; readonly empty: string }>> = {
  light: { frame: '#fffaf0', empty: '#b9a98c' },
  dark: { frame: '#e8e2d2', empty: '#4a4f73' },
};

/** Creates the thumbnail of an image for the map: a square around its focus point in a frame, or an empty frame if it cannot be loaded. */
export function thumbnailImage(
  image: Pick<ImageRecord, 'thumb' | 'thumbnail' | 'url' | keyof PictureFrame>,
  colorScheme: ColorScheme,
): MapImage {
  const { thumb, thumbnail, url } = image;
  const focus = focusInCopy(image) ?? { x: 0.5, y: 0.5 };
  const pictureUrl = thumb ?? thumbnail ?? url;
  const { frame, empty } = colours[colorScheme];
  return {
    width: thumbnailSize,
    height: thumbnailSize,
    ...(pictureUrl === null ? {} : { pictureUrl }),
    draw(context, picture) {
      const inner = thumbnailSize - 2 * frameWidth;
      context.fillStyle = frame;
      context.beginPath();
      context.roundRect(0, 0, thumbnailSize, thumbnailSize, cornerRadius);
      context.fill();
      context.beginPath();
      context.roundRect(frameWidth, frameWidth, inner, inner, cornerRadius - frameWidth);
      context.clip();
      context.fillStyle = empty;
      context.fillRect(frameWidth, frameWidth, inner, inner);
      if (picture === null) return;
      const side = Math.min(picture.naturalWidth, picture.naturalHeight);
      const left = (picture.naturalWidth - side) * focus.x;
      const top = (picture.naturalHeight - side) * focus.y;
      context.drawImage(picture, left, top, side, side, frameWidth, frameWidth, inner, inner);
    },
  };
}
