import { isCalendarDate } from '@cae-map/contract/calendar-date';
import type { TextRevision } from '@cae-map/contract/entities/books/text-editing';
import { textBounds } from '@cae-map/contract/entities/books/text-bounds';
import type { TextField } from './text-draft.ts';

/** Why the value of a field cannot be saved. */
type FieldProblem = 'notADate' | 'endBeforeStart' | 'tooLong' | 'unfinished';

const longest = {
  text_content: textBounds.content,
  text_content_en: textBounds.content,
  text_onplace: textBounds.heading,
  text_onplace_en: textBounds.heading,
} as const;

/** Finds what the server would reject, by field. */
export function checkText(text: Pick<TextRevision, TextField>): Partial<Record<TextField, FieldProblem>> {
  const problems: Partial<Record<TextField, FieldProblem>> = {};
  for (const field of Object.keys(longest) as (keyof typeof longest)[])
    if (text[field].length > longest[field]) problems[field] = 'tooLong';
  for (const field of ['text_date', 'text_enddate'] as const) {
    const day = text[field];
    if (day !== null && !isCalendarDate(day)) problems[field] = 'notADate';
  }
  const { text_date: first, text_enddate: last } = text;
  if (problems.text_enddate === undefined && first !== null && last !== null && last < first)
    problems.text_enddate = 'endBeforeStart';
  if (text.sources?.some(({ work }) => work === '')) problems.sources = 'unfinished';
  return problems;
}
