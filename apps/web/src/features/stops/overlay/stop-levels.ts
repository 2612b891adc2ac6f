import type { VisitedOn } from '@cae-map/contract/enumerations';
import { markerForm, type MarkerForm } from '@cae-map/expedition/places/markers';
import { layerZooms } from '../../../map/style/expressions.ts';

/** The zoom range of a layer as in the style: `minzoom` is included, `maxzoom` is excluded. */
export interface LayerZooms {
  readonly minzoom: number;
  readonly maxzoom: number;
}

/** Stops whose forms change at the same zooms. */
export interface StopGroup {
  readonly minzoom: number;
  readonly section: VisitedOn;
  readonly hasWhitelist: boolean;
}

/** The largest zoom of a layer. */
const lastZoom = 24;
const levels = Array.from({ length: lastZoom + 2 }, (_, level) => level);

/**
 * Returns the zooms at which the stops of a group have one of the given forms; null if there are none. The rule uses rounded
 * zooms while a filter receives integers, so each form is a layer with limits half way between two levels.
 */
export function findFormZooms(forms: readonly MarkerForm[], group: StopGroup): LayerZooms | null {
  // The place is in the whitelist, if there is one, since other places have no form.
  const place = { place_id: 1, minzoom: group.minzoom, visited_on: group.section };
  const whitelist = new Set(group.hasWhitelist ? [place.place_id] : []);
  const found = levels.filter((level) => forms.includes(markerForm(level, place, { whitelist })));
  const [first] = found;
  const last = found.at(-1);
  if (first === undefined || last === undefined) return null;
  const zooms = layerZooms(first - 0.5, last + 0.5);
  return zooms.minzoom < zooms.maxzoom ? zooms : null;
}
