import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import type { PlaceView } from '@cae-map/expedition/place-view';
import { focusInCopy } from '@cae-map/expedition/places/picture-frame';
import { getTitle } from '@cae-map/expedition/texts/titles';
import { phoneQuery, sidewaysQuery } from '../browser/media-queries.ts';
import type { Catalogue } from '../language/catalogue-ru.ts';
import type { PreviewImage } from '../page/page-head.ts';

/** The URL of the full image, else of the largest available size; null for a record without a file. */
export function pictureUrl({ url, thumbnail, thumb }: ImageRecord): string | null {
  return url ?? thumbnail ?? thumb;
}

/** The images of a place, in the order of the groups. */
export function imagesOf(view: PlaceView): ImageRecord[] {
  return view.imageGroups.flatMap((group) => group.images);
}

/** The pictures of a place that have a file, without videos, in the order of the groups. */
export function picturesWithFile(view: PlaceView): ImageRecord[] {
  return imagesOf(view).filter((image) => image.image_type !== 'video' && pictureUrl(image) !== null);
}

/** The first picture of a place, which is shown at the top of the pane; null without pictures. */
export function leadPicture(view: PlaceView): ImageRecord | null {
  return picturesWithFile(view)[0] ?? null;
}

interface PreviewOptions {
  readonly language: ContentLanguage;
  readonly messages: Catalogue;
}

/** The picture for the card of a page: the first one with a file of the product, which a card can show; null without any. */
export function previewImage(
  images: readonly ImageRecord[],
  { language, messages }: PreviewOptions,
): PreviewImage | null {
  for (const image of images) {
    const path = cardFile(image);
    if (path === null) continue;
    const title = getTitle(image, language);
    const note = image.is_illustration ? messages.images.illustrationMark : '';
    return {
      path,
      alt: note === '' ? title : `${title}. ${note}`,
      isWhole: image.image_type === 'painting' && !image.is_illustration,
      focus: focusInCopy(image),
      note,
    };
  }
  return null;
}

/** The smallest file of a picture that is as wide as a card shows it; null for videos and for files of other sites. */
function cardFile({ image_type: type, thumbnail, url }: ImageRecord): string | null {
  const file = thumbnail ?? url;
  return type !== 'video' && file?.startsWith('/media/') === true ? file : null;
}

/** The widths of the image files in pixels. */
const widths = { thumb: 320, thumbnail: 800, url: 1600 } as const;

/** The `srcset` of a picture. */
export function sourceSet({ thumb, thumbnail, url }: ImageRecord): string {
  const sizes: readonly (readonly [string | null, number])[] = [
    [thumb, widths.thumb],
    [thumbnail, widths.thumbnail],
    [url, widths.url],
  ];
  return sizes
    .flatMap(([url, width]) => (url === null ? [] : [`${escapeSourceUrl(url)} ${width}w`]))
    .join(', ');
}

/**
 * The `sizes` of a picture with the width of the sheet: the screen width on phones in portrait orientation, else
 * `--panel-width`, which is larger if both languages are shown.
 */
export function sheetPictureSizes(readsBoth: boolean): string {
  const wide = readsBoth ? '(min-width: 1200px) 720px, ' : '';
  return `${sidewaysQuery} 400px, ${phoneQuery} 100vw, ${wide}428px`;
}

/** Escapes spaces and commas, which are separators in `srcset`. */
function escapeSourceUrl(url: string): string {
  return url.replaceAll(' ', '%20').replaceAll(',', '%2C');
}
