import type { RecordLanguage } from '@cae-map/contract/content-languages';
import type { TranslationFormat } from './model/translation-file.ts';
import type { TranslationDocument } from './model/translation-unit.ts';

/** How a file is written; only documents of Word use it. */
export interface WriteOptions {
  /** The language of headings and of the names of fields and statuses. */
  readonly interfaceLanguage: RecordLanguage;
  /** What is before the paths of places and people in links, such as `https://example.org`, without a slash at its end. */
  readonly origin: string;
}

/** Translations as a file. */
export interface WrittenFile {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  /** The end of its name, without a point. */
  readonly extension: TranslationFormat;
}

const contentTypes: Readonly<Record<TranslationFormat, string>> = {
  xlf: 'application/xliff+xml',
  tmx: 'application/x-tmx+xml',
  csv: 'text/csv; charset=utf-8',
};

/** The writers of all formats, each loaded when it is used. */
const writers: Readonly<
  Record<TranslationFormat, (document: TranslationDocument, options: WriteOptions) => Promise<Uint8Array>>
> = {
  xlf: async (document) => (await import('./xliff/write-xliff.ts')).writeXliff(document),
  tmx: async (document) => (await import('./tmx/write-tmx.ts')).writeTmx(document),
  csv: async (document) => (await import('./csv/write-csv.ts')).writeCsv(document),
};

/** Writes translations in a format. The same document and options give the same bytes, and `readTranslationFile` reads them back. */
export async function writeTranslationFile(
  document: TranslationDocument,
  format: TranslationFormat,
  options: WriteOptions,
): Promise<WrittenFile> {
  return {
    bytes: await writers[format](document, options),
    contentType: contentTypes[format],
    extension: format,
  };
}
