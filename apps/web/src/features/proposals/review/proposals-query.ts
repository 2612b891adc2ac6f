import type { Proposal } from '@cae-map/contract/entities/proposal';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { privateKey } from '../../../lib/api/private-data.ts';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { useIsInAudience } from '../../../lib/session/use-offered.ts';

/** The key of the proposals as editors read them. */
export const proposalsKey = [privateKey, 'proposals'] as const;

/** The proposals; without an administrator account nothing is requested. */
export function useProposals(): UseQueryResult<readonly Proposal[]> {
  const client = useRequiredClient();
  return useQuery({
    queryKey: proposalsKey,
    queryFn: ({ signal }) => client.call('listProposals', {}, { signal }),
    enabled: useIsInAudience('editors'),
    staleTime: 0,
    retry: 1,
  });
}
