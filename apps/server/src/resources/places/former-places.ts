import { formerPlaceSchema, type FormerPlace } from '@cae-map/contract/entities/place';
import type { Orm } from '../../database/connection.ts';
import { findDeletedRecords } from '../../writes/records/find-records.ts';
import { placeKind } from './place-kind.ts';

/** Lists the titles of the deleted places, without their other fields. */
export async function listFormerPlaces(orm: Orm): Promise<FormerPlace[]> {
  const rows = await findDeletedRecords(orm, placeKind);
  return rows.map((row) => formerPlaceSchema.parse(row));
}
