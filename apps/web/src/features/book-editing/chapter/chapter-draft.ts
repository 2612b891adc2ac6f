import type { ChapterBody, ChapterRevision } from '@cae-map/contract/entities/books/chapter-editing';
import { createDraftStore } from '../../../lib/editing/create-draft-store.ts';
import { draftIdOf } from '../draft-id.ts';

/** The name of an editable field of a chapter. */
export type ChapterField = keyof ChapterBody;

/** The chapter that is being edited. */
export const chapterDraft = createDraftStore<ChapterRevision, ChapterField>({
  entity: 'chapter',
  readId: ({ chapter_id, book_id }) => draftIdOf(chapter_id, book_id),
});
