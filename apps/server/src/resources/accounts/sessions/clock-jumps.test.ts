import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { attempts } from '../../../database/schema.ts';
import { addUser, sendLogin, sendWithCookies, signIn } from '../../../testing/accounts/accounts.ts';
import { databaseKinds, openTestDatabase } from '../../../testing/databases/databases.ts';
import { testApp } from '../../../testing/test-app.ts';
import { createOneTimeToken, findOneTimeToken } from '../../../security/one-time-tokens.ts';

const refreshUrl = '/v1/auth/jwt/refresh';
const day = 24 * 3_600_000;

/** Sets the clock of this process, which is also that of an embedded database; PostgreSQL keeps its own. */
function moveClock(milliseconds: number): void {
  vi.useFakeTimers({ now: Date.now() + milliseconds, toFake: ['Date'] });
}

describe.each(databaseKinds)('when the clock jumps with the %s database', (kind) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testApp({ database: await openTestDatabase(kind) }, { signInAttempts: 3 });
  });
  afterEach(() => void vi.useRealTimers());
  afterAll(() => app.close());

  const getStatus = async (token: string): Promise<number> =>
    (await app.inject({ url: '/v1/users/me', headers: { authorization: `Bearer ${token}` } })).statusCode;

  test.each([
    ['a day forwards, an access token has expired', day, 401],
    ['a day back, an access token is still valid', -day, 200],
  ])('%s, and the session continues', async (_title, jump, expected) => {
    const { token, cookies } = await signIn(app, await addUser(app));
    moveClock(jump);
    expect(await getStatus(token)).toBe(expected);
    const refreshed = await sendWithCookies(app, refreshUrl, cookies);
    expect(refreshed.statusCode).toBe(200);
    expect(await getStatus(refreshed.json().access_token)).toBe(200);
  });

  test.each([day, -day])(
    'by %i ms, two refreshes at the same time leave the browser with one refresh token that works',
    async (jump) => {
      const { cookies } = await signIn(app, await addUser(app));
      moveClock(jump);
      const other = new Map(cookies);
      await sendWithCookies(app, refreshUrl, cookies);
      expect((await sendWithCookies(app, refreshUrl, other)).statusCode).toBe(200);
      expect((await sendWithCookies(app, refreshUrl, cookies)).statusCode).toBe(200);
    },
  );

  test('a day back in this process only, a link is valid for its whole time', async () => {
    moveClock(kind === 'embedded' ? 0 : -day);
    const { orm } = app.database;
    const { user_id: userId } = await addUser(app);
    const purpose = 'reset_password';
    const secret = await createOneTimeToken(orm, { purpose, userId, lifetimeSeconds: 3_600 });
    expect(await findOneTimeToken(orm, purpose, secret)).toBeDefined();
  });

  test('a year back, failed attempts from before the jump lock nobody out', async () => {
    const user = await addUser(app);
    const fail = async () => (await sendLogin(app, { email: user.email, password: 'wrong' })).statusCode;
    expect([await fail(), await fail(), await fail(), await fail()]).toEqual([401, 401, 401, 429]);
    await app.database.orm.update(attempts).set({ expires_at: sql`now() + interval '1 year'` });
    expect((await sendLogin(app, user)).statusCode).toBe(200);
  });
});
