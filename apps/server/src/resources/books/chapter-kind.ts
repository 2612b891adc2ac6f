import { chapterRevisionSchema } from '@cae-map/contract/entities/books/chapter-editing';
import { recordKinds } from '@cae-map/contract/entities/editing/record-kinds';
import { chapters } from '../../database/schema.ts';
import { RequestError } from '../../responses/request-error.ts';
import { tableKind } from '../../writes/records/table-kind.ts';
import { checkChapters, isBookStored } from './check-chapter.ts';
import type { ChapterValues } from './chapter-values.ts';

/** Chapters of books, as editors and imports change them. */
export const chapterKind = tableKind<typeof chapters, ChapterValues, typeof chapterRevisionSchema>({
  contract: recordKinds.chapter,
  table: chapters,
  html: null,
  schema: chapterRevisionSchema,
  check: checkChapters,
  async checkRestored(transaction, { book_id: bookId }) {
    if (!(await isBookStored(transaction, bookId)))
      throw new RequestError('conflict', `The book ${bookId} of the chapter is deleted: restore it first.`);
  },
});
