import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { users } from '../../../database/schema.ts';
import { readSettings } from '../../../settings.ts';
import { addUser, signIn, testPassword } from '../../../testing/accounts/accounts.ts';
import { waitForBlockedStatements } from '../../../testing/databases/blocked-statements.ts';
import { databaseKinds, openTestDatabase } from '../../../testing/databases/databases.ts';
import { testApp } from '../../../testing/test-app.ts';
import { operatorContext } from '../../operator-command.ts';
import { openFileStores } from '../../../media/file-stores.ts';
import { setDisabled, setRole } from '../administration/operator-commands.ts';
import { findUsers, type UserRow } from './repository.ts';

/** Prepares an edit that an administrator makes of the own account. */
async function prepareEdit(app: FastifyInstance, user: UserRow, body: object) {
  const { headers } = await signIn(app, user);
  return async () => {
    const response = await app.inject({
      method: 'PATCH',
      url: `/v1/admin/users/${user.user_id}`,
      headers: { ...headers, 'if-match': `"${user.version}"` },
      body,
    });
    expect([200, 409], response.body).toContain(response.statusCode);
    return response.statusCode === 200;
  };
}

/** Prepares each way in which a user ceases to be an administrator; the prepared removal resolves with whether it succeeded. */
const removals = {
  'deletes the own account': async (app: FastifyInstance, user: UserRow) => {
    const { headers } = await signIn(app, user);
    return async () => {
      const body = { password: testPassword };
      const response = await app.inject({ method: 'POST', url: '/v1/users/me/delete', headers, body });
      expect([204, 409], response.body).toContain(response.statusCode);
      return response.statusCode === 204;
    };
  },
  'is disabled by an administrator': (app: FastifyInstance, user: UserRow) =>
    prepareEdit(app, user, { is_disabled: true }),
  'is demoted by an administrator': (app: FastifyInstance, user: UserRow) =>
    prepareEdit(app, user, { role: 'editor' }),
  'is disabled by the operator': async (app: FastifyInstance, { email }: UserRow) => {
    const context = operatorContext(app, readSettings({}), openFileStores(readSettings({})));
    return async () => 'output' in (await setDisabled.execute(context, { email, is_disabled: true }));
  },
  'is demoted by the operator': async (app: FastifyInstance, { email }: UserRow) => {
    const context = operatorContext(app, readSettings({}), openFileStores(readSettings({})));
    return async () => 'output' in (await setRole.execute(context, { email, role: 'user' }));
  },
};
type Way = keyof typeof removals;
const ways = Object.keys(removals) as Way[];
const pairs = ways.flatMap((first, index) => ways.slice(index).map((second): [Way, Way] => [first, second]));

async function countAdmins({ database: { orm } }: FastifyInstance): Promise<number> {
  return (await findUsers(orm)).filter(({ role, is_disabled }) => role === 'admin' && !is_disabled).length;
}

describe.each(databaseKinds)('with the %s database, the last administrator', (kind) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testApp({ database: await openTestDatabase(kind) });
  });
  afterAll(() => app.close());
  beforeEach(async () => await app.database.orm.delete(users));

  test.each(ways)('remains when the user %s, until there is another', async (way) => {
    const user = await addUser(app, { role: 'admin' });
    const { user_id: disabled } = await addUser(app, { role: 'admin' });
    await app.database.orm.update(users).set({ is_disabled: true }).where(eq(users.user_id, disabled));
    const remove = await removals[way](app, user);
    expect(await remove()).toBe(false);
    expect(await countAdmins(app)).toBe(1);

    await addUser(app, { role: 'admin' });
    expect(await remove()).toBe(true);
    expect(await countAdmins(app)).toBe(1);
  });
});

describe('with PostgreSQL, the last two administrators', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testApp({ database: await openTestDatabase('postgresql') });
  });
  afterAll(() => app.close());
  beforeEach(async () => await app.database.orm.delete(users));

  test.each(pairs)('leave one of them when one %s while the other %s', async (first, second) => {
    const { orm } = app.database;
    const admins = [await addUser(app, { role: 'admin' }), await addUser(app, { role: 'admin' })] as const;
    for (const admin of admins) await signIn(app, admin);
    const remove = [await removals[first](app, admins[0]), await removals[second](app, admins[1])] as const;
    // Both removals wait before they are committed: for the history that they are added to, or for each other.
    const { removing } = await orm.transaction(async (transaction) => {
      await transaction.execute(sql`lock table changes in share mode`);
      const started = remove.map((run) => run());
      await waitForBlockedStatements(orm, 2);
      return { removing: started };
    });

    expect((await Promise.all(removing)).toSorted()).toEqual([false, true]);
    expect(await countAdmins(app)).toBe(1);
  });
});
