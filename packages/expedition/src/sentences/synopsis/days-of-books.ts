import type { TextIdRecord } from '@cae-map/contract/entities/book';
import { addTo } from '../../group-by.ts';
import { compareTexts } from '../../texts/compare-texts.ts';
import { daysOfText } from '../../texts/days-of-text.ts';

type DatedText = Pick<
  TextIdRecord,
  'text_id' | 'chapter_id' | 'book_id' | 'text_seqid' | 'text_date' | 'text_enddate' | 'date_format'
>;

/** The texts of one book about a day. */
export interface BookOfDay<Text> {
  readonly bookId: number;
  /** By date, then by their position in the book. */
  readonly texts: readonly Text[];
}

/** What the books say of one day. */
export interface DayOfBooks<Text> {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** In the order of their ids; the same books are always in the same columns. */
  readonly books: readonly BookOfDay<Text>[];
}

/**
 * Groups texts by day and book. A text of several days is in each of them; texts without a date, with a coarser date than a day, or of more
 * than 31 days are in none.
 * @param texts in any order
 */
export function groupByDayAndBook<Text extends DatedText>(texts: readonly Text[]): DayOfBooks<Text>[] {
  const byDay = new Map<string, Text[]>();
  for (const text of texts.toSorted(compareTexts)) {
    for (const day of daysOfText(text)) addTo(byDay, day, text);
  }
  return [...byDay]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([date, ofDay]) => ({ date, books: groupByBook(ofDay) }));
}

function groupByBook<Text extends DatedText>(texts: readonly Text[]): BookOfDay<Text>[] {
  const byBook = new Map<number, Text[]>();
  for (const text of texts) addTo(byBook, text.book_id, text);
  return [...byBook]
    .map(([bookId, ofBook]) => ({ bookId, texts: ofBook }))
    .toSorted((a, b) => a.bookId - b.bookId);
}
