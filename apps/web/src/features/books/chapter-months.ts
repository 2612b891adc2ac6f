import type { ChapterRecord } from '@cae-map/contract/entities/book';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { formatDate } from '@cae-map/expedition/dates/format-dates';

/** Formats the period of a chapter by month, since its first and last day are only bounds. */
export function chapterMonths(chapter: ChapterRecord, language: ContentLanguage): string | null {
  const { chapter_fromdate: from, chapter_todate: to } = chapter;
  if (from === null) return null;
  const first = formatDate(from, 'YYYY-MM', language);
  const last = to === null ? null : formatDate(to, 'YYYY-MM', language);
  return last === null || first === last ? first : `${first} – ${last}`;
}
