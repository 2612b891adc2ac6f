import type { RouteDetail } from '@cae-map/expedition/map-features/route-features';
import type { Feature, LineString } from 'geojson';

/** The properties of a line of the route in a tile. */
export interface TileLegProperties {
  /** The stop at the end of the leg; of joined legs the last one. */
  readonly place_id: number;
  readonly section: string;
  readonly year: string;
  readonly transport: string;
  readonly pathaccuracy: string;
  readonly detail: RouteDetail;
  readonly inferred?: true;
  /** Where legs overlap: the share of the full offset to the right of the direction, -1 to 1. */
  readonly offset?: number;
}

export type TileLeg = Feature<LineString, TileLegProperties>;
