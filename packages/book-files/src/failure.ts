import type { BookFileFailure } from '@cae-map/contract/entities/books/book-files';

/** A file that cannot be read, with a code that the application translates. */
export class BookFileError extends Error {
  override readonly name = 'BookFileError';
  readonly code: BookFileFailure;

  /** @param detail what is wrong and where, in English, for logs and for the second line of a message */
  constructor(code: BookFileFailure, detail: string) {
    super(detail);
    this.code = code;
  }
}
