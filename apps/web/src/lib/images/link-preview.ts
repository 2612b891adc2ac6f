import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import { focusInCopy } from '@cae-map/expedition/places/picture-frame';

/** The proportions of images for link previews, which the server crops around the centre of a picture. */
const previewAspect = 1200 / 630;

/** The largest copy of an uploaded picture, beside which the server stores its image for link previews. */
const uploadedCopy = /\/images\/[^/]+\/[^/]+-1600\.webp$/;

type PreviewedPicture = Pick<
  ImageRecord,
  'url' | 'width' | 'height' | 'focus_x' | 'focus_y' | 'rotation' | 'crop' | 'image_type' | 'is_illustration'
>;

/** The path of the image for link previews of a picture; null if it has none, or if its main point would be cut off there. */
export function linkPreviewPath(image: PreviewedPicture): string | null {
  const { url, image_type, is_illustration } = image;
  if (url === null || image_type === 'video') return null;
  const hasPreview = is_illustration || (uploadedCopy.test(url) && showsFocus(image));
  return hasPreview ? url.replace(/\.webp$/, '-preview.jpg') : null;
}

/** Whether the main point of a picture is in the part around its centre that has the proportions of a preview. */
function showsFocus(image: PreviewedPicture): boolean {
  const focus = focusInCopy(image);
  if (focus === null || image.width === null || image.height === null) return true;
  const aspect = image.width / image.height;
  const [shownWidth, shownHeight] = [
    Math.min(1, previewAspect / aspect),
    Math.min(1, aspect / previewAspect),
  ];
  return Math.abs(focus.x - 0.5) <= shownWidth / 2 && Math.abs(focus.y - 0.5) <= shownHeight / 2;
}
