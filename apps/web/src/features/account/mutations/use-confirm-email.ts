import { useMutation, useQueryClient } from '@tanstack/react-query';
import { privateKey } from '../../../lib/api/private-data.ts';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';

/** Confirms an e-mail address with the token of a link. */
export function useConfirmEmail() {
  const client = useRequiredClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => client.call('confirmEmail', {}, { body: { token } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [privateKey] }),
  });
}
