import type { ChapterRevision } from '@cae-map/contract/entities/books/chapter-editing';
import { newRecordId } from '../../../ui/workbench/kind/record-kind.ts';

/** A new chapter, the last one of a book. @param bookId of the query of the URL */
export function createBlankChapter(
  chapters: readonly ChapterRevision[],
  bookId: number | null,
): ChapterRevision {
  const positions = chapters.filter((chapter) => chapter.book_id === bookId).map((one) => one.chapter_seqid);
  return {
    chapter_id: newRecordId,
    book_id: bookId ?? 0,
    chapter_seqid: Math.max(0, ...positions) + 1,
    chapter_title: '',
    chapter_title_en: '',
    chapter_fromdate: null,
    chapter_todate: null,
    version: 1,
    updated_at: '1970-01-01T00:00:00.000Z',
    updated_by: null,
  };
}
