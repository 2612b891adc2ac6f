import type { ProposalBody } from '@cae-map/contract/entities/proposal';
import { useMutation } from '@tanstack/react-query';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';

/** Sends a proposal to the editors. */
export function useSendProposal() {
  const client = useRequiredClient();
  return useMutation({
    mutationFn: (body: ProposalBody) => client.call('createProposal', {}, { body }),
  });
}
