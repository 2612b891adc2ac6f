import type { WorkBody, WorkRevision } from '@cae-map/contract/entities/works/work-editing';
import { createDraftStore } from '../../../lib/editing/create-draft-store.ts';

/** The name of an editable field of a work. */
export type WorkField = keyof WorkBody;

/** The work that is being edited. */
export const workDraft = createDraftStore<WorkRevision, WorkField>({
  entity: 'work',
  readId: ({ work_number }) => work_number,
});
