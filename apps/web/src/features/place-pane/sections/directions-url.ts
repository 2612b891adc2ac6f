import type { PlaceRecord } from '@cae-map/contract/entities/place';

/**
 * Returns the URL of the directions to a place on Google Maps; null if the position of the place is unknown. The format is
 * described at https://developers.google.com/maps/documentation/urls.
 */
export function directionsUrl({
  latitude,
  longitude,
}: Pick<PlaceRecord, 'latitude' | 'longitude'>): string | null {
  if (latitude === null || longitude === null) return null;
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
}
