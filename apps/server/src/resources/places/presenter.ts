import { placeSchema, type PlaceRecord } from '@cae-map/contract/entities/place';
import type { PlaceRow } from './repository.ts';

/** Presents a place with the public fields of the contract only; editors' notes are private. */
export function presentPlace(row: PlaceRow): PlaceRecord {
  return placeSchema.parse(row);
}
