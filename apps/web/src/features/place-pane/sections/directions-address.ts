import type { PlaceRecord } from '@cae-map/contract/entities/place';

/**
 * The address of a route to a place on a map of the roads of today, with 'latitude,longitude' as its destination; null
 * when nobody knows where the place was. The form is that of https://developers.google.com/maps/documentation/urls.
 */
export function directionsAddress({
  latitude,
  longitude,
}: Pick<PlaceRecord, 'latitude' | 'longitude'>): string | null {
  if (latitude === null || longitude === null) return null;
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
}
