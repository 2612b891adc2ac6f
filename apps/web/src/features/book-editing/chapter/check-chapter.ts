import { isCalendarDate } from '@cae-map/contract/calendar-date';
import { bookBounds } from '@cae-map/contract/entities/books/book-bounds';
import type { ChapterRevision } from '@cae-map/contract/entities/books/chapter-editing';
import { isVisible } from '@cae-map/contract/visible-character';
import type { ChapterField } from './chapter-draft.ts';

/** Why the value of a field cannot be saved. */
type FieldProblem = 'required' | 'tooLong' | 'notADate' | 'endBeforeStart';

/** Finds what the server would reject, by field. */
export function checkChapter(
  chapter: Pick<ChapterRevision, ChapterField>,
): Partial<Record<ChapterField, FieldProblem>> {
  const problems: Partial<Record<ChapterField, FieldProblem>> = {};
  for (const field of ['chapter_title', 'chapter_title_en'] as const) {
    if (!isVisible(chapter[field])) problems[field] = 'required';
    if (chapter[field].length > bookBounds.title) problems[field] = 'tooLong';
  }
  for (const field of ['chapter_fromdate', 'chapter_todate'] as const) {
    const day = chapter[field];
    if (day !== null && !isCalendarDate(day)) problems[field] = 'notADate';
  }
  const { chapter_fromdate: first, chapter_todate: last } = chapter;
  if (problems.chapter_todate === undefined && first !== null && last !== null && last < first)
    problems.chapter_todate = 'endBeforeStart';
  return problems;
}
