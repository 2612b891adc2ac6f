import { ApiError, type BrowserApiClient } from '@cae-map/contract/api/client';
import type { AccountRecord } from '@cae-map/contract/entities/accounts/account';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { completeSession, endSession } from '../session/session-changes.ts';
import { useIsInAudience } from '../session/use-offered.ts';
import { useBrowserApiClient } from './api-client-context.tsx';
import { callKey } from './query-key.ts';

/** The account of the visitor, in memory only. */
export function accountQuery(client: BrowserApiClient | null) {
  return queryOptions({
    queryKey: callKey('getMe'),
    queryFn: ({ signal }) => loadAccount(client, signal),
    staleTime: Infinity,
    retry: (failureCount, error) =>
      failureCount < 2 && !(error instanceof ApiError && error.kind === 'refused'),
    refetchOnReconnect: true,
  });
}

/** The account of a signed-in visitor; `account` is null until it is loaded and for other visitors. */
export function useAccount() {
  const client = useBrowserApiClient();
  const isSignedIn = useIsInAudience('signedIn');
  const { data, error, refetch } = useQuery({
    ...accountQuery(client),
    enabled: client !== null && isSignedIn,
  });
  return { isSignedIn, account: isSignedIn ? (data ?? null) : null, error, reload: refetch };
}

/** Loads the account; an account that the server rejects with 401 ends the session. */
async function loadAccount(client: BrowserApiClient | null, signal: AbortSignal): Promise<AccountRecord> {
  if (client === null) throw new Error('the account is loaded in the browser only');
  try {
    const account = await client.call('getMe', {}, { signal });
    completeSession(account);
    return account;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) endSession('rejected');
    throw error;
  }
}
