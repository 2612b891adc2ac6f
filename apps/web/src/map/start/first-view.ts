import type { PlaceRecord } from '@cae-map/contract/entities/place';
import type { MapTileset } from '@cae-map/contract/entities/map-tileset';
import type { Language, PathGrouping, VisitedOn } from '@cae-map/contract/enumerations';
import type { MarkerIcon } from '@cae-map/expedition/dates/stays';
import type { AppOptions } from '../../lib/options/app-options.ts';
import type { ColorScheme } from '../style/tokens.ts';

/** What a page shows on the map before the application runs, of which the overlays of features are pure functions. */
export interface FirstView {
  readonly tileset: MapTileset;
  /** The language of the labels. */
  readonly language: Language;
  readonly colorScheme: ColorScheme;
  /** The stored options of the visitor. */
  readonly options: AppOptions;
  /** The visible sections of the expedition. */
  readonly sections: readonly VisitedOn[];
  /** What the colours of the route represent. */
  readonly lineType: PathGrouping;
  /** The id of the open stop; 0 without one. */
  readonly selectedId: number;
  /** The open stop; null if the page does not contain it. */
  readonly openStop: { readonly record: PlaceRecord; readonly markerIcon: MarkerIcon } | null;
  /** Whether all stops are shown. Some of them only can be drawn from the lists, but not from the tiles. */
  readonly showsAllStops: boolean;
}
