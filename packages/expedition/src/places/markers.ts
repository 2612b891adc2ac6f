import type { PlaceRecord } from '@cae-map/contract/entities/place';
import type { VisitedOn } from '@cae-map/contract/enumerations';
import { placeSize } from './place.ts';

/** The form in which a place stands on the map. Zooms are those of 256-pixel tiles. */
export type MarkerForm = 'hidden' | 'circle' | 'popup-marker' | 'labelled-marker';

export interface MarkerOptions {
  /** Ids of the only places that show; empty or left out means all. */
  readonly whitelist?: ReadonlySet<number>;
  /** Sections of the expedition that are switched on; left out means all. */
  readonly sections?: ReadonlySet<VisitedOn>;
  /** The selected place has a marker of its own that no list hides. */
  readonly selectedId?: number | null;
}

type MarkedPlace = Pick<PlaceRecord, 'place_id' | 'minzoom' | 'visited_on'>;

/** Levels below its minzoom from which a place shows as a circle; with a whitelist, places of the main expedition. */
const circleLevels = 2;
const whitelistedCircleLevels = 4;
const popupLevels = 1;

/** The form of a place at a zoom that is rounded to a whole level. */
export function markerForm(roundedZoom: number, place: MarkedPlace, options: MarkerOptions = {}): MarkerForm {
  if (options.selectedId === place.place_id) return 'labelled-marker';
  if (place.minzoom <= 0 || !isAdmitted(place, options)) return 'hidden';
  const levels = roundedZoom - place.minzoom;
  if (levels >= 0) return 'labelled-marker';
  if (levels >= -popupLevels) return 'popup-marker';
  return levels >= -circleLevelsOf(place, options) ? 'circle' : 'hidden';
}

function isAdmitted(place: MarkedPlace, { whitelist, sections }: MarkerOptions): boolean {
  if (sections !== undefined && !sections.has(place.visited_on)) return false;
  return whitelist === undefined || whitelist.size === 0 || whitelist.has(place.place_id);
}

function circleLevelsOf(place: MarkedPlace, { whitelist }: MarkerOptions): number {
  const hasWhitelist = whitelist !== undefined && whitelist.size > 0;
  return hasWhitelist && place.visited_on === 'cae' ? whitelistedCircleLevels : circleLevels;
}

const thresholds = { tiny: 9, small: 7, medium: 6, large: 4, xlarge: 0 } as const;

/** The zoom from which the circle of a place shows on the route, by its size word; an unknown word counts as tiny. */
export function showPointThreshold(size: string | null): number {
  return thresholds[placeSize(size) ?? 'tiny'];
}

/** Tells whether a place shows as a circle on the route: from its threshold on, and never under its own marker. */
export function showsRoutePoint(
  zoom: number,
  place: MarkedPlace & { readonly zoom: string | null },
  options: MarkerOptions = {},
): boolean {
  if (place.minzoom <= 0 || zoom < showPointThreshold(place.zoom)) return false;
  return markerForm(Math.round(zoom), place, options) === 'hidden';
}
