import type { RecordLanguage } from '@cae-map/contract/content-languages';
import type { TextDocument } from '@cae-map/contract/entities/books/book-document';

/** A small map of an entry. */
export interface EntryMap {
  /** An element `svg`; colours only, because scripts and URLs of other files are removed. */
  readonly svg: string;
  /** What the map shows, in the primary language: the caption, also for screen readers. */
  readonly description: string;
}

/** How a book is written. The same options give the same bytes. */
export interface EpubOptions {
  /** The language of the chapters that are read first; the other one follows in chapters and in notes. */
  readonly language: RecordLanguage;
  /** The origin of links to places and people, without a slash at the end. */
  readonly origin: string;
  /** A URI that names the book whatever its version. */
  readonly identifier: string;
  /** When the contents were changed, as `YYYY-MM-DDThh:mm:ssZ`. */
  readonly modified: string;
  /** Returns the map of an entry; null for none. */
  readonly mapOf: (text: TextDocument) => EntryMap | null;
}
