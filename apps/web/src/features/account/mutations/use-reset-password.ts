import type { ApiBody } from '@cae-map/contract/api/client';
import { useMutation } from '@tanstack/react-query';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';

/** Sets a new password with the token of a link. */
export function useResetPassword() {
  const client = useRequiredClient();
  return useMutation({
    mutationFn: (body: ApiBody<'resetPassword'>) => client.call('resetPassword', {}, { body }),
  });
}
