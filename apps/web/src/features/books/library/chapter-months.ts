import type { ChapterRecord } from '@cae-map/contract/entities/book';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { formatSpan } from '@cae-map/expedition/dates/format-dates';

/** Formats the period of a chapter by month, since its first and last day are only bounds. */
export function chapterMonths(chapter: ChapterRecord, language: ContentLanguage): string | null {
  const { chapter_fromdate: from, chapter_todate: to } = chapter;
  const month = (date: string | null) => ({ date, date_format: 'YYYY-MM' });
  return from === null ? null : formatSpan(month(from), month(to), language);
}
