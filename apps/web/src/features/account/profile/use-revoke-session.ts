import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { refreshRecords } from '../../../lib/api/writes/refresh-records.ts';

/** Ends another session of the account. */
export function useRevokeSession() {
  const client = useRequiredClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: number) => client.call('revokeMySession', { session_id: sessionId }),
    // The session may have ended already.
    onError: () => refreshRecords(queryClient, ['sessions']),
  });
}
