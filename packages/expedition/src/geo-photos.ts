import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import type { PhotoZoomFilter } from '@cae-map/contract/enumerations';
import type { Expedition } from './expedition.ts';
import type { Position } from './route/geography.ts';
import { toPosition } from './route/route.ts';
import { isShown } from './places/images.ts';

/** An image with the position where it was taken. */
export interface GeoPhoto {
  readonly image: ImageRecord;
  readonly placeId: number;
  readonly position: Position;
  /** The zoom (256-pixel tiles) from which it is shown if each photograph has a zoom of its own. */
  readonly minzoom: number;
}

/** The zoom of 256-pixel tiles from which photographs are shown on the map. */
export const geoPhotosMinZoom = 1;

/** The zoom of 256-pixel tiles of a photograph without a zoom of its own. */
export const defaultPhotoZoom = 10;

/**
 * The images with a position and a file, in travel order of their places. Illustrations are not photographs of a position, and
 * posters of videos would be requested from the video host.
 */
export function geoPhotos(
  expedition: Expedition,
  { showAllPhotos }: { readonly showAllPhotos: boolean },
): readonly GeoPhoto[] {
  return expedition.places.flatMap(({ id }) =>
    expedition.getImages(id).flatMap((image) => {
      const position = toPosition(image);
      const isPhoto = !image.is_illustration && image.image_type !== 'video' && hasFile(image);
      if (position === null || !isPhoto || !isShown(image, showAllPhotos)) return [];
      return [{ image, placeId: id, position, minzoom: image.minzoom ?? defaultPhotoZoom }];
    }),
  );
}

function hasFile({ thumb, thumbnail, url }: ImageRecord): boolean {
  return (thumb ?? thumbnail ?? url) !== null;
}

/**
 * The photographs that are shown at a zoom (256-pixel tiles): `globalonly` applies only the zoom of all photographs,
 * `perphoto` also the zoom of each.
 */
export function geoPhotosAtZoom(
  photos: readonly GeoPhoto[],
  zoom: number,
  filter: PhotoZoomFilter,
): readonly GeoPhoto[] {
  if (zoom < geoPhotosMinZoom) return [];
  return filter === 'globalonly' ? photos : photos.filter(({ minzoom }) => zoom >= minzoom);
}
