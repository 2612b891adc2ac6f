import type { ChapterRecord } from '@cae-map/contract/entities/book';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { formatDate } from '@cae-map/expedition/dates/format-dates';

/** The time that a chapter tells of, by month: its first and last day are bounds and not events. */
export function chapterMonths(chapter: ChapterRecord, language: ContentLanguage): string | null {
  const { chapter_fromdate: from, chapter_todate: to } = chapter;
  if (from === null) return null;
  const first = formatDate(from, 'YYYY-MM', language);
  const last = to === null ? null : formatDate(to, 'YYYY-MM', language);
  return last === null || first === last ? first : `${first} – ${last}`;
}
