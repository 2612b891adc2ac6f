import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useHasCapability } from '../session/use-offered.ts';
import { callQuery } from './query/call-query.ts';
import { useRequiredClient } from './use-required-client.ts';

/** How long the number is fresh, in milliseconds. */
const freshMilliseconds = 60_000;

export interface WaitingCorrections {
  /** 0 for visitors who may not decide about corrections, and until the number is known. */
  readonly count: number;
  /** Refetches the number if it is stale. */
  readonly refresh: () => void;
}

/**
 * How many corrections wait for a decision. There is no interval: the number is fetched with the first use, after a decision, when the
 * window is shown again, since another one may have decided, and on request, at most once a minute.
 */
export function useWaitingCorrections(): WaitingCorrections {
  const isEnabled = useHasCapability('proposals.decide');
  const { data, isStale, refetch } = useQuery({
    ...callQuery(useRequiredClient(), 'countOpenProposals', {}),
    staleTime: freshMilliseconds,
    refetchOnWindowFocus: 'always',
    enabled: isEnabled,
  });
  return {
    count: isEnabled ? (data?.open ?? 0) : 0,
    refresh() {
      if (isEnabled && isStale) void refetch();
    },
  };
}

/** Refetches the number if it differs from that of a list that was loaded later. @param listed the open corrections of the list */
export function useMatchWaitingCorrections(listed: number): void {
  const client = useRequiredClient();
  const queryClient = useQueryClient();
  useEffect(() => {
    const { queryKey } = callQuery(client, 'countOpenProposals', {});
    const known = queryClient.getQueryData(queryKey);
    if (known !== undefined && known.open !== listed) void queryClient.invalidateQueries({ queryKey });
  }, [client, queryClient, listed]);
}
