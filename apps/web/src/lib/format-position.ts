import type { Position } from '@cae-map/expedition/route/geography';

/** Formats a position in degrees WGS84, latitude first, with a precision of about ten metres. */
export function formatPosition([latitude, longitude]: Position): string {
  return `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;
}
