import type { PageRevision } from '@cae-map/contract/entities/shipped/page-editing';
import { pageBounds, plainLinePattern } from '@cae-map/contract/entities/shipped/shipped-bounds';
import { checkTexts, type FieldProblem } from '../kind/check-fields.ts';
import type { PageField } from './page-draft.ts';

const lines = ['title_ru', 'title_en', 'summary_ru', 'summary_en'] as const;

/** Finds what the server would reject, by field. That a heading is missing is the answer of the server. */
export function checkPage(page: Pick<PageRevision, PageField>): Partial<Record<PageField, FieldProblem>> {
  const problems = checkTexts<PageField>(page, {
    required: [...lines, 'text_ru', 'text_en'],
    longest: {
      title_ru: pageBounds.title,
      title_en: pageBounds.title,
      summary_ru: pageBounds.summary,
      summary_en: pageBounds.summary,
      text_ru: pageBounds.text,
      text_en: pageBounds.text,
    },
  });
  for (const field of lines)
    if (page[field] !== '' && !plainLinePattern.test(page[field].trim())) problems[field] = 'notALine';
  return problems;
}
