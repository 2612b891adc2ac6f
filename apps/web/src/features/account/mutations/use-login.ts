import type { ApiBody } from '@cae-map/contract/api/client';
import { useMutation } from '@tanstack/react-query';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { useBeginSession } from './use-begin-session.ts';

/** Signs in by e-mail and password. */
export function useLogin() {
  const client = useRequiredClient();
  return useMutation({
    mutationFn: (body: ApiBody<'login'>) => client.call('login', {}, { body }),
    onSuccess: useBeginSession(),
  });
}
