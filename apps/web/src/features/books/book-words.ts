import type { BookRecord, ChapterRecord } from '@cae-map/contract/entities/book';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { formatDate } from '@cae-map/expedition/dates';

export function bookTitle(
  book: Pick<BookRecord, 'book_title' | 'book_title_en'>,
  language: ContentLanguage,
): string {
  return language === 'ru' ? book.book_title || book.book_title_en : book.book_title_en || book.book_title;
}

export function bookAuthor(
  book: Pick<BookRecord, 'book_author' | 'book_author_en'>,
  language: ContentLanguage,
): string {
  return language === 'ru'
    ? book.book_author || book.book_author_en
    : book.book_author_en || book.book_author;
}

export function chapterTitle(
  chapter: Pick<ChapterRecord, 'chapter_title' | 'chapter_title_en'>,
  language: ContentLanguage,
): string {
  return language === 'ru'
    ? chapter.chapter_title || chapter.chapter_title_en
    : chapter.chapter_title_en || chapter.chapter_title;
}

/** The time that a chapter tells of, by month: its first and last day are bounds and not events. */
export function chapterMonths(chapter: ChapterRecord, language: ContentLanguage): string | null {
  const { chapter_fromdate: from, chapter_todate: to } = chapter;
  if (from === null) return null;
  const first = formatDate(from, 'YYYY-MM', language);
  const last = to === null ? null : formatDate(to, 'YYYY-MM', language);
  return last === null || first === last ? first : `${first} – ${last}`;
}
