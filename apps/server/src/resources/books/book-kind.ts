import { bookRevisionSchema } from '@cae-map/contract/entities/books/book-editing';
import { recordKinds } from '@cae-map/contract/entities/editing/record-kinds';
import { books } from '../../database/schema.ts';
import { tableKind } from '../../writes/records/table-kind.ts';

/** The values of a new book. */
export type BookValues = Omit<
  typeof books.$inferInsert,
  'book_id' | 'version' | 'updated_at' | 'updated_by' | 'deleted_at'
>;

/** Books, as editors and imports change them. */
export const bookKind = tableKind<typeof books, BookValues, typeof bookRevisionSchema>({
  contract: recordKinds.book,
  table: books,
  html: null,
  schema: bookRevisionSchema,
});
