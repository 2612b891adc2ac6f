import { useMutation } from '@tanstack/react-query';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { announce } from '../../../lib/notices/announcements.ts';
import { notify } from '../../../lib/notices/notices.ts';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { endSession } from '../../../lib/session/session-changes.ts';
import { accountMessages } from '../messages/index.ts';

/** Signs out on this device at once; a notice reports that the server could not be told. */
export function useLogout() {
  const client = useRequiredClient();
  const { messages } = useLanguage(accountMessages);
  const { signedOut, signOutUnconfirmed } = messages.accountMenu;
  return useMutation({
    mutationFn() {
      endSession('signedOut');
      announce(signedOut);
      return client.call('logout', {});
    },
    onError: () => notify({ kind: 'warning', message: signOutUnconfirmed }),
  });
}
