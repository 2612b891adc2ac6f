import type { Proposal } from '@cae-map/contract/entities/editing/proposal';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { privateKey } from '../../../lib/api/private-data.ts';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';

/** Query key of the proposals, readable by editors. */
export const proposalsKey = [privateKey, 'proposals'] as const;

/** The proposals, for a component that is rendered for editors only. */
export function useProposals(): UseQueryResult<readonly Proposal[]> {
  const client = useRequiredClient();
  return useQuery({
    queryKey: proposalsKey,
    queryFn: ({ signal }) => client.call('listProposals', {}, { signal }),
    staleTime: 0,
    retry: 1,
  });
}
