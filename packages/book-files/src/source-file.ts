import type { RecordLanguage } from '@cae-map/contract/content-languages';
import type { LeftOut } from '@cae-map/contract/entities/books/book-reading';

/** What a file tells about itself; empty strings where it tells nothing. */
export interface SourceMetadata {
  readonly title: string;
  readonly author: string;
  /** The language that the file states, if it is one of the records. */
  readonly language: RecordLanguage | null;
}

/** A part of a file, in reading order. */
export interface SourceBlock {
  /** A heading with its level from 1, the highest, to 6, or a part of the text. */
  readonly kind: 'heading' | 'content';
  readonly level: number;
  /**
   * HTML of the allow-list: the contents of a heading without the element, or whole block elements such as `<p>…</p>`. A reference to a note
   * is `<sup>1</sup>`; the note is a paragraph that begins with `<sup>1</sup>` and follows the part that refers to it.
   */
  readonly html: string;
}

/** The contents of a file of another program, before its chapters and dates are recognised. */
export interface SourceFile {
  readonly metadata: SourceMetadata;
  readonly blocks: readonly SourceBlock[];
  readonly leftOut: readonly LeftOut[];
}
