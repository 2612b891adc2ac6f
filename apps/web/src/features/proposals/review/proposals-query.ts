import type { Proposal } from '@cae-map/contract/entities/editing/proposal';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { callQuery } from '../../../lib/api/query/call-query.ts';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';

/** The proposals, for a component that is rendered for editors only. Another window may have decided some while this one was hidden. */
export function useProposals(): UseQueryResult<readonly Proposal[]> {
  return useQuery({
    ...callQuery(useRequiredClient(), 'listProposals', {}),
    refetchOnWindowFocus: true,
  });
}
