import type { FastifyPluginAsync } from 'fastify';
import { lockAdministrators } from '../../../database/write-locks.ts';
import { createInvalidTokenError } from '../../../security/access-tokens.ts';
import { checkNewPassword } from '../../../security/password-rules.ts';
import { privateReadRoute } from '../../../writes/private-read-route.ts';
import { writeRoute } from '../../../writes/write-route.ts';
import type { AccountServices } from '../account-services.ts';
import { deleteOneTimeTokens } from '../../../security/one-time-tokens.ts';
import { clearRefreshCookie } from '../browsers/cookies.ts';
import { presentSession } from '../sessions/presenter.ts';
import { deleteSessions, findSessions } from '../sessions/repository.ts';
import { requireRemainingAdmin } from '../users/last-administrator.ts';
import { confirmPassword, loadOwnAccount, requireCaller } from '../users/own-account.ts';
import { ownAccount } from './policy.ts';
import { presentAccount, presentExportedAccount, presentUserChange } from '../users/presenter.ts';
import { findChangesOf, findUser, updateUser, type UserRow } from '../users/repository.ts';

/** The most changes that the export of an account lists. */
const maxExportedChanges = 10_000;

/** The caller's own account. */
export const usersRoutes: FastifyPluginAsync<AccountServices> = async (app, services) => {
  const { hasher, limits, notices, isEncrypted } = services;
  const { orm } = app.database;
  const tag = 'accounts';

  privateReadRoute(
    app,
    'getMe',
    async ({ caller }) => presentAccount(await requireUser(caller.userId), caller.role),
    {
      tag,
      summary: 'The account of the caller',
    },
  );

  privateReadRoute(
    app,
    'exportMe',
    async ({ caller }) => ({
      account: presentExportedAccount(await requireUser(caller.userId)),
      sessions: (await findSessions(orm, caller.userId)).map((row) => presentSession(row, caller.sessionId)),
      changes: (await findChangesOf(orm, caller.userId, maxExportedChanges)).map((change) => ({
        ...change,
        at: change.at.toISOString(),
      })),
    }),
    { tag, summary: 'Everything that is stored about the caller' },
  );

  writeRoute(
    app,
    'updateMe',
    {
      policy: ownAccount,
      load: loadOwnAccount,
      presentConflict: (user) => presentAccount(user),
      async act({ caller, transaction, body, record }, user) {
        const updated = await updateUser(transaction, user.user_id, { full_name: body.full_name });
        await record({
          entity: 'user',
          entityId: user.user_id,
          action: 'update',
          before: presentUserChange(user),
          after: presentUserChange(updated),
        });
        return presentAccount(updated, caller?.role);
      },
    },
    { tag, summary: 'Changes the name' },
  );

  writeRoute(
    app,
    'changePassword',
    {
      policy: ownAccount,
      async prepare({ caller, body }) {
        const user = await confirmPassword(
          { orm, hasher, limits },
          requireCaller(caller),
          body.current_password,
        );
        await checkNewPassword(body.new_password, { email: user.email ?? '', full_name: user.full_name });
        return await hasher.hash(body.new_password, {
          kind: 'account',
          userId: requireCaller(caller).userId,
        });
      },
      load: loadOwnAccount,
      async act({ caller, transaction, record, afterCommit }, user, passwordHash) {
        const updated = await updateUser(transaction, user.user_id, { password_hash: passwordHash });
        await deleteSessions(transaction, user.user_id, { except: requireCaller(caller).sessionId });
        // A link that another person has requested or read must not undo the change.
        await deleteOneTimeTokens(transaction, user.user_id);
        await record({
          entity: 'user',
          entityId: user.user_id,
          action: 'update',
          before: presentUserChange(user),
          after: presentUserChange(updated),
        });
        afterCommit(() => notices?.passwordChanged(updated));
        return null;
      },
    },
    { tag, summary: 'Changes the password and ends the other sessions' },
  );

  writeRoute(
    app,
    'deleteMe',
    {
      policy: ownAccount,
      async prepare({ caller, body }) {
        await confirmPassword({ orm, hasher, limits }, requireCaller(caller), body.password);
      },
      async load(context) {
        await lockAdministrators(context.transaction);
        return await loadOwnAccount(context);
      },
      async act({ transaction, record, afterCommit }, user) {
        const erasure: Partial<UserRow> = {
          email: null,
          full_name: '',
          password_hash: null,
          google_subject: null,
          role: 'user',
          is_verified: false,
          last_sign_in_at: null,
          deleted_at: new Date(),
        };
        await requireRemainingAdmin(transaction, user, erasure);
        const erased = await updateUser(transaction, user.user_id, erasure);
        await deleteSessions(transaction, user.user_id);
        await record({
          entity: 'user',
          entityId: user.user_id,
          action: 'delete',
          before: presentUserChange(user),
          after: presentUserChange(erased),
        });
        afterCommit((reply) => clearRefreshCookie(reply, isEncrypted));
        return null;
      },
    },
    { tag, summary: 'Deletes the account; what it has changed remains without its name' },
  );

  async function requireUser(userId: number) {
    const user = await findUser(orm, userId);
    if (user === undefined) throw createInvalidTokenError('The account does not exist any more.');
    return user;
  }
};
