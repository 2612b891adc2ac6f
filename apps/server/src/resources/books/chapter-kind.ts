import type { ChapterRevision } from '@cae-map/contract/entities/book';
import { recordKinds } from '@cae-map/contract/entities/editing/record-kinds';
import { chapters } from '../../database/schema.ts';
import { applySelection, type RecordKind } from '../../writes/records/record-kind.ts';
import { presentChapterRevision } from './presenter.ts';
import type { ChapterRow } from './repository.ts';

/** The values of a new chapter; it is the last one of its book unless its position is given. */
export type ChapterValues = Omit<
  typeof chapters.$inferInsert,
  'chapter_id' | 'chapter_seqid' | 'version' | 'updated_at' | 'updated_by' | 'deleted_at'
> & { readonly chapter_seqid?: number };

/** Chapters of books; the import of content writes them. */
export const chapterKind: RecordKind<ChapterRow, ChapterValues, ChapterRevision> = {
  contract: recordKinds.chapter,
  table: chapters,
  html: null,
  select: (orm, selection) => applySelection(orm.select().from(chapters).$dynamic(), chapters, selection),
  present: presentChapterRevision,
  steps: [],
};
