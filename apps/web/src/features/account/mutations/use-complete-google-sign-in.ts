import { ApiError } from '@cae-map/contract/api/client';
import { useMutation } from '@tanstack/react-query';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { readExplainedCode } from '../form/refusal-text.ts';
import { useBeginSession } from './use-begin-session.ts';

/**
 * Completes a sign-in with the query of Google's redirect, without its question mark. The server redirects with the code of an
 * error and no state when a sign-in could not begin; there is nothing to complete then.
 */
export function useCompleteGoogleSignIn() {
  const client = useRequiredClient();
  return useMutation({
    async mutationFn(query: string) {
      const parameters = new URLSearchParams(query);
      if (parameters.has('error') && !parameters.has('state'))
        throw new ApiError('refused', '', { code: readExplainedCode(parameters.get('error')) });
      return await client.call('completeGoogleSignIn', {}, { body: { query } });
    },
    onSuccess: useBeginSession(),
  });
}
