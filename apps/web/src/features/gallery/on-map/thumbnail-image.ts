import type { ImageRecord } from '@cae-map/contract/entities/images/image';
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

/** Creates the thumbnail of an image for the map: its central square in a frame, or an empty frame if it cannot be loaded. */
export function thumbnailImage(
  { thumb, thumbnail, url }: Pick<ImageRecord, 'thumb' | 'thumbnail' | 'url'>,
  colorScheme: ColorScheme,
): MapImage {
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
      const [left, top] = [(picture.naturalWidth - side) / 2, (picture.naturalHeight - side) / 2];
      context.drawImage(picture, left, top, side, side, frameWidth, frameWidth, inner, inner);
    },
  };
}
