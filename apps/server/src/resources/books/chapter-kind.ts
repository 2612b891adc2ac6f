import { chapterRevisionSchema } from '@cae-map/contract/entities/book';
import { recordKinds } from '@cae-map/contract/entities/editing/record-kinds';
import { chapters } from '../../database/schema.ts';
import { tableKind } from '../../writes/records/table-kind.ts';

/** The values of a new chapter; it is the last one of its book unless its position is given. */
export type ChapterValues = Omit<
  typeof chapters.$inferInsert,
  'chapter_id' | 'chapter_seqid' | 'version' | 'updated_at' | 'updated_by' | 'deleted_at'
> & { readonly chapter_seqid?: number };

/** Chapters of books; the import of content writes them. */
export const chapterKind = tableKind<typeof chapters, ChapterValues, typeof chapterRevisionSchema>({
  contract: recordKinds.chapter,
  table: chapters,
  html: null,
  schema: chapterRevisionSchema,
});
