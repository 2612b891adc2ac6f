import type { CallHandlers } from '../calls.ts';
import type { Orm } from '../../database/connection.ts';
import { findRecords } from '../../writes/records/find-records.ts';
import { placeKind } from './place-kind.ts';
import { presentPlace } from './presenter.ts';

/** The endpoints of places. */
export function placesService(orm: Orm): CallHandlers<'listPlaces'> {
  return {
    listPlaces: async () => (await findRecords(orm, placeKind)).map(presentPlace),
  };
}
