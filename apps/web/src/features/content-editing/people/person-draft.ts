import type { PersonBody, PersonRevision } from '@cae-map/contract/entities/people/person-editing';
import { createDraftStore } from '../../../lib/editing/create-draft-store.ts';

/** The name of an editable field of a person. */
export type PersonField = keyof PersonBody;

/** The person that is being edited. */
export const personDraft = createDraftStore<PersonRevision, PersonField>({
  entity: 'person',
  readId: ({ person_number }) => person_number,
});
