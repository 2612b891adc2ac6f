import type { InvitedUser } from '@cae-map/contract/entities/accounts/managed-user';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import type { WriteCallName } from '@cae-map/contract/api/calls';
import type { WriteContext } from '../../../writes/write-route.ts';
import type { AccountServices } from '../account-services.ts';
import { createAccountLink } from '../mails/account-links.ts';
import { deleteOneTimeTokens } from '../../../security/one-time-tokens.ts';
import type { UserRow } from '../users/repository.ts';
import { presentManagedUser } from './presenter.ts';
import { countUserSessions } from './repository.ts';

/**
 * Invites a user to choose a password: by e-mail, or, while no mail server is configured, by a link that the administrator hands
 * over. Links of earlier invitations are withdrawn.
 */
export async function invite<Name extends WriteCallName>(
  { notices, publicUrl }: Pick<AccountServices, 'notices' | 'publicUrl'>,
  { transaction, afterCommit }: Pick<WriteContext<Name>, 'transaction' | 'afterCommit'>,
  user: UserRow,
  language: ContentLanguage,
): Promise<InvitedUser> {
  await deleteOneTimeTokens(transaction, user.user_id, 'invitation');
  const presented = presentManagedUser({
    ...user,
    session_count: await countUserSessions(transaction, user.user_id),
  });
  if (notices !== null) {
    afterCommit(() => notices.invite(user, language));
    return { user: presented, link: null };
  }
  const data = { is_handed_over: true };
  const link = await createAccountLink(transaction, user, {
    publicUrl,
    language,
    purpose: 'invitation',
    data,
  });
  return { user: presented, link };
}
