import type { ApiBody } from '@cae-map/contract/api/client';
import { useMutation } from '@tanstack/react-query';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';

/** Requests an e-mail with a link; the response is the same for unknown addresses. */
export function useRequestPasswordReset() {
  const client = useRequiredClient();
  return useMutation({
    mutationFn: (body: ApiBody<'requestPasswordReset'>) => client.call('requestPasswordReset', {}, { body }),
  });
}
