import { recordKinds } from '@cae-map/contract/entities/editing/record-kinds';
import { personRevisionSchema } from '@cae-map/contract/entities/people/person-editing';
import { people } from '../../database/schema.ts';
import { tableKind } from '../../writes/records/table-kind.ts';
import { checkPeople } from './check-person.ts';

/** The values of a new person, who is the last one unless a position is given. */
export type PersonValues = Omit<
  typeof people.$inferInsert,
  'person_number' | 'seqid' | 'version' | 'updated_at' | 'updated_by' | 'deleted_at'
> & { readonly seqid?: number };

/** People, as editors and imports change them. */
export const personKind = tableKind<typeof people, PersonValues, typeof personRevisionSchema>({
  contract: recordKinds.person,
  table: people,
  html: 'people',
  schema: personRevisionSchema,
  check: checkPeople,
});
