import type { Position } from '@cae-map/expedition/route/geography';

/** A point as its coordinates are written: degrees WGS84, latitude first, to about ten metres. */
export function writtenPosition([latitude, longitude]: Position): string {
  return `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;
}
