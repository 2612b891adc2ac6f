import { z } from 'zod';
import { cleanTextSchema, visibleText } from '../../text.ts';
import { bookSchema } from '../book.ts';
import { repeatedRevision, revisionSchema } from '../editing/revision.ts';
import { identifierField } from '../editing/stored-fields.ts';
import { bookBounds } from './book-bounds.ts';

/** A stored book as editors read it. */
export const bookRevisionSchema = bookSchema.extend(revisionSchema.shape);

const author = cleanTextSchema.max(bookBounds.author);
const rights = cleanTextSchema.max(bookBounds.rights);

/** What an editor saves. A book has a title in both languages, because it is listed by it. */
export const bookBodySchema = z
  .object({
    book_type: visibleText(bookBounds.type),
    book_title: visibleText(bookBounds.title),
    book_title_en: visibleText(bookBounds.title),
    book_author: author,
    book_author_en: author,
    book_rights: rights,
    book_rights_en: rights,
    is_downloadable: z.boolean(),
  })
  .strict();

/** What replaces a book: what an editor saves. The book that an editor has read can be sent as it is. */
export const bookReplacementSchema = bookBodySchema.extend(
  z.object({ book_id: identifierField, ...repeatedRevision }).partial().shape,
);

/** The schemas of the calls of books. */
export const bookSchemas = {
  visitors: bookSchema,
  editors: bookRevisionSchema,
  body: bookBodySchema,
  creation: bookBodySchema,
  replacement: bookReplacementSchema,
};

export type BookRevision = z.infer<typeof bookRevisionSchema>;
export type BookBody = z.infer<typeof bookBodySchema>;
