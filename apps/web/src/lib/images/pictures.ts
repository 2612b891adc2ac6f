import type { ImageRecord } from '@cae-map/contract/entities/image';
import type { PlaceView } from '@cae-map/expedition/place-view';
import { phoneQuery, sidewaysQuery } from '../browser/use-media-query.ts';

/** The URL of the full image, else of the largest available size; null for a record without a file. */
export function pictureUrl({ url, thumbnail, thumb }: ImageRecord): string | null {
  return url ?? thumbnail ?? thumb;
}

/** The pictures of a place that have a file, without videos, in the order of the groups. */
export function picturesWithFile(view: PlaceView): ImageRecord[] {
  return view.imageGroups
    .flatMap((group) => group.images)
    .filter((image) => image.image_type !== 'video' && pictureUrl(image) !== null);
}

/** The first picture of a place, which is shown at the top of the pane; null without pictures. */
export function leadPicture(view: PlaceView): ImageRecord | null {
  return picturesWithFile(view)[0] ?? null;
}

/** The path of the image for link previews, 1200 x 630 pixels, which is generated for the first illustration of a place. */
export function previewPicture(view: PlaceView): string | null {
  const drawn = picturesWithFile(view).find((image) => image.is_illustration);
  return drawn?.url?.replace(/\.webp$/, '-preview.jpg') ?? null;
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
