import { useMutation } from '@tanstack/react-query';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';

/** Confirms an e-mail address with the token of a link. */
export function useConfirmEmail() {
  const client = useRequiredClient();
  return useMutation({
    mutationFn: (token: string) => client.call('confirmEmail', {}, { body: { token } }),
  });
}
