import type { BookRevision } from '@cae-map/contract/entities/books/book-editing';
import { bookBounds } from '@cae-map/contract/entities/books/book-bounds';
import { isVisible } from '@cae-map/contract/visible-character';
import type { BookField } from './book-draft.ts';

/** Why the value of a field cannot be saved. */
type FieldProblem = 'required' | 'tooLong';

const longest = {
  book_type: bookBounds.type,
  book_title: bookBounds.title,
  book_title_en: bookBounds.title,
  book_author: bookBounds.author,
  book_author_en: bookBounds.author,
  book_rights: bookBounds.rights,
  book_rights_en: bookBounds.rights,
} as const satisfies Partial<Record<BookField, number>>;

/** Finds what the server would reject, by field. */
export function checkBook(book: Pick<BookRevision, BookField>): Partial<Record<BookField, FieldProblem>> {
  const problems: Partial<Record<BookField, FieldProblem>> = {};
  for (const field of ['book_title', 'book_title_en', 'book_type'] as const)
    if (!isVisible(book[field])) problems[field] = 'required';
  for (const field of Object.keys(longest) as (keyof typeof longest)[])
    if (book[field].length > longest[field]) problems[field] = 'tooLong';
  return problems;
}
