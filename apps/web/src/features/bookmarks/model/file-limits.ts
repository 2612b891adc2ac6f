import { geoFileLimits, type GeoFileLimits } from '@cae-map/geo-files/limits';

/** The limits of a file of bookmarks. A KMZ archive may be larger, because only its document is unpacked. */
export const bookmarkFileLimits: GeoFileLimits = {
  ...geoFileLimits,
  documentBytes: 5_000_000,
};
