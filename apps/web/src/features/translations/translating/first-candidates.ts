import { translationBounds } from '@cae-map/contract/entities/translations/translation-bounds';
import type { FieldRow } from '../model/field-row.ts';
import { referenceOf, type Candidate } from './opened-fields.ts';

/** A text of at most so many characters is a sentence for a newcomer. */
const shortText = 220;

/** The missing translations with which a newcomer begins: first those of a short plain text, in the order of the list. */
export function firstCandidates(rows: readonly FieldRow[]): Candidate[] {
  const missing = rows.filter(({ state, shown }) => state.status === 'missing' && shown.source.trim() !== '');
  const isShort = ({ field, shown }: FieldRow): boolean =>
    field.format === 'plain' && shown.source.length <= shortText;
  return [...missing.filter(isShort), ...missing.filter((row) => !isShort(row))]
    .slice(0, translationBounds.candidates)
    .map(({ state }) => ({ reference: referenceOf(state), version: state.version }));
}
