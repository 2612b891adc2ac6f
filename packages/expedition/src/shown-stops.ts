import type { VisitedOn } from '@cae-map/contract/enumerations';
import { markerForm } from './places/markers.ts';
import type { Expedition, Place } from './to-expedition.ts';

/** The filters that limit the visible stops. */
export interface ShownStopsOptions {
  /** The enabled sections of the expedition. */
  readonly sections: readonly VisitedOn[];
  /** Ids of the only visible stops; empty shows all. */
  readonly whitelist: readonly number[];
}

/** Returns whether a place passes the whitelist; an empty whitelist admits every place. */
export function isListed(placeId: number, whitelist: readonly number[]): boolean {
  return whitelist.length === 0 || whitelist.includes(placeId);
}

/** Above the maximum zoom of the map: a stop hidden at this zoom is never visible. */
const nearestZoom = 30;

/** The path stops that are visible at some zoom, in travel order. */
export function shownStops(expedition: Expedition, options: ShownStopsOptions): readonly Place[] {
  return filterShown(expedition.path, options);
}

/** The same including side points, which are not steps along the route. */
export function shownPlaces(expedition: Expedition, options: ShownStopsOptions): readonly Place[] {
  return filterShown(expedition.places, options);
}

function filterShown(places: readonly Place[], options: ShownStopsOptions): readonly Place[] {
  const sections = new Set(options.sections);
  const whitelist = new Set(options.whitelist);
  return places.filter(({ record }) => markerForm(nearestZoom, record, { sections, whitelist }) !== 'hidden');
}
