import type { Proposal } from '@cae-map/contract/entities/editing/proposal';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { proposalsMessages } from '../messages/index.ts';
import type { AmendedTexts } from './amended-values.ts';
import { proposalDiff, type DiffField } from './review-diff.ts';
import { Field } from '../../../ui/controls/field.tsx';

interface AmendedFieldsProps {
  readonly proposal: Proposal;
  readonly texts: AmendedTexts;
  /** The fields whose texts cannot be read. */
  readonly invalid: readonly DiffField[];
  readonly onChange: (texts: AmendedTexts) => void;
}

/** The fields in which an editor amends the proposed values. */
export function AmendedFields({ proposal, texts, invalid, onChange }: AmendedFieldsProps) {
  const { messages } = useLanguage(proposalsMessages);
  const { amended, fields, unreadable } = messages.review;
  return proposalDiff(proposal).map(({ field, after }) => (
    <Field
      key={field}
      label={`${amended}: ${fields[field]}`}
      problem={invalid.includes(field) ? unreadable : null}
      isProblemAnnounced
    >
      {(attributes) => (
        <input
          {...attributes}
          type="text"
          value={texts[field] ?? after}
          onChange={({ target }) => onChange({ ...texts, [field]: target.value })}
        />
      )}
    </Field>
  ));
}
