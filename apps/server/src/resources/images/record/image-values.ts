import type { images } from '../../../database/schema.ts';

/** The values of a new image; its positions are after the last ones unless they are given. */
export type ImageValues = Omit<
  typeof images.$inferInsert,
  'image_id' | 'seqid' | 'image_seqid' | 'created_at' | 'version' | 'updated_at' | 'updated_by' | 'deleted_at'
> &
  Partial<Pick<typeof images.$inferInsert, 'seqid' | 'image_seqid'>>;
