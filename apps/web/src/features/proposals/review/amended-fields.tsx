import type { Proposal } from '@cae-map/contract/entities/editing/proposal';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { proposalsMessages } from '../messages/index.ts';
import type { AmendedTexts } from './amended-values.ts';
import { proposalDiff, type DiffField } from './review-diff.ts';
import styles from './review.module.css';

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
  const { amended, fields } = messages.review;
  return proposalDiff(proposal).map(({ field, after }) => (
    <label key={field} className={styles.field}>
      <span>{`${amended}: ${fields[field]}`}</span>
      <input
        type="text"
        value={texts[field] ?? after}
        aria-invalid={invalid.includes(field)}
        onChange={({ target }) => onChange({ ...texts, [field]: target.value })}
      />
    </label>
  ));
}
