import type { PlaceRecord } from '@cae-map/contract/entities/place';
import type { OpenPlace } from './open-places.ts';
import type { PageFiles } from './page-server.ts';

/** The content sizes, as multiples of the shipped places. */
export const contents = [
  { title: 'shipped', times: 1 },
  { title: 'ten times', times: 10 },
  { title: 'fifty times', times: 50 },
] as const;

/** A content size and its place records. */
export interface Content {
  readonly title: string;
  readonly times: number;
  readonly places: readonly PlaceRecord[];
}

/** The compared pages. */
export const pageNames = ['product', 'bare MapLibre', 'Leaflet'] as const;
export type PageName = (typeof pageNames)[number];

/** A measured page. */
export interface MeasuredPage {
  readonly name: PageName;
  /** Its own files; all others are forwarded to the product. */
  readonly files: PageFiles;
  readonly openPlace: OpenPlace;
}
