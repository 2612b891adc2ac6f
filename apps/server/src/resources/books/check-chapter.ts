import { and, eq, isNull } from 'drizzle-orm';
import type { Orm } from '../../database/connection.ts';
import { books } from '../../database/schema.ts';
import { RequestError } from '../../responses/request-error.ts';
import type { PlannedChange } from '../../writes/records/record-kind.ts';
import type { ChapterValues } from './chapter-values.ts';
import type { ChapterRow } from './repository.ts';

/**
 * Checks the book of new chapters. A chapter stays in its book, because the type of the book is a part of its texts as they are read.
 * @throws {RequestError} `invalid_request` with the field to correct
 */
export async function checkChapters(
  transaction: Orm,
  changes: readonly PlannedChange<ChapterRow, ChapterValues>[],
): Promise<void> {
  // One after another: a transaction has a single connection.
  for (const { before, values } of changes) {
    const id = values.book_id;
    if (id === undefined || id === before?.book_id) continue;
    if (!(await isBookStored(transaction, id)))
      throw new RequestError('invalid_request', `book_id is ${id}, but there is no such book.`);
    if (before !== null)
      throw new RequestError(
        'invalid_request',
        `book_id is ${id}, but the chapter stays in the book ${before.book_id}.`,
      );
  }
}

/** Whether a book exists and is not deleted. */
export async function isBookStored(transaction: Orm, bookId: number): Promise<boolean> {
  const rows = await transaction
    .select({ id: books.book_id })
    .from(books)
    .where(and(eq(books.book_id, bookId), isNull(books.deleted_at)));
  return rows.length > 0;
}
