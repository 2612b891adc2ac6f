import { ApiError } from '@cae-map/contract/api/client';
import type { ManagedUser } from '@cae-map/contract/entities/accounts/managed-user';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callKey } from '../../../lib/api/query-key.ts';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { notify } from '../../../lib/notices/notices.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { usersMessages } from '../messages/index.ts';
import { userFailure } from '../use-change-user.ts';
import { LinkToHandOver } from './link-to-hand-over.tsx';

/** The button that invites a user again, in the language of the page; earlier links become void. */
export function RenewedInvitation({ user }: { readonly user: ManagedUser }) {
  const { language, messages } = useLanguage(usersMessages);
  const labels = messages.users;
  const client = useRequiredClient();
  const queryClient = useQueryClient();
  const [link, setLink] = useState<string | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: () => client.call('renewInvitation', { user_id: user.id }, { body: { lang: language } }),
    onSuccess(renewed) {
      setLink(renewed.link);
      if (renewed.link === null)
        notify({ kind: 'success', message: labels.done.invited(renewed.user.email) });
    },
    async onError(error) {
      const isLate = error instanceof ApiError && error.code === 'conflict';
      const message = isLate ? labels.failures.alreadySignedIn : userFailure(error, messages);
      notify({ kind: 'error', title: labels.failures.title, message });
      await queryClient.invalidateQueries({ queryKey: callKey('listUsers') });
    },
  });
  const close = (): void => setLink(null);
  return (
    <>
      <Button look="outlined" aria-disabled={isPending} onClick={() => mutate()}>
        {labels.renew}
      </Button>
      <Dialog
        title={labels.invitation.linkTitle}
        closeLabel={labels.close}
        isOpen={link !== null}
        onClose={close}
        use="form"
      >
        {link !== null && <LinkToHandOver name={user.full_name} link={link} onClose={close} />}
      </Dialog>
    </>
  );
}
