import { aliasBounds } from '@cae-map/contract/entities/place-data/alias-bounds';
import type { AliasRevision } from '@cae-map/contract/entities/place-data/alias-editing';
import { isVisible } from '@cae-map/contract/visible-character';
import { checkTexts, type FieldProblem } from '../kind/check-fields.ts';
import { noPlace } from '../kind/places-field.tsx';
import type { AliasField } from './alias-draft.ts';

/** Finds what the server would reject, by field. */
export function checkAlias(
  alias: Pick<AliasRevision, AliasField>,
): Partial<Record<AliasField, FieldProblem>> {
  const { place_ids: placeIds, names } = alias;
  const problems = checkTexts<AliasField>(alias, { required: [], longest: { note: aliasBounds.note } });
  if (placeIds.length === 0) problems.place_ids = 'required';
  else if (placeIds.includes(noPlace)) problems.place_ids = 'unfinished';
  else if (hasTwice(placeIds.map(String))) problems.place_ids = 'repeated';
  if (names.length === 0) problems.names = 'required';
  else if (names.some(({ name }) => !isVisible(name))) problems.names = 'unfinished';
  else if (hasTwice(names.map(({ language, name }) => `${language} ${name.trim()}`)))
    problems.names = 'repeated';
  return problems;
}

function hasTwice(values: readonly string[]): boolean {
  return new Set(values).size < values.length;
}
