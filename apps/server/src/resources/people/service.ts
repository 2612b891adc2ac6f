import { publishedPersonSchema } from '@cae-map/contract/entities/person';
import type { Orm } from '../../database/connection.ts';
import type { CallHandlers } from '../calls.ts';
import { findPeople } from './repository.ts';

/** The endpoint of people; the schema selects the public fields. */
export function peopleService(orm: Orm): CallHandlers<'listPeople'> {
  return {
    listPeople: async () => (await findPeople(orm)).map((row) => publishedPersonSchema.parse(row)),
  };
}
