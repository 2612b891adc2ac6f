import { emailSchema, fullNameSchema, newPasswordSchema } from '@cae-map/contract/entities/accounts/account';
import { userRoles } from '@cae-map/contract/roles';
import { z } from 'zod';
import type { Orm } from '../../../database/connection.ts';
import { lockAdministrators } from '../../../database/write-locks.ts';
import { RequestError } from '../../../responses/request-error.ts';
import { hashPassword } from '../../../security/password-hasher.ts';
import { checkNewPassword, type PasswordOwner } from '../../../security/password-rules.ts';
import { recordChange } from '../../../writes/changes.ts';
import { commitChanges } from '../../../writes/commit-changes.ts';
import { operatorCommand, type OperatorContext } from '../../operator-command.ts';
import { changeAccount, endAccess, type AccountChange } from './change-account.ts';
import { presentUserChange } from '../users/presenter.ts';
import { findUserByEmail, findUsers, insertUser, lockUser, type UserRow } from '../users/repository.ts';

/* Commands about accounts. The history of changes records them without a user. */

const userSummarySchema = z.object({
  email: z.string(),
  full_name: z.string(),
  role: z.enum(userRoles),
  is_verified: z.boolean(),
  is_disabled: z.boolean(),
  has_password: z.boolean(),
  is_google_linked: z.boolean(),
  created_at: z.iso.datetime(),
});
/** An account as the operator sees it. */
export type UserSummary = z.infer<typeof userSummarySchema>;

/** Whether a command has changed the account. */
const changeSchema = z.object({ has_changed: z.boolean() });

export const listUsers = operatorCommand({
  input: z.object({}),
  output: z.array(userSummarySchema),
  run: async ({ database }) => (await findUsers(database.orm)).map(presentSummary),
});

export const createAdmin = operatorCommand({
  input: z.object({
    email: emailSchema,
    /** By default the part of the address before the @. */
    full_name: fullNameSchema.optional(),
    password: newPasswordSchema,
  }),
  output: userSummarySchema,
  async run(context, { email, password, full_name = email.split('@')[0] ?? email }) {
    const passwordHash = await hashNewPassword(password, { email, full_name });
    return await commitChanges(
      context,
      () => ['users'],
      async (transaction) => {
        const user = await insertUser(transaction, {
          email,
          full_name,
          password_hash: passwordHash,
          role: 'admin',
          is_verified: true,
        });
        if (user === undefined)
          throw new RequestError(
            'email_taken',
            `There is an account with the e-mail ${email} already: make it an administrator with set-role.`,
          );
        await recordChange(transaction, null, {
          entity: 'user',
          entityId: user.user_id,
          action: 'create',
          before: null,
          after: presentUserChange(user),
        });
        return presentSummary(user);
      },
    );
  },
});

export const setRole = operatorCommand({
  input: z.object({ email: emailSchema, role: z.enum(userRoles) }),
  output: changeSchema,
  run: (context, { email, role }) => changeAccountOf(context, email, { role }),
});

export const setDisabled = operatorCommand({
  input: z.object({ email: emailSchema, is_disabled: z.boolean() }),
  output: changeSchema,
  run: (context, { email, is_disabled }) => changeAccountOf(context, email, { is_disabled }),
});

export const resetUserPassword = operatorCommand({
  input: z.object({ email: emailSchema, password: newPasswordSchema }),
  output: changeSchema,
  async run(context, { email, password }) {
    const { full_name } = await requireUser(context.database.orm, email);
    const passwordHash = await hashNewPassword(password, { email, full_name });
    return await changeAccountOf(context, email, { password_hash: passwordHash });
  },
});

/**
 * Changes an account; an equal one is not changed. Another password ends its sessions and withdraws the links that were sent to it, as
 * `changeAccount` does for a disabled account. Another role applies to the next request, so that the sessions can stay.
 * @throws {RequestError} `not_found`, or `conflict` when no active administrator would remain
 */
async function changeAccountOf(
  context: OperatorContext,
  email: string,
  change: AccountChange,
): Promise<z.infer<typeof changeSchema>> {
  return await commitChanges(
    context,
    () => ['users', 'sessions'],
    async (transaction) => {
      await lockAdministrators(transaction);
      const { user_id: userId } = await requireUser(transaction, email);
      const user = await lockUser(transaction, userId);
      if (user === undefined) throw createUnknownError(email);
      const isEqual = Object.entries(change).every(([field, value]) => Reflect.get(user, field) === value);
      if (isEqual) return { has_changed: false };
      const changed = await changeAccount(transaction, user, change);
      if (change.password_hash !== undefined) await endAccess(transaction, userId);
      await recordChange(transaction, null, {
        entity: 'user',
        entityId: userId,
        action: 'update',
        before: presentUserChange(user),
        after: presentUserChange(changed),
      });
      return { has_changed: true };
    },
  );
}

async function requireUser(orm: Orm, email: string): Promise<UserRow> {
  const user = await findUserByEmail(orm, email);
  if (user === undefined) throw createUnknownError(email);
  return user;
}

function createUnknownError(email: string): RequestError {
  return new RequestError('not_found', `There is no account with the e-mail ${email}.`);
}

async function hashNewPassword(password: string, owner: PasswordOwner): Promise<string> {
  await checkNewPassword(password, owner);
  return await hashPassword(password);
}

function presentSummary(row: UserRow): UserSummary {
  return {
    email: row.email ?? '',
    full_name: row.full_name,
    role: row.role,
    is_verified: row.is_verified,
    is_disabled: row.is_disabled,
    has_password: row.password_hash !== null,
    is_google_linked: row.google_subject !== null,
    created_at: row.created_at.toISOString(),
  };
}
