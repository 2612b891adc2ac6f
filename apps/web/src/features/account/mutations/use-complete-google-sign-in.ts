import { useMutation } from '@tanstack/react-query';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { useBeginSession } from './use-begin-session.ts';

/** Completes a sign-in with the query of Google's redirect, without its question mark. */
export function useCompleteGoogleSignIn() {
  const client = useRequiredClient();
  return useMutation({
    mutationFn: (query: string) => client.call('completeGoogleSignIn', {}, { body: { query } }),
    onSuccess: useBeginSession(),
  });
}
