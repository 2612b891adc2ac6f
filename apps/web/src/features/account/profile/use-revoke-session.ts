import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { sessionsKey } from './sessions-query.ts';

/** Ends another session of the account. */
export function useRevokeSession() {
  const client = useRequiredClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: number) => client.call('revokeMySession', { session_id: sessionId }),
    // Also after a failure: the session may have ended already.
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsKey }),
  });
}
