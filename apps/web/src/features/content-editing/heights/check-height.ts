import { heightBounds } from '@cae-map/contract/entities/height-bounds';
import type { HeightRevision } from '@cae-map/contract/entities/place-data/height-editing';
import { checkTexts, type FieldProblem } from '../kind/check-fields.ts';
import { noPlace } from '../kind/places-field.tsx';
import type { HeightField } from './height-draft.ts';

/** Finds what the server would reject, by field. */
export function checkHeight(
  height: Pick<HeightRevision, HeightField>,
): Partial<Record<HeightField, FieldProblem>> {
  const { metres, place_id: placeId } = height;
  const problems = checkTexts<HeightField>(height, {
    required: ['source_ru', 'source_en'],
    longest: { source_ru: heightBounds.source, source_en: heightBounds.source },
  });
  if (placeId === noPlace) problems.place_id = 'required';
  // An emptied field is not a number.
  const isPossible =
    Number.isInteger(metres) && metres >= heightBounds.lowest && metres <= heightBounds.highest;
  if (!isPossible) problems.metres = 'badHeight';
  return problems;
}
