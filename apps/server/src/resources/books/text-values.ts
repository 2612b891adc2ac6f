import type { texts } from '../../database/schema.ts';

/** The values of a new text; it is the last one of its chapter unless its position is given. */
export type TextValues = Omit<
  typeof texts.$inferInsert,
  'text_id' | 'text_seqid' | 'version' | 'updated_at' | 'updated_by' | 'deleted_at'
> & { readonly text_seqid?: number };
