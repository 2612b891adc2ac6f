import type { RecordLanguage } from '@cae-map/contract/content-languages';

/** How a file is written; only documents of Word use it. */
export interface WriteOptions {
  /** The language of headings and of the names of fields and statuses. */
  readonly interfaceLanguage: RecordLanguage;
  /** What is before the paths of places and people in links, such as `https://example.org`, without a slash at its end. */
  readonly origin: string;
}
