import { useQuery } from '@tanstack/react-query';
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
 * window is focused, and on request, at most once a minute.
 */
export function useWaitingCorrections(): WaitingCorrections {
  const isEnabled = useHasCapability('proposals.decide');
  const { data, isStale, refetch } = useQuery({
    ...callQuery(useRequiredClient(), 'countOpenProposals', {}),
    staleTime: freshMilliseconds,
    refetchOnWindowFocus: true,
    enabled: isEnabled,
  });
  return {
    count: isEnabled ? (data?.open ?? 0) : 0,
    refresh() {
      if (isEnabled && isStale) void refetch();
    },
  };
}
