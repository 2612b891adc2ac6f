import type { InferredLegRecord } from '@cae-map/contract/entities/inferred-leg';
import type { PlaceRecord } from '@cae-map/contract/entities/place';

/**
 * Part of the version of the tiles: increment it when the same records are made into other tiles, because browsers and
 * proxies keep the tiles of a version.
 */
export const mapTilesFormat = 1;

/** The records that tiles are made from. */
export interface DrawnRecords {
  readonly format: number;
  readonly places: readonly PlaceRecord[];
  readonly inferredLegs: readonly InferredLegRecord[];
}

/** The fields that the tiles do not depend on, without their contents. */
const undrawn = {
  date_acc: null,
  path_ref_req_info: '',
  hide_distance: false,
  notes: '',
  notes_en: '',
  location_reference: '',
  location_reference_en: '',
  overnight_place: '',
  overnight_place_en: '',
  traveler_todo: '',
  traveler_todo_en: '',
  imgcount: 0,
} satisfies Partial<PlaceRecord>;

/** Leaves out what the map does not draw, so that a change of it does not change the version of the tiles. */
export function toDrawnRecords(
  places: readonly PlaceRecord[],
  inferredLegs: readonly InferredLegRecord[],
): DrawnRecords {
  return {
    format: mapTilesFormat,
    places: places.map((place) => ({ ...place, ...undrawn })),
    inferredLegs,
  };
}
