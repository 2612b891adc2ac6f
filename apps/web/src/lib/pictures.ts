import type { ImageRecord } from '@cae-map/contract/entities/image';
import type { PlaceView } from '@cae-map/expedition/place-view';

/** Every picture of a place that has a file, in the order of the groups. */
export function picturesWithFile(view: PlaceView): ImageRecord[] {
  return view.imageGroups.flatMap((group) => group.images).filter((image) => image.thumbnail !== null);
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

/** The sizes of a picture for the browser to choose from. */
export function sourceSet({ thumb, thumbnail, url }: ImageRecord): string {
  const sizes: [string | null, number][] = [
    [thumb, 320],
    [thumbnail, 800],
    [url, 1600],
  ];
  return sizes.flatMap(([address, width]) => (address === null ? [] : [`${address} ${width}w`])).join(', ');
}
