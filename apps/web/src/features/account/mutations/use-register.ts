import type { ApiBody } from '@cae-map/contract/api/client';
import { useMutation } from '@tanstack/react-query';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { useBeginSession } from './use-begin-session.ts';

/**
 * Creates an account and signs in, unless a link in an e-mail must be opened first. A sign-in that fails after the
 * registration is not an error: the account exists.
 */
export function useRegister() {
  const client = useRequiredClient();
  const beginSession = useBeginSession();
  return useMutation({
    async mutationFn(body: ApiBody<'register'>) {
      const { is_confirmation_required: isConfirmationRequired } = await client.call(
        'register',
        {},
        { body },
      );
      if (isConfirmationRequired) return { next: 'confirm', email: body.email } as const;
      const login = { username: body.email, password: body.password };
      const token = await client.call('login', {}, { body: login }).catch(() => null);
      if (token === null) return { next: 'login' } as const;
      beginSession(token);
      return { next: 'signedIn' } as const;
    },
  });
}
