import { placeSchema, type PlaceRecord } from '@cae-map/contract/entities/place';
import type { PlaceRow } from './repository.ts';

/** A place as a visitor may see it: the contract's fields and no others, so that editors' notes stay here. */
export function presentPlace(row: PlaceRow): PlaceRecord {
  return placeSchema.parse(row);
}
