import type { TextIdRecord } from '@cae-map/contract/entities/book';
import { compareDates } from '../dates/calendar.ts';

type TextInBook = Pick<TextIdRecord, 'text_id' | 'text_date' | 'text_seqid' | 'chapter_id'>;

/** Comparator for texts: by date with undated ones last, then by position in the book, then by id. */
export function compareTexts(a: TextInBook, b: TextInBook): number {
  return (
    compareOptionalDates(a.text_date, b.text_date) ||
    a.chapter_id - b.chapter_id ||
    a.text_seqid - b.text_seqid ||
    a.text_id - b.text_id
  );
}

function compareOptionalDates(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return compareDates(a, b);
}
