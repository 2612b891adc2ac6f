import type { people } from '../../database/schema.ts';

/** The values of a new person, who is the last one unless a position is given. */
export type PersonValues = Omit<
  typeof people.$inferInsert,
  'person_number' | 'seqid' | 'version' | 'updated_at' | 'updated_by' | 'deleted_at'
> & { readonly seqid?: number };
