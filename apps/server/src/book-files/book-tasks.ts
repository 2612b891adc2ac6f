import { bookReadingSchema, type BookReading } from '@cae-map/contract/entities/books/book-reading';
import type { BookDocument } from '@cae-map/contract/entities/books/book-document';
import type { WrittenFormat } from '@cae-map/contract/entities/books/book-files';
import type { RecordLanguage } from '@cae-map/contract/content-languages';
import { readBookFile as readFile } from '@cae-map/book-files/read-book-file';
import {
  writeBookFile as writeFile,
  type BookFile,
  type WriteOptions,
} from '@cae-map/book-files/write-book-file';
import { BookFileError } from '@cae-map/book-files/failure';
import { createEntryMaps } from '@cae-map/book-files/maps/entry-maps';
import { toExpedition, type ExpeditionRecords } from '@cae-map/expedition/to-expedition';
import { RequestError } from '../responses/request-error.ts';

/** A file to read. */
export interface FileToRead {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  /** Null for the language of the metadata of the file, or of its letters. */
  readonly language: RecordLanguage | null;
}

/** A book to write, with the records of which the maps of its entries are drawn. */
export interface BookToWrite {
  readonly format: WrittenFormat;
  readonly book: BookDocument;
  readonly records: Pick<ExpeditionRecords, 'places' | 'inferredLegs'>;
  readonly options: Omit<WriteOptions, 'mapOf'>;
}

async function readBookFile({ bytes, fileName, language }: FileToRead): Promise<BookReading> {
  try {
    const { leftOut, ...reading } = await readFile(bytes, fileName, { language });
    return bookReadingSchema.parse({ ...reading, left_out: leftOut });
  } catch (error) {
    if (!(error instanceof BookFileError)) throw error;
    throw new RequestError('invalid_request', `The file cannot be read: ${error.message}.`, {
      bookFile: error.code,
    });
  }
}

async function writeBookFile({ format, book, records, options }: BookToWrite): Promise<BookFile> {
  const expedition = toExpedition({ ...records, images: [] });
  return await writeFile(format, book, { ...options, mapOf: createEntryMaps(expedition, options.language) });
}

/**
 * Everything that reads files of books, or works on a whole book. The server calls it in other processes, whose memory and time are limited,
 * because a file can be made to exhaust them, and so that requests do not wait.
 */
export const bookTasks = { readBookFile, writeBookFile } as const;
