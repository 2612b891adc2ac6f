import type { WriteCallName } from '@cae-map/contract/api/calls';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { RequestError } from '../../../responses/request-error.ts';
import { clientNetwork } from '../../../security/client-network.ts';
import { checkNewPassword } from '../../../security/password-rules.ts';
import { loadNothing, writeRoute, type WriteContext } from '../../../writes/write-route.ts';
import type { AccountServices } from '../account-services.ts';
import { deleteSessions } from '../sessions/repository.ts';
import { presentUserChange } from '../users/presenter.ts';
import {
  findUser,
  findUserByEmail,
  insertUser,
  lockUser,
  updateUser,
  type UserRow,
} from '../users/repository.ts';
import type { TokenPurpose } from '../../../database/values.ts';
import type { InvitationData } from '../mails/account-links.ts';
import { countMail } from '../mails/mail-limit.ts';
import { deleteOneTimeTokens, findOneTimeToken, useOneTimeToken } from '../../../security/one-time-tokens.ts';
import { registrationAttempts } from './registration-limits.ts';

/** How many registrations, or requests of links, one network may make in the window of the counters. */
const maxRequestsOfNetwork = 30;

/** The links to choose a password: of users who have forgotten theirs, and of those who were invited. */
const passwordPurposes = ['reset_password', 'invitation'] as const;

/** Registration, the confirmation of an address, and the reset of a forgotten password. */
export const registrationRoutes: FastifyPluginAsync<AccountServices> = async (app, services) => {
  const { hasher, limits, notices, maxSignInAttempts } = services;
  const { orm } = app.database;
  const tag = 'accounts';

  async function countRequest({ ip }: FastifyRequest): Promise<void> {
    if (maxSignInAttempts === 0) return;
    await limits.count([{ key: `registration:${clientNetwork(ip)}`, limit: maxRequestsOfNetwork }]);
  }

  async function countRegistration({ ip }: FastifyRequest): Promise<void> {
    if (maxSignInAttempts === 0) return;
    for (const limit of registrationAttempts) await limits.countShared(limit, ip);
  }

  /** Counts an e-mail to an address, and returns its user. */
  async function countMailTo(email: string, request: FastifyRequest): Promise<UserRow | undefined> {
    const user = await findUserByEmail(orm, email);
    await countMail(services, request, { email, userId: user?.user_id });
    return user;
  }

  writeRoute(
    app,
    'register',
    {
      async prepare({ body, request }) {
        await countRequest(request);
        await checkNewPassword(body.password, body);
        await countRegistration(request);
        if (notices !== null) await countMailTo(body.email, request);
        return await hasher.hash(body.password, { kind: 'network', address: request.ip });
      },
      load: loadNothing,
      async act({ body, transaction, record, afterCommit }, _nothing, passwordHash) {
        const { email, full_name, lang } = body;
        const user = await insertUser(transaction, { email, full_name, password_hash: passwordHash });
        if (user) {
          const created = {
            entity: 'user',
            entityId: user.user_id,
            action: 'create',
            before: null,
            after: presentUserChange(user),
          } as const;
          await record(created, user.user_id);
          afterCommit(() => notices?.confirmEmail(user, lang));
        } else if (notices === null) {
          throw new RequestError('email_taken', `There is an account with the e-mail ${email} already.`);
        } else {
          // The response is that of a new account, so that it does not tell who has one.
          const found = await findUserByEmail(transaction, email);
          const existing = found && (await lockUser(transaction, found.user_id));
          if (existing === undefined) return { is_confirmation_required: true };
          if (existing.is_verified || existing.is_disabled) {
            afterCommit(() => notices.alreadyRegistered(existing, lang));
          } else {
            await withdrawPassword({ transaction, record }, existing);
            afterCommit(() => notices.registeredAgain(existing, lang));
          }
        }
        return { is_confirmation_required: notices !== null };
      },
    },
    { tag, summary: 'Creates an account' },
  );

  writeRoute(
    app,
    'confirmEmail',
    {
      prepare: ({ request }) => countRequest(request),
      load: (context) => useLink(context, ['confirm_email'], context.body.token),
      async act({ transaction, record }, { user }) {
        const confirmed = await updateUser(transaction, user.user_id, { is_verified: true });
        await deleteOneTimeTokens(transaction, user.user_id, 'confirm_email');
        await record(createUpdate(user, confirmed), user.user_id);
        return null;
      },
    },
    { tag, summary: 'Confirms the address with the secret of the e-mail' },
  );

  writeRoute(
    app,
    'requestPasswordReset',
    {
      async prepare({ request, body }) {
        if (notices === null)
          throw new RequestError(
            'conflict',
            'This server sends no e-mail: its operator can reset the password.',
          );
        await countRequest(request);
        return await countMailTo(body.email, request);
      },
      load: loadNothing,
      async act({ body, afterCommit }, _nothing, user) {
        // An unknown address has the same response.
        if (user && !user.is_disabled) afterCommit(() => notices?.resetPassword(user, body.lang));
        return null;
      },
    },
    { tag, summary: 'Sends a link to choose a new password' },
  );

  writeRoute(
    app,
    'resetPassword',
    {
      async prepare({ request, body }) {
        await countRequest(request);
        const token = await findOneTimeToken(orm, passwordPurposes, body.token);
        const user = token?.user_id == null ? undefined : await findUser(orm, token.user_id);
        if (user === undefined) throw createLinkExpiredError();
        await checkNewPassword(body.password, { email: user.email ?? '', full_name: user.full_name });
        return await hasher.hash(body.password, { kind: 'account', userId: user.user_id });
      },
      load: (context) => useLink(context, passwordPurposes, context.body.token),
      async act({ transaction, record, afterCommit }, { user, isSent }, passwordHash) {
        const updated = await updateUser(transaction, user.user_id, {
          password_hash: passwordHash,
          // A link that was sent to the address proves that it belongs to the user.
          is_verified: user.is_verified || isSent,
        });
        await deleteOneTimeTokens(transaction, user.user_id);
        await deleteSessions(transaction, user.user_id);
        await record(createUpdate(user, updated), user.user_id);
        // The first password replaces none.
        if (user.password_hash !== null) afterCommit(() => notices?.passwordChanged(updated));
        return null;
      },
    },
    { tag, summary: 'Sets a new password with the secret of the e-mail, and ends all sessions' },
  );
};

/**
 * Removes the password of an account whose address was registered again before it was confirmed, and withdraws the links that
 * confirm it; those to choose a password stay valid, since anybody can register an address again and again. One of the registrations may be that of another person, who would have access when the owner opens a link, whichever password were
 * kept (account pre-hijacking): the owner of the address chooses one by the link of the e-mail.
 */
async function withdrawPassword(
  { transaction, record }: Pick<WriteContext<'register'>, 'transaction' | 'record'>,
  user: UserRow,
): Promise<void> {
  await deleteOneTimeTokens(transaction, user.user_id, 'confirm_email');
  if (user.password_hash === null) return;
  const changed = await updateUser(transaction, user.user_id, { password_hash: null });
  await record(createUpdate(user, changed));
}

function createUpdate(before: UserRow, after: UserRow) {
  return {
    entity: 'user',
    entityId: before.user_id,
    action: 'update',
    before: presentUserChange(before),
    after: presentUserChange(after),
  } as const;
}

interface UsedLink {
  readonly user: UserRow;
  /** Whether the link was sent to the address of the user. */
  readonly isSent: boolean;
}

function isHandedOver(data: unknown): boolean {
  return Reflect.get(Object(data), 'is_handed_over' satisfies keyof InvitationData) === true;
}

/**
 * Loads and locks the user of a link, and uses its secret. The user is locked first, as by all that withdraw secrets, so that two
 * transactions do not wait for each other.
 */
async function useLink<Name extends WriteCallName>(
  { transaction }: WriteContext<Name>,
  purposes: readonly TokenPurpose[],
  secret: string,
): Promise<UsedLink> {
  const token = await findOneTimeToken(transaction, purposes, secret);
  const user = token?.user_id == null ? undefined : await lockUser(transaction, token.user_id);
  const used = await useOneTimeToken(transaction, purposes, secret);
  if (user === undefined || used === undefined || user.is_disabled) throw createLinkExpiredError();
  return { user, isSent: !isHandedOver(used.data) };
}

function createLinkExpiredError(): RequestError {
  return new RequestError('link_expired', 'The link has expired or was used already: request a new one.');
}
