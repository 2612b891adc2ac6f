import type { ApiBody } from '@cae-map/contract/api/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { privateKey } from '../../../lib/api/private-data.ts';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';

/** Changes the password of the account. */
export function useChangePassword() {
  const client = useRequiredClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ApiBody<'changePassword'>) => client.call('changePassword', {}, { body }),
    // The version of the account and the sessions have changed.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [privateKey] }),
  });
}
