import { formerPlaceSchema } from '@cae-map/contract/entities/place';
import type { CallHandlers } from '../calls.ts';
import type { Orm } from '../../database/connection.ts';
import { findDeletedRecords, findRecords } from '../../writes/records/find-records.ts';
import { placeKind } from './place-kind.ts';
import { presentPlace } from './presenter.ts';

/** The endpoints of places. */
export function placesService(orm: Orm): CallHandlers<'listPlaces' | 'listFormerPlaces'> {
  return {
    listFormerPlaces: async () =>
      (await findDeletedRecords(orm, placeKind)).map((row) => formerPlaceSchema.parse(row)),
    listPlaces: async () => (await findRecords(orm, placeKind)).map(presentPlace),
  };
}
