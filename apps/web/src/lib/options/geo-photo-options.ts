import { photoZoomFilters, type PhotoZoomFilter } from '@cae-map/contract/enumerations';
import { defineOptions } from './define-options.ts';
import { enumOption } from './option-rules.ts';

interface GeoPhotoOptions {
  /** Whether photographs are on the map at every zoom, or each from its own zoom. */
  readonly zoomFilter: PhotoZoomFilter;
}

/** The options of the photographs on the map besides `showGeoPhotos`. */
export const geoPhotoOptions = defineOptions<GeoPhotoOptions>('geoPhotoOptions', {
  zoomFilter: enumOption(photoZoomFilters, 'globalonly'),
});
