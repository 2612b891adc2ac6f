import type { ApiBody } from '@cae-map/contract/api/client';
import { useMutation } from '@tanstack/react-query';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';

/** Changes the password of the account. */
export function useChangePassword() {
  const client = useRequiredClient();
  return useMutation({
    mutationFn: (body: ApiBody<'changePassword'>) => client.call('changePassword', {}, { body }),
  });
}
