import { fullNameSchema } from '@cae-map/contract/entities/accounts/account';
import type { WriteCallName } from '@cae-map/contract/api/calls';
import { RequestError } from '../../../responses/request-error.ts';
import type { WriteContext } from '../../../writes/write-route.ts';
import { deleteSessions } from '../sessions/repository.ts';
import { presentUserChange } from '../users/presenter.ts';
import {
  findUserByEmail,
  findUserByGoogleSubject,
  insertUser,
  lockUser,
  updateUser,
  type UserRow,
} from '../users/repository.ts';
import type { GoogleIdentity } from '../google-client/google-client.ts';

type Context<Name extends WriteCallName> = Pick<WriteContext<Name>, 'transaction' | 'record'>;

/**
 * Returns the account of a Google identity: the one that is linked to it, else the one with its address, else a new one.
 * @throws {RequestError} `account_disabled`; `sign_in_failed` when the address belongs to another Google account
 */
export async function findOrCreateAccount<Name extends WriteCallName>(
  context: Context<Name>,
  identity: GoogleIdentity,
): Promise<UserRow> {
  const account =
    (await findAccount(context, identity)) ??
    (await createAccount(context, identity)) ??
    // Another request has just created it.
    (await findAccount(context, identity));
  if (account === undefined) throw new Error('the account that prevents the insertion exists');
  if (account.is_disabled)
    throw new RequestError('account_disabled', 'This account has been disabled by an administrator.');
  if (account.google_subject === identity.subject) return account;
  if (account.google_subject !== null)
    throw new RequestError(
      'sign_in_failed',
      'The account with this e-mail address is linked to another Google account.',
    );
  return await linkAccount(context, account, identity);
}

/** Finds and locks the account. */
async function findAccount<Name extends WriteCallName>(
  { transaction }: Context<Name>,
  { subject, email }: GoogleIdentity,
): Promise<UserRow | undefined> {
  const found =
    (await findUserByGoogleSubject(transaction, subject)) ?? (await findUserByEmail(transaction, email));
  return found && (await lockUser(transaction, found.user_id));
}

/** Returns undefined when the account has been created by another request. */
async function createAccount<Name extends WriteCallName>(
  { transaction, record }: Context<Name>,
  { subject, email, name }: GoogleIdentity,
): Promise<UserRow | undefined> {
  const user = await insertUser(transaction, {
    email,
    full_name: fullNameSchema.safeParse(name).data ?? email.split('@')[0] ?? '',
    password_hash: null,
    google_subject: subject,
    is_verified: true,
  });
  if (user)
    await record(
      {
        entity: 'user',
        entityId: user.user_id,
        action: 'create',
        before: null,
        after: presentUserChange(user),
      },
      user.user_id,
    );
  return user;
}

/**
 * Links an account to the identity with the same address. Whoever registered an address without confirming it may be somebody
 * else, who would keep access by the password: the password is removed and the sessions are ended.
 */
async function linkAccount<Name extends WriteCallName>(
  { transaction, record }: Context<Name>,
  user: UserRow,
  { subject }: GoogleIdentity,
): Promise<UserRow> {
  const linked = await updateUser(transaction, user.user_id, {
    google_subject: subject,
    is_verified: true,
    ...(user.is_verified ? {} : { password_hash: null }),
  });
  if (!user.is_verified) await deleteSessions(transaction, user.user_id);
  await record(
    {
      entity: 'user',
      entityId: user.user_id,
      action: 'update',
      before: presentUserChange(user),
      after: presentUserChange(linked),
    },
    user.user_id,
  );
  return linked;
}
