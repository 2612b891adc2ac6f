import type { TranslationFormat } from './model/translation-file.ts';
import type { TranslationDocument } from './model/translation-unit.ts';
import type { WriteOptions } from './write-options.ts';

/** Translations as a file. */
export interface WrittenFile {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  /** The end of its name, without a point. */
  readonly extension: TranslationFormat;
}

const contentTypes: Readonly<Record<TranslationFormat, string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlf: 'application/xliff+xml',
  tmx: 'application/x-tmx+xml',
  csv: 'text/csv; charset=utf-8',
};

/** The writers of all formats, each loaded when it is used. */
const writers: Readonly<
  Record<TranslationFormat, (document: TranslationDocument, options: WriteOptions) => Promise<Uint8Array>>
> = {
  docx: async (document, options) => (await import('./docx/write-docx.ts')).writeDocx(document, options),
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
