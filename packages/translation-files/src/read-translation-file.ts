import { BookFileError } from '@cae-map/book-files/failure';
import { translationFileFailures } from '@cae-map/contract/entities/translations/translation-file';
import { TranslationFileError } from './failure.ts';
import { fileBounds } from './file-bounds.ts';
import { findFormat } from './find-format.ts';
import type { TranslationFile, TranslationFormat } from './model/translation-file.ts';
import { toTranslationFile, type RowsOfFile } from './rows-of-file.ts';

/** The readers of all formats, each loaded when it is used. */
const readers: Readonly<Record<TranslationFormat, (bytes: Uint8Array) => Promise<RowsOfFile>>> = {
  docx: async (bytes) => (await import('./docx/read-docx.ts')).readDocx(bytes),
  xlf: async (bytes) => (await import('./xliff/read-xliff.ts')).readXliff(bytes),
  tmx: async (bytes) => (await import('./tmx/read-tmx.ts')).readTmx(bytes),
  csv: async (bytes) => (await import('./csv/read-csv.ts')).readCsv(bytes),
};

/**
 * Reads a file of translations. Its format is that of its contents.
 * @param fileName the name of the file, for messages
 * @throws {TranslationFileError} with the reason for which the file cannot be read
 */
export async function readTranslationFile(bytes: Uint8Array, fileName: string): Promise<TranslationFile> {
  if (bytes.length > fileBounds.bytes)
    throw new TranslationFileError('too-large', { bytes: bytes.length, most: fileBounds.bytes });
  try {
    const format = findFormat(bytes, fileName);
    return toTranslationFile(format, await readers[format](bytes));
  } catch (error) {
    throw toFailure(error);
  }
}

/** The errors of shared readers as those of this package; parts within each other without end exhaust the stack of a parser. */
function toFailure(error: unknown): unknown {
  if (error instanceof RangeError)
    return new TranslationFileError('damaged', { reason: 'too many parts within each other' });
  if (!(error instanceof BookFileError)) return error;
  const code = translationFileFailures.find((failure) => failure === error.code) ?? 'damaged';
  return new TranslationFileError(code, { reason: error.message });
}
