import { lifeYearPattern, personBounds } from '@cae-map/contract/entities/people/person-bounds';
import type { PersonRevision } from '@cae-map/contract/entities/people/person-editing';
import { slugPattern } from '@cae-map/contract/entities/work-bounds';
import { checkTexts, type FieldProblem } from '../kind/check-fields.ts';
import type { PersonField } from './person-draft.ts';

/** Finds what the server would reject, by field. */
export function checkPerson(
  person: Pick<PersonRevision, PersonField>,
): Partial<Record<PersonField, FieldProblem>> {
  const problems = checkTexts<PersonField>(person, {
    required: ['name_ru', 'name_en', 'role_ru', 'role_en', 'about_ru', 'about_en'],
    longest: {
      name_ru: personBounds.name,
      name_en: personBounds.name,
      other_names: personBounds.otherNames,
      role_ru: personBounds.role,
      role_en: personBounds.role,
      about_ru: personBounds.about,
      about_en: personBounds.about,
      fate_ru: personBounds.fate,
      fate_en: personBounds.fate,
    },
  });
  if (!slugPattern.test(person.person_id)) problems.person_id = 'badName';
  for (const field of ['born', 'died'] as const)
    if (!lifeYearPattern.test(person[field])) problems[field] = 'badYear';
  if (person.stretches.some(({ from, to }) => from === 0 || to === 0)) problems.stretches = 'unfinished';
  if (person.sources.some(({ work }) => work === '')) problems.sources = 'unfinished';
  return problems;
}
