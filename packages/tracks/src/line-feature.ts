import type { GeoFeature } from '@cae-map/geo-files/geo-file';
import { listSegments, type LinePoints } from '@cae-map/geo-files/line-points';

/** A feature with a line of at least two points. */
export interface LineFeature extends GeoFeature {
  readonly line: LinePoints;
}

export function hasLine(feature: GeoFeature): feature is LineFeature {
  return feature.line !== null && listSegments(feature.line).some(({ from, to }) => to - from > 1);
}
