import type { BookRecord, ChapterRecord } from '@cae-map/contract/entities/book';
import type { BookWithChapters } from './library-query.ts';

/** A chapter with its book, its number (from 1) and its neighbours. */
export interface ChapterInBook {
  readonly book: BookRecord;
  readonly chapter: ChapterRecord;
  readonly number: number;
  readonly previous: ChapterRecord | null;
  readonly next: ChapterRecord | null;
}

/** Finds a chapter; null if the book has no chapter with this id. */
export function findChapter(
  library: readonly BookWithChapters[],
  bookId: number,
  chapterId: number,
): ChapterInBook | null {
  const entry = library.find(({ book }) => book.book_id === bookId);
  const index = entry?.chapters.findIndex(({ chapter }) => chapter.chapter_id === chapterId) ?? -1;
  const found = entry?.chapters[index];
  if (entry === undefined || found === undefined) return null;
  return {
    book: entry.book,
    chapter: found.chapter,
    number: index + 1,
    previous: entry.chapters[index - 1]?.chapter ?? null,
    next: entry.chapters[index + 1]?.chapter ?? null,
  };
}
