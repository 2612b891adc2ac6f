import { ApiError } from '@cae-map/contract/api/client';
import type { ManagedUser } from '@cae-map/contract/entities/accounts/managed-user';
import type { UserRole } from '@cae-map/contract/roles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureMessage } from '../../lib/api/failure-message.ts';
import { useRequiredClient } from '../../lib/api/use-required-client.ts';
import { rememberAction } from '../../lib/editing/action-history.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { announce } from '../../lib/notices/announcements.ts';
import { notify } from '../../lib/notices/notices.ts';
import { usersMessages, type UsersMessages } from './messages/index.ts';
import { callKey } from '../../lib/api/query-key.ts';

interface UserEdit {
  readonly role?: UserRole;
  readonly is_disabled?: boolean;
}

interface EditOfUser {
  readonly user: ManagedUser;
  readonly edit: UserEdit;
}

/** The changes of a user: each is saved immediately, failures are reported, and a change of the role can be undone. */
export function useChangeUser() {
  const { messages } = useLanguage(usersMessages);
  const client = useRequiredClient();
  const queryClient = useQueryClient();
  const { done, roles } = messages.users;

  const onError = async (error: Error): Promise<void> => {
    const { title } = messages.users.failures;
    notify({ kind: 'error', title, message: userFailure(error, messages) });
    await queryClient.invalidateQueries({ queryKey: callKey('listUsers') });
  };
  const edit = useMutation({
    mutationFn: ({ user, edit: body }: EditOfUser) =>
      client.call('updateUser', { user_id: user.id }, { version: user.version, body }),
    onError,
  });
  const sessions = useMutation({
    mutationFn: (user: ManagedUser) => client.call('endUserSessions', { user_id: user.id }, {}),
    onError,
  });

  /** Saves an edit and offers to undo it, if it can be undone as a whole: ended sessions cannot. */
  async function save(user: ManagedUser, body: UserEdit, label: string, inverse: UserEdit | null) {
    const saved = await edit.mutateAsync({ user, edit: body }).catch(() => null);
    if (saved === null) return;
    if (inverse === null) announce(label);
    else
      rememberAction({
        label,
        undo: async () => {
          await edit.mutateAsync({ user: saved, edit: inverse });
        },
      });
  }

  return {
    isBusy: edit.isPending || sessions.isPending,
    setRole: (user: ManagedUser, role: UserRole) =>
      save(user, { role }, done.role(user.full_name, roles[role]), { role: user.role }),
    disable: (user: ManagedUser) => save(user, { is_disabled: true }, done.disabled(user.full_name), null),
    enable: (user: ManagedUser) =>
      save(user, { is_disabled: false }, done.enabled(user.full_name), { is_disabled: true }),
    async endSessions(user: ManagedUser) {
      const saved = await sessions.mutateAsync(user).catch(() => null);
      if (saved === null) return;
      announce(done.sessions(user.full_name));
    },
  };
}

/** The message for a change that has failed. */
export function userFailure(error: Error, messages: UsersMessages): string {
  const { failures } = messages.users;
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'version_conflict') return failures.conflict;
  if (code === 'conflict') return failures.lastAdmin;
  if (code === 'email_taken') return failures.emailTaken;
  if (code === 'too_many_requests') return failures.tooMany;
  return failureMessage(error, messages);
}
