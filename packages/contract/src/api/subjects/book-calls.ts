import { bytes, clientRead, write, type ApiCall } from '../call.ts';

/** Reading and writing a whole book takes seconds. In milliseconds. */
const bookTimeoutMilliseconds = 120_000;

/** The calls about the texts of one chapter, and about whole books as files. */
export const bookCalls = {
  /** The texts of a chapter with their private fields: all texts of the books are megabytes. */
  listTextsOfChapterForEditors: {
    ...clientRead,
    access: 'books.write',
    path: '/admin/chapters/{chapter_id}/texts/',
    dependsOn: ['books', 'chapters', 'texts'],
  },
  /** Reads a file as a book, and stores nothing. */
  readBookFile: {
    ...write,
    method: 'POST',
    access: 'books.write',
    path: '/admin/book-files/',
    encoding: 'file',
    changes: [],
    timeout: bookTimeoutMilliseconds,
  },
  /** Adds a book with its chapters and texts in one step. Deleting the book undoes it. */
  importBook: {
    ...write,
    method: 'POST',
    access: 'books.write',
    path: '/admin/books/import',
    changes: ['books', 'chapters', 'texts'],
    timeout: bookTimeoutMilliseconds,
  },
  /** A book as a file. Books whose rights do not allow it can only be downloaded by editors. */
  downloadBook: {
    ...bytes,
    path: '/api/books/{book_id}/files/{language}/{format}',
    timeout: bookTimeoutMilliseconds,
  },
  downloadBookForEditors: {
    ...bytes,
    access: 'books.write',
    path: '/admin/books/{book_id}/files/{language}/{format}',
    timeout: bookTimeoutMilliseconds,
  },
} as const satisfies Record<string, ApiCall>;
