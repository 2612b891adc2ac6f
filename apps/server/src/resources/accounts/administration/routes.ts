import type { WriteCallName } from '@cae-map/contract/api/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { Orm } from '../../../database/connection.ts';
import { lockAdministrators } from '../../../database/write-locks.ts';
import { RequestError } from '../../../responses/request-error.ts';
import { findChanges } from '../../../writes/find-changes.ts';
import { privateReadRoute } from '../../../writes/private-read-route.ts';
import { loadNothing, writeRoute, type WriteRequest } from '../../../writes/write-route.ts';
import type { AccountServices } from '../account-services.ts';
import { endAccess, changeAccount } from './change-account.ts';
import { requireCaller } from '../users/own-account.ts';
import { presentUserChange } from '../users/presenter.ts';
import { insertUser, lockUser, type UserRow } from '../users/repository.ts';
import { maxInvitations } from './invitation-limit.ts';
import { invite } from './invite.ts';
import { isInvited, presentManagedUser } from './presenter.ts';
import { countUserSessions, findUserPage, type UserWithSessions } from './repository.ts';

/** The window in which invitations are counted. */
const daySeconds = 24 * 60 * 60;

/** The management of users by administrators. */
export const userAdministrationRoutes: FastifyPluginAsync<AccountServices> = async (app, services) => {
  const tag = 'users';

  async function countInvitation<Name extends WriteCallName>({ caller }: WriteRequest<Name>): Promise<void> {
    const key = `invitation:${requireCaller(caller).userId}`;
    await services.limits.count([{ key, limit: maxInvitations, windowSeconds: daySeconds }]);
  }

  privateReadRoute(
    app,
    'listUsers',
    async ({ orm, parameters }) => {
      const { rows, total } = await findUserPage(orm, parameters);
      return { users: rows.map(presentManagedUser), total };
    },
    { tag, summary: 'A page of the users, by name' },
  );

  writeRoute(
    app,
    'inviteUser',
    {
      prepare: countInvitation,
      load: loadNothing,
      async act(context, _nothing) {
        const { transaction, body, record } = context;
        const { full_name, email, role, lang } = body;
        const user = await insertUser(transaction, { full_name, email, role, password_hash: null });
        if (user === undefined)
          throw new RequestError('email_taken', `There is an account with the e-mail ${email} already.`);
        await record({
          entity: 'user',
          entityId: user.user_id,
          action: 'create',
          before: null,
          after: presentUserChange(user),
        });
        return await invite(services, context, user, lang);
      },
    },
    { tag, summary: 'Creates an account, and sends or returns a link to choose its password' },
  );

  writeRoute(
    app,
    'renewInvitation',
    {
      prepare: countInvitation,
      load: ({ transaction, parameters }) => lockUser(transaction, parameters.user_id),
      async act(context, user) {
        if (!isInvited(user) || user.is_disabled)
          throw new RequestError('conflict', 'Only users who have not signed in yet can be invited again.');
        return await invite(services, context, user, context.body.lang);
      },
    },
    { tag, summary: 'Sends or returns a new link to choose the first password; earlier ones are withdrawn' },
  );

  writeRoute(
    app,
    'updateUser',
    {
      async load({ transaction, parameters }) {
        await lockAdministrators(transaction);
        return await loadUser(transaction, parameters.user_id);
      },
      presentConflict: presentManagedUser,
      async act({ transaction, body, record }, user) {
        const { role = user.role, is_disabled = user.is_disabled } = body;
        if (role === user.role && is_disabled === user.is_disabled) return presentManagedUser(user);
        const changed = await changeAccount(transaction, user, { role, is_disabled });
        await record(createUpdate(user, changed));
        return presentManagedUser({
          ...changed,
          session_count: await countUserSessions(transaction, user.user_id),
        });
      },
    },
    { tag, summary: 'Changes the role of a user, or disables or enables the account' },
  );

  writeRoute(
    app,
    'endUserSessions',
    {
      load: ({ transaction, parameters }) => loadUser(transaction, parameters.user_id),
      async act({ transaction, record }, user) {
        await endAccess(transaction, user.user_id);
        const { session_count } = user;
        if (session_count > 0)
          await record({
            entity: 'user',
            entityId: user.user_id,
            action: 'update',
            before: { session_count },
            after: { session_count: 0 },
          });
        return presentManagedUser({ ...user, session_count: 0 });
      },
    },
    { tag, summary: 'Ends all sessions of a user, and withdraws the links that were sent' },
  );

  privateReadRoute(
    app,
    'listUserChanges',
    async ({ orm, parameters }) => await findChanges(orm, 'user', parameters.user_id),
    { tag, summary: 'The last changes of a user, without personal data, the newest first' },
  );
};

async function loadUser(transaction: Orm, userId: number): Promise<UserWithSessions | undefined> {
  const user = await lockUser(transaction, userId);
  return user && { ...user, session_count: await countUserSessions(transaction, userId) };
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
