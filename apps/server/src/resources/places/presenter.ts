import {
  placeRevisionSchema,
  placeSchema,
  type PlaceRecord,
  type PlaceRevision,
} from '@cae-map/contract/entities/place';
import type { PlaceRow } from './repository.ts';

/** Presents a place with the public fields of the contract only; editors' notes are private. */
export function presentPlace(row: PlaceRow): PlaceRecord {
  return placeSchema.parse(row);
}

/** Presents a place to editors: with its private fields and its version. */
export function presentPlaceRevision(row: PlaceRow): PlaceRevision {
  return placeRevisionSchema.parse({
    ...row,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  });
}
