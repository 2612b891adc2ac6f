import type {
  Proposal,
  ProposalSubjectRecord,
  ProposedValues,
} from '@cae-map/contract/entities/editing/proposal';
import { toPosition } from '@cae-map/expedition/route/route';
import { formatPosition } from '../../../lib/format-position.ts';
import { positionOf } from './reviewed-store.ts';

/** The fields of a diff; latitude and longitude are one. */
export const diffFields = ['position', 'date', 'enddate', 'title_ru', 'title_en'] as const;
export type DiffField = (typeof diffFields)[number];

/** A field that a proposal changes. Empty texts mean no value. */
export interface DiffRow {
  readonly field: DiffField;
  readonly before: string;
  readonly after: string;
}

/** The fields that a proposal changes, as texts: the present values beside the proposed ones. */
export function proposalDiff({ current, proposed }: Proposal): readonly DiffRow[] {
  return diffFields
    .filter((field) => (field === 'position' ? 'latitude' : field) in proposed)
    .map((field) => ({ field, before: presentText(current, field), after: proposedText(proposed, field) }));
}

function presentText(record: ProposalSubjectRecord | null, field: DiffField): string {
  if (record === null) return '';
  if (field !== 'position') return record[field] ?? '';
  const position = toPosition(record);
  return position === null ? '' : formatPosition(position);
}

/** The value of a field as text, as it is shown and edited; empty if it has none. */
export function proposedText(values: ProposedValues, field: DiffField): string {
  if (field !== 'position') return values[field] ?? '';
  const position = positionOf(values);
  return position === null ? '' : formatPosition(position);
}
