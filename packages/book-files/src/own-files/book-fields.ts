import type { BookDocument } from '@cae-map/contract/entities/books/book-document';
import type { Attributes } from './attributes.ts';

type BookFields = Omit<BookDocument, 'chapters'>;

/** The fields of a book as a line or a front matter of our files has them; the title is a heading. */
export function writeBookFields(book: BookFields): Record<string, string> {
  return {
    type: book.book_type,
    title_en: book.book_title_en,
    author: book.book_author,
    author_en: book.book_author_en,
    rights: book.book_rights,
    rights_en: book.book_rights_en,
    downloadable: String(book.is_downloadable),
  };
}

/** Reads the fields of `writeBookFields`. Missing ones are empty. */
export function readBookFields(fields: Attributes, title: string): BookFields {
  return {
    book_type: fields['type'] ?? 'book',
    book_title: title,
    book_title_en: fields['title_en'] ?? title,
    book_author: fields['author'] ?? '',
    book_author_en: fields['author_en'] ?? '',
    book_rights: fields['rights'] ?? '',
    book_rights_en: fields['rights_en'] ?? '',
    is_downloadable: fields['downloadable'] === 'true',
  };
}
