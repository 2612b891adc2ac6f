import type { CallsOf } from '../calls.ts';
import type { Orm } from '../../database/connection.ts';
import { presentPlace } from './presenter.ts';
import { findPlaces } from './repository.ts';

/** The calls about places. */
export function placesService(orm: Orm): CallsOf<'listPlaces'> {
  return {
    listPlaces: async () => (await findPlaces(orm)).map(presentPlace),
  };
}
