import type { VisitedOn } from '@cae-map/contract/enumerations';
import { markerForm, type MarkerForm } from '@cae-map/expedition/places/markers';
import { layerZooms } from '../../../map/expressions.ts';

/** The zooms at which a layer is drawn, in the form of the style: from the first, up to but without the last. */
export interface LayerZooms {
  readonly minzoom: number;
  readonly maxzoom: number;
}

/** Stops that take their forms at the same zooms. */
export interface StopGroup {
  readonly minzoom: number;
  readonly section: VisitedOn;
  readonly hasWhitelist: boolean;
}

/** The largest zoom of a layer. */
const lastZoom = 24;
const levels = Array.from({ length: lastZoom + 2 }, (_, level) => level);

/**
 * Where the stops of a group have one of some forms. The rule speaks of rounded zooms while a filter sees whole ones
 * only, so each form is a layer whose limits lie half way between two levels. Null where a group never has the form.
 */
export function zoomsOf(forms: readonly MarkerForm[], group: StopGroup): LayerZooms | null {
  // A place that is on the list, if there is one: what is not on it has no form at all.
  const place = { place_id: 1, minzoom: group.minzoom, visited_on: group.section };
  const whitelist = new Set(group.hasWhitelist ? [place.place_id] : []);
  const found = levels.filter((level) => forms.includes(markerForm(level, place, { whitelist })));
  const [first] = found;
  const last = found.at(-1);
  if (first === undefined || last === undefined) return null;
  const zooms = layerZooms(first - 0.5, last + 0.5);
  return zooms.minzoom < zooms.maxzoom ? zooms : null;
}
