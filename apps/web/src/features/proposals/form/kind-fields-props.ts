import type { CorrectedRecord } from '../../../lib/corrections/correction-request.ts';
import type { DraftField, ProposalDraft } from '../draft/draft.ts';

/** What the fields of each kind of proposal receive. */
export interface KindFieldsProps {
  readonly record: CorrectedRecord;
  readonly draft: ProposalDraft;
  readonly onChange: (change: Partial<ProposalDraft>) => void;
  readonly problemOf: (field: DraftField) => string | null;
}
