import type { viewpoints } from '../../database/schema.ts';

/** A row of `viewpoints` with the titles of its place. */
export type ViewpointRow = typeof viewpoints.$inferSelect & {
  readonly place_title_ru: string;
  readonly place_title_en: string;
};

/** The values of a new stop of the flight; it is the last one unless its position is given. */
export type ViewpointValues = Omit<
  typeof viewpoints.$inferInsert,
  'viewpoint_id' | 'seqid' | 'version' | 'updated_at' | 'updated_by' | 'deleted_at'
> & { readonly seqid?: number };
