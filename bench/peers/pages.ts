import type { PlaceRecord } from '@cae-map/contract/entities/place';
import type { OpenPlace } from './open-places.ts';
import type { PageFiles } from './page-server.ts';

/** With how many times the places that ship the pages are measured. */
export const contents = [
  { title: 'as shipped', times: 1 },
  { title: 'ten times', times: 10 },
  { title: 'fifty times', times: 50 },
] as const;

/** One of them, with the places as the call answers them. */
export interface Content {
  readonly title: string;
  readonly times: number;
  readonly places: readonly PlaceRecord[];
}

/** The pages that stand side by side. */
export const pageNames = ['product', 'bare MapLibre', 'Leaflet'] as const;
export type PageName = (typeof pageNames)[number];

/** A page that is measured. */
export interface MeasuredPage {
  readonly name: PageName;
  /** What it has of its own; all other files are the product's. */
  readonly files: PageFiles;
  readonly openPlace: OpenPlace;
}
