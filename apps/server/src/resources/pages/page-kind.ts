import { recordKinds } from '@cae-map/contract/entities/editing/record-kinds';
import { pageRevisionSchema, type PageBody } from '@cae-map/contract/entities/shipped/page-editing';
import { pages } from '../../database/schema.ts';
import { shippedParts } from '../../writes/records/shipped-kind.ts';
import { tableKind } from '../../writes/records/table-kind.ts';
import { checkPages } from './check-page.ts';

const parts = shippedParts<typeof pages.$inferSelect, PageBody>('pages');

/** The written pages, as editors change them. */
export const pageKind = tableKind<typeof pages, PageBody, typeof pageRevisionSchema>({
  contract: recordKinds.page,
  table: pages,
  html: null,
  schema: pageRevisionSchema,
  ...parts,
  async check(transaction, changes) {
    await parts.check(transaction, changes);
    checkPages(changes);
  },
});
