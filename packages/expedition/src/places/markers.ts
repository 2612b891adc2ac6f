import type { PlaceRecord } from '@cae-map/contract/entities/place';
import type { VisitedOn } from '@cae-map/contract/enumerations';
import { placeSize } from './place.ts';

/** The form of a place's marker on the map. Zooms are those of 256-pixel tiles. */
export type MarkerForm = 'hidden' | 'circle' | 'popup-marker' | 'labelled-marker';

export interface MarkerOptions {
  /** Ids of the only places that are shown; empty or omitted shows all. */
  readonly whitelist?: ReadonlySet<number>;
  /** The enabled sections of the expedition; omitted enables all. */
  readonly sections?: ReadonlySet<VisitedOn>;
  /** The selected place always has a labelled marker, whatever the filters. */
  readonly selectedId?: number | null;
}

type MarkedPlace = Pick<PlaceRecord, 'place_id' | 'minzoom' | 'visited_on'>;

/**
 * How many levels below its minzoom a place is shown as a circle; the larger number applies to places of the main
 * expedition when there is a whitelist.
 */
const circleLevels = 2;
const whitelistedCircleLevels = 4;
const popupLevels = 1;

/** The form of a place's marker at a zoom rounded to a whole level. */
export function markerForm(roundedZoom: number, place: MarkedPlace, options: MarkerOptions = {}): MarkerForm {
  if (options.selectedId === place.place_id) return 'labelled-marker';
  if (place.minzoom <= 0 || !isAdmitted(place, options)) return 'hidden';
  const levels = roundedZoom - place.minzoom;
  if (levels >= 0) return 'labelled-marker';
  if (levels >= -popupLevels) return 'popup-marker';
  return levels >= -countCircleLevels(place, options) ? 'circle' : 'hidden';
}

function isAdmitted(place: MarkedPlace, { whitelist, sections }: MarkerOptions): boolean {
  if (sections !== undefined && !sections.has(place.visited_on)) return false;
  return whitelist === undefined || whitelist.size === 0 || whitelist.has(place.place_id);
}

function countCircleLevels(place: MarkedPlace, { whitelist }: MarkerOptions): number {
  const hasWhitelist = whitelist !== undefined && whitelist.size > 0;
  return hasWhitelist && place.visited_on === 'cae' ? whitelistedCircleLevels : circleLevels;
}

const thresholds = { tiny: 9, small: 7, medium: 6, large: 4, xlarge: 0 } as const;

/** The zoom from which a place is shown as a circle on the route, by its size word; an unknown word counts as tiny. */
export function showPointThreshold(size: string | null): number {
  return thresholds[placeSize(size) ?? 'tiny'];
}

/** Returns whether a place is shown as a circle on the route: from its threshold on, unless it has a marker. */
export function showsRoutePoint(
  zoom: number,
  place: MarkedPlace & { readonly zoom: string | null },
  options: MarkerOptions = {},
): boolean {
  if (place.minzoom <= 0 || zoom < showPointThreshold(place.zoom)) return false;
  return markerForm(Math.round(zoom), place, options) === 'hidden';
}
