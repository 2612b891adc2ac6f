import type { TextRecord } from '@cae-map/contract/entities/book';
import type { Language } from '@cae-map/contract/enumerations';
import { formatDateRange } from '../dates/format-dates.ts';
import { textIn, type TextInLanguage } from './titles.ts';

/** An entry of a book in the language of the reader. */
export interface TextEntry {
  /** Its formatted dates, as precise as known; null for an undated text. */
  readonly dates: string | null;
  /** HTML, in the reader's language or, when that is missing, in the other one. */
  readonly content: TextInLanguage;
  /** Where it was written, or its heading; may be empty. */
  readonly place: TextInLanguage;
}

/** Builds the entry of a text in a language. A text without an end date is of one day. */
export function textEntry(text: TextRecord, language: Language): TextEntry {
  const { text_date: date, text_enddate: enddate, date_format } = text;
  return {
    dates: formatDateRange({ date, enddate: enddate ?? date, date_format }, language),
    content: textIn(text, 'text_content', language),
    place: textIn(text, 'text_onplace', language),
  };
}
