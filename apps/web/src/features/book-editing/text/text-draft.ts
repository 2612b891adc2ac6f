import type { TextBody, TextRevision } from '@cae-map/contract/entities/books/text-editing';
import { createDraftStore } from '../../../lib/editing/create-draft-store.ts';
import { draftIdOf } from '../draft-id.ts';

/** The name of an editable field of a text. */
export type TextField = keyof TextBody;

/** The text that is being edited. */
export const textDraft = createDraftStore<TextRevision, TextField>({
  entity: 'text',
  readId: ({ text_id, chapter_id }) => draftIdOf(text_id, chapter_id),
});
