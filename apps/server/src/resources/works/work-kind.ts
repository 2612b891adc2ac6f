import { recordKinds } from '@cae-map/contract/entities/editing/record-kinds';
import { workRevisionSchema } from '@cae-map/contract/entities/works/work-editing';
import { works } from '../../database/schema.ts';
import { checkSlugs } from '../../writes/records/check-slugs.ts';
import { tableKind } from '../../writes/records/table-kind.ts';

/** The values of a new work; it is the last one unless its position is given. */
export type WorkValues = Omit<
  typeof works.$inferInsert,
  'work_number' | 'seqid' | 'version' | 'updated_at' | 'updated_by' | 'deleted_at'
> & { readonly seqid?: number };

/** Works of the bibliography, as editors and imports change them. */
export const workKind = tableKind<typeof works, WorkValues, typeof workRevisionSchema>({
  contract: recordKinds.work,
  table: works,
  html: null,
  schema: workRevisionSchema,
  check: checkSlugs<typeof works.$inferSelect, WorkValues>(works, 'work_id'),
});
