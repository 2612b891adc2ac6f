import type { TextRecord } from '@cae-map/contract/entities/book';
import type { Language } from '@cae-map/contract/enumerations';
import { formatDateRange } from '../dates/format-dates.ts';
import { textIn, type TextInLanguage } from './titles.ts';

/** An entry of a book as a reader sees it. */
export interface TextEntry {
  /** Its day or days in words, as precise as they are known; null for an undated text. */
  readonly dates: string | null;
  /** HTML, in the reader's language or, where that is missing, in the other. */
  readonly content: TextInLanguage;
  /** Where it was written or what it is headed with; empty where nobody noted it. */
  readonly place: TextInLanguage;
}

/** Reads a text of a book for a reader of a language. A text without an end is of its one day. */
export function textEntry(text: TextRecord, language: Language): TextEntry {
  const { text_date: date, text_enddate: enddate, date_format } = text;
  return {
    dates: formatDateRange({ date, enddate: enddate ?? date, date_format }, language),
    content: textIn(text, 'text_content', language),
    place: textIn(text, 'text_onplace', language),
  };
}
