import { ApiError } from '@cae-map/contract/api/client';
import type {
  PhotographAcceptance,
  Proposal,
  ProposedValues,
} from '@cae-map/contract/entities/editing/proposal';
import { useMutation } from '@tanstack/react-query';
import { forgetActions } from '../../../lib/editing/action-history.ts';
import { failureMessage } from '../../../lib/api/failure-message.ts';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { notify } from '../../../lib/notices/notices.ts';
import { proposalsMessages, type ProposalsMessages } from '../messages/index.ts';

/** What an editor saves and publishes. */
export interface Acceptance {
  readonly values: ProposedValues;
  /** The texts of the photograph; null to delete it. */
  readonly photograph: PhotographAcceptance | null;
  readonly isCredited: boolean;
}

/** How an editor decides about a proposal. */
export interface Decision {
  readonly proposal: Proposal;
  readonly note: string;
  /** Null to decline. */
  readonly acceptance: Acceptance | null;
}

/** Decides about a proposal. A record or a proposal that has changed since is shown again with its new values. */
export function useDecide() {
  const { messages } = useLanguage(proposalsMessages);
  const client = useRequiredClient();
  const labels = messages.review;
  return useMutation({
    mutationFn: ({ proposal, note, acceptance }: Decision) => {
      const { proposal_id, version, current, subject_version } = proposal;
      if (acceptance === null)
        return client.call('declineProposal', { proposal_id }, { body: { editor_note: note }, version });
      const body = {
        subject_version: current?.version ?? subject_version,
        values: acceptance.values,
        photograph: acceptance.photograph,
        is_credited: acceptance.isCredited,
        editor_note: note,
      };
      return client.call('acceptProposal', { proposal_id }, { body, version });
    },
    onSuccess(_decided, { acceptance }) {
      notify({ kind: 'success', message: acceptance === null ? labels.declined : labels.accepted });
      if (acceptance !== null) forgetActions();
    },
    onError: (error) => {
      const message = describeFailure(error, messages);
      notify({ kind: 'error', title: labels.failed, message });
    },
  });
}

function describeFailure(error: Error, messages: ProposalsMessages): string {
  if (!(error instanceof ApiError)) return failureMessage(error, messages);
  if (error.code === 'duplicate_file') return messages.review.photograph.duplicate;
  if (error.code === 'already_decided') return messages.review.alreadyDecided;
  if (error.code === 'version_conflict') return messages.review.conflict;
  // The detail says what to do: the record was deleted, or the photograph is missing.
  const isExplained = error.code === 'invalid_request' || error.code === 'conflict';
  return isExplained ? error.message : failureMessage(error, messages);
}
