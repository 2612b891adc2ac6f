import { recordKinds } from '@cae-map/contract/entities/editing/record-kinds';
import { personRevisionSchema } from '@cae-map/contract/entities/people/person-editing';
import { people } from '../../database/schema.ts';
import { tableKind } from '../../writes/records/table-kind.ts';
import { checkPeople } from './check-person.ts';
import type { PersonValues } from './person-values.ts';

/** People, as editors and imports change them. */
export const personKind = tableKind<typeof people, PersonValues, typeof personRevisionSchema>({
  contract: recordKinds.person,
  table: people,
  html: 'people',
  schema: personRevisionSchema,
  check: checkPeople,
});
