import { publishedPersonSchema } from '@cae-map/contract/entities/person';
import type { Orm } from '../../database/connection.ts';
import { listForVisitors } from '../../writes/records/table-kind.ts';
import type { CallHandlers } from '../calls.ts';
import { personKind } from './person-kind.ts';

/** The endpoint of people; the schema selects the public fields. */
export function peopleService(orm: Orm): CallHandlers<'listPeople'> {
  return { listPeople: () => listForVisitors(orm, personKind, publishedPersonSchema) };
}
