import type { ImageRecord } from '@cae-map/contract/entities/image';
import type { PlaceView } from '@cae-map/expedition/place-view';
import { phoneQuery, sidewaysQuery } from '../browser/use-media-query.ts';

/** Address of the whole picture, else of the largest size that there is; null for a record without a file. */
export function pictureUrl({ url, thumbnail, thumb }: ImageRecord): string | null {
  return url ?? thumbnail ?? thumb;
}

/** Every picture of a place that has a file, in the order of the groups. A video is no picture, whatever its poster. */
export function picturesWithFile(view: PlaceView): ImageRecord[] {
  return view.imageGroups
    .flatMap((group) => group.images)
    .filter((image) => image.image_type !== 'video' && pictureUrl(image) !== null);
}

/** The picture at the head of the pane: the first that there is. */
export function leadPicture(view: PlaceView): ImageRecord | null {
  return picturesWithFile(view)[0] ?? null;
}

/** Path of the picture for link previews, 1200 x 630 pixels; drawn beside each first illustration of a place. */
export function previewPicture(view: PlaceView): string | null {
  const drawn = picturesWithFile(view).find((image) => image.is_illustration);
  return drawn?.url?.replace(/\.webp$/, '-preview.jpg') ?? null;
}

/** Widths of the sizes of a picture in pixels. */
const widths = { thumb: 320, thumbnail: 800, url: 1600 } as const;

/** The sizes of a picture for the browser to choose from. */
export function sourceSet({ thumb, thumbnail, url }: ImageRecord): string {
  const sizes: readonly (readonly [string | null, number])[] = [
    [thumb, widths.thumb],
    [thumbnail, widths.thumbnail],
    [url, widths.url],
  ];
  return sizes
    .flatMap(([address, width]) => (address === null ? [] : [`${listedAddress(address)} ${width}w`]))
    .join(', ');
}

/**
 * How wide a picture across the sheet is: as the screen on an upright phone, else as the sheet, which is wider where two
 * languages stand side by side. The widths are those of `--panel-width`.
 */
export function sheetPictureSizes(readsBoth: boolean): string {
  const wide = readsBoth ? '(min-width: 1200px) 720px, ' : '';
  return `${sidewaysQuery} 400px, ${phoneQuery} 100vw, ${wide}428px`;
}

/** Spaces and commas part the entries of a list of sources, and names of files have both. */
function listedAddress(address: string): string {
  return address.replaceAll(' ', '%20').replaceAll(',', '%2C');
}
