import type { BookRevision } from '@cae-map/contract/entities/book';
import { recordKinds } from '@cae-map/contract/entities/editing/record-kinds';
import { books } from '../../database/schema.ts';
import { applySelection, type RecordKind } from '../../writes/records/record-kind.ts';
import { presentBookRevision } from './presenter.ts';
import type { BookRow } from './repository.ts';

/** The values of a new book. */
export type BookValues = Omit<
  typeof books.$inferInsert,
  'book_id' | 'version' | 'updated_at' | 'updated_by' | 'deleted_at'
>;

/** Books; the import of content writes them. */
export const bookKind: RecordKind<BookRow, BookValues, BookRevision> = {
  contract: recordKinds.book,
  table: books,
  html: null,
  select: (orm, selection) => applySelection(orm.select().from(books).$dynamic(), books, selection),
  present: presentBookRevision,
  steps: [],
};
