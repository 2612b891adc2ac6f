import { useMutation } from '@tanstack/react-query';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { endSession } from '../../../lib/session/session-changes.ts';

/** Ends all sessions of the account, this one included. */
export function useSignOutEverywhere() {
  const client = useRequiredClient();
  return useMutation({
    mutationFn: () => client.call('signOutEverywhere', {}),
    onSuccess: () => endSession('signedOut'),
  });
}
