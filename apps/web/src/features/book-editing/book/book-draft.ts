import type { BookBody, BookRevision } from '@cae-map/contract/entities/books/book-editing';
import { createDraftStore } from '../../../lib/editing/create-draft-store.ts';

/** The name of an editable field of a book. */
export type BookField = keyof BookBody;

/** The book that is being edited. */
export const bookDraft = createDraftStore<BookRevision, BookField>({
  entity: 'book',
  readId: ({ book_id }) => book_id,
});
