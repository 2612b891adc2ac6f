import type { RecordLanguage } from '@cae-map/contract/content-languages';

/** How a book is written. The same options give the same file. */
export interface TeiOptions {
  /** The language that comes first. */
  readonly language: RecordLanguage;
  /** The origin of the pages of places, people and images, without a slash at the end. */
  readonly origin: string;
  /** A URI that names the book whatever its version. */
  readonly identifier: string;
  /** The day on which the contents were changed, as `YYYY-MM-DD`. */
  readonly modified: string;
}
