import {
  proposalSchema,
  type Proposal,
  type ProposalSubjectRecord,
} from '@cae-map/contract/entities/editing/proposal';
import type { ProposalRow } from './repository.ts';

/**
 * Presents a proposal to editors.
 * @param current the record as it is now; undefined if it has been deleted
 */
export function presentProposal(row: ProposalRow, current: ProposalSubjectRecord | undefined): Proposal {
  return proposalSchema.parse({
    ...row,
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    current: current ?? null,
  });
}
