import type { chapters } from '../../database/schema.ts';

/** The values of a new chapter; it is the last one of its book unless its position is given. */
export type ChapterValues = Omit<
  typeof chapters.$inferInsert,
  'chapter_id' | 'chapter_seqid' | 'version' | 'updated_at' | 'updated_by' | 'deleted_at'
> & { readonly chapter_seqid?: number };
