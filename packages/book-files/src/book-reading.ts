import type { BookDocument } from '@cae-map/contract/entities/books/book-document';
import type { BookFormat } from '@cae-map/contract/entities/books/book-files';
import type { Doubt } from '@cae-map/contract/entities/books/book-reading';
import type { LeftOut } from '@cae-map/contract/entities/books/book-reading';

/** What was read of a file: the book, what an editor should look at, and what was left out. */
export interface BookReading {
  readonly format: BookFormat;
  readonly book: BookDocument;
  readonly doubts: readonly Doubt[];
  readonly leftOut: readonly LeftOut[];
}
