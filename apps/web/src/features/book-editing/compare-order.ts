import type { ChapterRecord, TextRecord } from '@cae-map/contract/entities/book';

/** Sorts chapters of several books into the order in which they are read. */
export function compareChapters(one: ChapterRecord, other: ChapterRecord): number {
  return (
    one.book_id - other.book_id ||
    one.chapter_seqid - other.chapter_seqid ||
    one.chapter_id - other.chapter_id
  );
}

/** Sorts texts of a chapter into the order in which they are read. */
export function compareTexts(one: TextRecord, other: TextRecord): number {
  return one.text_seqid - other.text_seqid || one.text_id - other.text_id;
}
