import type { CallHandlers } from '../calls.ts';
import type { Orm } from '../../database/connection.ts';
import { presentPlace } from './presenter.ts';
import { findPlaces } from './repository.ts';

/** The endpoints of places. */
export function placesService(orm: Orm): CallHandlers<'listPlaces'> {
  return {
    listPlaces: async () => (await findPlaces(orm)).map(presentPlace),
  };
}
