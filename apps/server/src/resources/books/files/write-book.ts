import type { WrittenFormat } from '@cae-map/contract/entities/books/book-files';
import type { RecordLanguage } from '@cae-map/contract/content-languages';
import type { BookFiles } from '../../../book-files/book-processes.ts';
import type { Orm } from '../../../database/connection.ts';
import { RequestError } from '../../../responses/request-error.ts';
import { createTaskQueue } from '../../../responses/task-queue.ts';
import type { SharedCalls } from '../../calls.ts';
import { loadStoredBook } from './stored-book.ts';

/** The books that wait to be written, for less than the time limit of the call. */
const limits = { concurrency: 1, maxWaiting: 10, maxWait: 60_000 };

/** Which file is written. */
export interface BookFileAddress {
  readonly book_id: number;
  /** The language that comes first. */
  readonly language: RecordLanguage;
  readonly format: WrittenFormat;
}

/** A written file with the name under which it is saved. */
export interface NamedBookFile {
  readonly name: string;
  readonly contentType: string;
  readonly body: Buffer;
}

export interface BookWriterOptions {
  readonly orm: Orm;
  readonly bookFiles: Pick<BookFiles, 'write'>;
  readonly calls: Pick<SharedCalls, 'listPlaces' | 'listInferredLegs'>;
  /** The origin of the product, for links to places and people. */
  readonly publicUrl: string;
}

/** Writes a stored book as a file. */
export interface BookWriter {
  /**
   * @param mustBeDownloadable whether the rights of the book must allow everyone to download it
   * @throws {RequestError} `not_found` if there is no such book; `forbidden` if its rights do not allow it; `unavailable` if others wait
   */
  write(address: BookFileAddress, mustBeDownloadable: boolean): Promise<NamedBookFile>;
}

export function createBookWriter({ orm, bookFiles, calls, publicUrl }: BookWriterOptions): BookWriter {
  const queue = createTaskQueue(limits);
  const origin = publicUrl.replace(/\/$/, '');
  return {
    async write({ book_id: id, language, format }, mustBeDownloadable) {
      const { book, modified } = await loadStoredBook(orm, id);
      if (mustBeDownloadable && !book.is_downloadable)
        throw new RequestError(
          'forbidden',
          `The rights of the book ${id} do not allow everyone to download it.`,
        );
      const [places, inferredLegs] = await Promise.all([calls.listPlaces({}), calls.listInferredLegs({})]);
      const file = await queue.run(() =>
        bookFiles.write({
          format,
          book,
          records: { places, inferredLegs },
          options: {
            language,
            origin,
            identifier: `${origin}/book#${id}`,
            modified: `${modified.toISOString().slice(0, 19)}Z`,
          },
        }),
      );
      return {
        name: `cae-map-book-${id}-${language}.${file.extension}`,
        contentType: file.contentType,
        body: Buffer.from(file.bytes),
      };
    },
  };
}
