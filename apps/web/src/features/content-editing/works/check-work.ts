import { slugPattern, workBounds } from '@cae-map/contract/entities/work-bounds';
import type { WorkRevision } from '@cae-map/contract/entities/works/work-editing';
import { checkTexts, type FieldProblem } from '../kind/check-fields.ts';
import type { WorkField } from './work-draft.ts';

/** Finds what the server would reject, by field. `outOfRange` is a message of every form. */
export function checkWork(
  work: Pick<WorkRevision, WorkField>,
): Partial<Record<WorkField, FieldProblem | 'outOfRange'>> {
  const problems: Partial<Record<WorkField, FieldProblem | 'outOfRange'>> = checkTexts<WorkField>(work, {
    required: ['title_ru', 'title_en'],
    longest: {
      author_ru: workBounds.author,
      author_en: workBounds.author,
      title_ru: workBounds.title,
      title_en: workBounds.title,
      publication_ru: workBounds.publication,
      publication_en: workBounds.publication,
      url: workBounds.url,
      note_ru: workBounds.note,
      note_en: workBounds.note,
    },
  });
  const { work_id: name, year, url } = work;
  if (!slugPattern.test(name)) problems.work_id = 'badName';
  const isYear =
    year === null || (Number.isInteger(year) && year >= workBounds.firstYear && year <= workBounds.lastYear);
  if (!isYear) problems.year = 'outOfRange';
  if (url !== null && !(url.startsWith('https://') && URL.canParse(url))) problems.url = 'badLink';
  return problems;
}
