import {
  bookSchema,
  chapterSchema,
  textIdSchema,
  textInContextSchema,
  textSchema,
  type BookRecord,
  type ChapterRecord,
  type TextIdRecord,
  type TextInContextRecord,
  type TextRecord,
} from '@cae-map/contract/entities/book';
import { textRevisionSchema, type TextRevision } from '@cae-map/contract/entities/books/text-editing';
import type { BookRow, ChapterRow, EditedText, TextIdRow, TextRow } from './repository.ts';

/** Presenters return the fields of the contract and no others. */
export function presentBook(row: BookRow): BookRecord {
  return bookSchema.parse(row);
}

export function presentChapter(row: ChapterRow): ChapterRecord {
  return chapterSchema.parse(row);
}

export function presentText({ text, book }: TextRow): TextRecord {
  return textSchema.parse({ ...text, book_type: book.book_type });
}

export function presentTextInContext({ text, chapter, book }: TextRow): TextInContextRecord {
  return textInContextSchema.parse({ ...book, ...chapter, ...text });
}

export function presentTextId(row: TextIdRow): TextIdRecord {
  return textIdSchema.parse(row);
}

export function presentTextRevision(row: EditedText): TextRevision {
  return textRevisionSchema.parse({ ...row, updated_at: row.updated_at.toISOString() });
}
