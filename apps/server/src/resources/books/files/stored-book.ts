import type { BookDocument } from '@cae-map/contract/entities/books/book-document';
import type { Orm } from '../../../database/connection.ts';
import { RequestError } from '../../../responses/request-error.ts';
import {
  findBook,
  findChapters,
  findTexts,
  type BookRow,
  type ChapterRow,
  type TextRow,
} from '../repository.ts';

/** A stored book as it is written to a file. */
export interface StoredBook {
  readonly book: BookDocument;
  /** When the book or a part of it was changed last. */
  readonly modified: Date;
}

/**
 * Loads a book with its chapters and texts.
 * @throws {RequestError} `not_found` if there is none
 */
export async function loadStoredBook(orm: Orm, bookId: number): Promise<StoredBook> {
  const book = await findBook(orm, bookId);
  if (book === undefined) throw new RequestError('not_found', `There is no book ${bookId}.`);
  const chapters = await findChapters(orm, bookId);
  const texts = (await findTexts(orm, [bookId])).map(({ text }) => text);
  const times = [book, ...chapters, ...texts].map(({ updated_at: time }) => time.getTime());
  return {
    book: {
      ...toBook(book),
      chapters: chapters.map((chapter) => ({
        ...toChapter(chapter),
        texts: texts.filter((text) => text.chapter_id === chapter.chapter_id).map(toText),
      })),
    },
    modified: new Date(times.reduce((latest, time) => Math.max(latest, time), 0)),
  };
}

function toBook(row: BookRow): Omit<BookDocument, 'chapters'> {
  const { book_type, book_title, book_title_en, book_author, book_author_en } = row;
  const { book_rights, book_rights_en, is_downloadable } = row;
  return {
    book_type,
    book_title,
    book_title_en,
    book_author,
    book_author_en,
    book_rights,
    book_rights_en,
    is_downloadable,
  };
}

function toChapter(row: ChapterRow): Omit<BookDocument['chapters'][number], 'texts'> {
  const { chapter_title, chapter_title_en, chapter_fromdate, chapter_todate } = row;
  return { chapter_title, chapter_title_en, chapter_fromdate, chapter_todate };
}

function toText(row: TextRow['text']): BookDocument['chapters'][number]['texts'][number] {
  const { text_date, text_enddate, date_format, related_image_ids } = row;
  const { text_content, text_content_en, text_onplace, text_onplace_en } = row;
  return {
    text_date,
    text_enddate,
    date_format,
    text_content,
    text_content_en,
    text_onplace,
    text_onplace_en,
    related_image_ids,
  };
}
