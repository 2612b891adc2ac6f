import type { AliasBody, AliasRevision } from '@cae-map/contract/entities/place-data/alias-editing';
import { createDraftStore } from '../../../lib/editing/create-draft-store.ts';

/** The name of an editable field of other names. */
export type AliasField = keyof AliasBody;

/** The other names that are being edited. */
export const aliasDraft = createDraftStore<AliasRevision, AliasField>({
  entity: 'alias',
  readId: ({ alias_id }) => alias_id,
});
