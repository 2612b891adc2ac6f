import { proposedValuesSchema, type ProposedValues } from '@cae-map/contract/entities/editing/proposal';
import { readTarget } from '@cae-map/expedition/map-links/read-target';
import { diffFields, type DiffField } from './review-diff.ts';

/** The texts of the fields as an editor has amended them. */
export type AmendedTexts = Readonly<Partial<Record<DiffField, string>>>;

interface AmendedValues {
  readonly values: ProposedValues;
  /** The fields whose texts cannot be read; they keep the proposed values. */
  readonly invalid: readonly DiffField[];
}

/** The values of a proposal with the amended texts in place of its own. */
export function amendValues(proposed: ProposedValues, texts: AmendedTexts): AmendedValues {
  let values = proposed;
  const invalid: DiffField[] = [];
  for (const field of diffFields) {
    const text = texts[field];
    if (text === undefined) continue;
    const change = readAmended(field, text.trim());
    const read = proposedValuesSchema.safeParse({ ...values, ...change });
    if (change === null || !read.success) invalid.push(field);
    else values = read.data;
  }
  return { values, invalid };
}

function readAmended(field: DiffField, text: string): ProposedValues | null {
  if (field === 'enddate') return { enddate: text === '' ? null : text };
  if (field !== 'position') return { [field]: text };
  const target = readTarget(text);
  if (target.kind === 'failure') return null;
  const [latitude, longitude] = target.position;
  return { latitude, longitude };
}
