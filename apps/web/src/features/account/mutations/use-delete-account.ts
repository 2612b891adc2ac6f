import { useMutation } from '@tanstack/react-query';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { endSession } from '../../../lib/session/session-changes.ts';

/** Deletes the account and ends the session; the password is null for an account without one. */
export function useDeleteAccount() {
  const client = useRequiredClient();
  return useMutation({
    mutationFn: (password: string | null) => client.call('deleteMe', {}, { body: { password } }),
    onSuccess: () => endSession('signedOut'),
  });
}
