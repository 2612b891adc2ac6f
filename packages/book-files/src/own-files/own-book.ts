import { bookDocumentSchema, type BookDocument } from '@cae-map/contract/entities/books/book-document';
import { BookFileError } from '../failure.ts';
import type { LeftOut } from '@cae-map/contract/entities/books/book-reading';

/** A book that was read of one of our files. */
export interface OwnBook {
  readonly book: BookDocument;
  readonly leftOut: readonly LeftOut[];
}

/**
 * Checks a book that was read of one of our files.
 * @throws {BookFileError} with the code `invalid-document`, naming the first field that is wrong and what it must be
 */
export function checkOwnBook(book: unknown): BookDocument {
  const result = bookDocumentSchema.safeParse(book);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const path = issue?.path.map(String).join('.') ?? '';
  throw new BookFileError(
    'invalid-document',
    `${path === '' ? 'the document' : path}: ${issue?.message ?? 'invalid'}`,
  );
}
