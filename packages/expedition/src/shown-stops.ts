import type { VisitedOn } from '@cae-map/contract/enumerations';
import { markerForm } from './places/markers.ts';
import type { Expedition, Place } from './to-expedition.ts';

/** What limits the stops that show. */
export interface ShownStopsOptions {
  /** The sections of the expedition that are switched on. */
  readonly sections: readonly VisitedOn[];
  /** Ids of the only stops that show; empty means all. */
  readonly whitelist: readonly number[];
}

/** Whether a whitelist of place ids, where there is one, has a place. */
export function isListed(placeId: number, whitelist: readonly number[]): boolean {
  return whitelist.length === 0 || whitelist.includes(placeId);
}

/** Nearer than any zoom of the map: what is hidden there never shows. */
const nearestZoom = 30;

/** The stops of the path that show on the map at some zoom, in travel order. */
export function shownStops(expedition: Expedition, options: ShownStopsOptions): readonly Place[] {
  return shownOf(expedition.path, options);
}

/** The same with the side points, which no step along the route leads to. */
export function shownPlaces(expedition: Expedition, options: ShownStopsOptions): readonly Place[] {
  return shownOf(expedition.places, options);
}

function shownOf(places: readonly Place[], options: ShownStopsOptions): readonly Place[] {
  const sections = new Set(options.sections);
  const whitelist = new Set(options.whitelist);
  return places.filter(({ record }) => markerForm(nearestZoom, record, { sections, whitelist }) !== 'hidden');
}
