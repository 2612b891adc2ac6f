import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { attempts, sessions, users } from '../../../database/schema.ts';
import type { DatabaseConnection } from '../../../database/connection.ts';
import {
  addUser,
  sendLogin,
  sendWithCookies,
  signIn,
  testPassword,
  type CookieJar,
} from '../../../testing/accounts/accounts.ts';
import { databaseKinds, openTestDatabase } from '../../../testing/databases/databases.ts';
import { readSettings } from '../../../settings.ts';
import { operatorContext } from '../../operator-command.ts';
import { openFileStores } from '../../../media/file-stores.ts';
import { resetUserPassword } from '../administration/operator-commands.ts';
import { testApp } from '../../../testing/test-app.ts';

const refreshUrl = '/v1/auth/jwt/refresh';
const attributes = 'HttpOnly; SameSite=Strict';

describe.each(databaseKinds)('sessions with the %s database', (kind) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testApp({ database: await openTestDatabase(kind) });
  });
  afterAll(() => app.close());

  const getMe = (headers: Record<string, string>) => app.inject({ url: '/v1/users/me', headers });
  /** Moves the replacement of the refresh token of a user into the past, by the clock of the database. */
  const setRotated = (userId: number, seconds: number) =>
    app.database.orm
      .update(sessions)
      .set({ rotated_at: sql`now() - make_interval(secs => ${seconds})` })
      .where(eq(sessions.user_id, userId));

  test('the form-encoded login returns an access token that identifies the user', async () => {
    const user = await addUser(app);
    const response = await sendLogin(app, { email: ` ${user.email?.toUpperCase()} ` });
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(response.json()).toEqual({
      access_token: expect.any(String),
      token_type: 'bearer',
      expires_in: 600,
    });
    const me = await getMe({ authorization: `Bearer ${response.json().access_token}` });
    expect(me.json()).toMatchObject({
      id: user.user_id,
      full_name: 'Лия Вернадская',
      email: user.email,
      is_superuser: false,
      is_verified: true,
    });
  });

  test('the cookies of a login are readable by no script and sent to no other site', async () => {
    const user = await addUser(app);
    const { headers } = await sendLogin(app, user);
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(new RegExp(`^cae_refresh=.*; Max-Age=15552000; Path=/v1/auth; ${attributes}$`)),
      expect.stringMatching(new RegExp(`^cae_device=.*; Max-Age=31536000; Path=/v1/auth; ${attributes}$`)),
    ]);
  });

  test('a wrong password and an unknown e-mail have the same response', async () => {
    const user = await addUser(app);
    const wrong = await sendLogin(app, { email: user.email, password: 'thirteen camels' });
    const unknown = await sendLogin(app, { email: 'nobody@example.org' });
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).toEqual({
      detail: 'The e-mail or the password is wrong.',
      code: 'wrong_credentials',
    });
    expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body]);
  });

  test('an account without a password cannot be opened with one', async () => {
    const user = await addUser(app, { password_hash: null, google_subject: `${kind}-1` });
    expect((await sendLogin(app, user)).json()).toMatchObject({ code: 'wrong_credentials' });
  });

  test('a refresh returns an access token and replaces the refresh token', async () => {
    const { cookies } = await signIn(app, await addUser(app));
    const before = cookies.get('cae_refresh');
    const response = await sendWithCookies(app, refreshUrl, cookies);
    expect(response.statusCode).toBe(200);
    expect(cookies.get('cae_refresh')).not.toBe(before);
    expect((await getMe({ authorization: `Bearer ${response.json().access_token}` })).statusCode).toBe(200);
    expect((await sendWithCookies(app, refreshUrl, cookies)).statusCode).toBe(200);
  });

  test('two refreshes at the same time leave the browser with one refresh token that works', async () => {
    const { cookies } = await signIn(app, await addUser(app));
    const old: CookieJar = new Map(cookies);
    const responses = await Promise.all([
      sendWithCookies(app, refreshUrl, cookies),
      sendWithCookies(app, refreshUrl, old),
    ]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(old.get('cae_refresh')).toBe(cookies.get('cae_refresh'));
    expect((await sendWithCookies(app, refreshUrl, cookies)).statusCode).toBe(200);
  });

  test('a refresh whose response was lost is repeated within 30 seconds and receives the same token', async () => {
    const user = await addUser(app);
    const { cookies } = await signIn(app, user);
    const old: CookieJar = new Map(cookies);
    await sendWithCookies(app, refreshUrl, cookies);
    await setRotated(user.user_id, 27);
    expect((await sendWithCookies(app, refreshUrl, old)).statusCode).toBe(200);
    expect(old.get('cae_refresh')).toBe(cookies.get('cae_refresh'));
    expect((await sendWithCookies(app, refreshUrl, old)).statusCode).toBe(200);
  });

  test.each([33, -33, 86_400])(
    'a refresh token that was replaced %i seconds ago by the clock of the database ends the session',
    async (seconds) => {
      const user = await addUser(app);
      const { cookies, headers } = await signIn(app, user);
      const replaced: CookieJar = new Map(cookies);
      await sendWithCookies(app, refreshUrl, cookies);
      await setRotated(user.user_id, seconds);
      expect((await sendWithCookies(app, refreshUrl, replaced)).statusCode).toBe(401);
      expect((await sendWithCookies(app, refreshUrl, cookies)).statusCode).toBe(401);
      expect((await getMe(headers)).statusCode).toBe(401);
    },
  );

  test('a logout with a refresh token that was replaced earlier ends the session', async () => {
    const { cookies, headers } = await signIn(app, await addUser(app));
    const replaced: CookieJar = new Map(cookies);
    await sendWithCookies(app, refreshUrl, cookies);
    await sendWithCookies(app, refreshUrl, cookies);
    await sendWithCookies(app, '/v1/auth/jwt/logout', replaced);
    expect((await getMe(headers)).statusCode).toBe(401);
  });

  test('a refresh token that is used again after its successor was used ends the session', async () => {
    const { cookies, headers } = await signIn(app, await addUser(app));
    const stolen: CookieJar = new Map(cookies);
    await sendWithCookies(app, refreshUrl, cookies);
    await sendWithCookies(app, refreshUrl, cookies);
    expect((await sendWithCookies(app, refreshUrl, stolen)).statusCode).toBe(401);
    expect((await sendWithCookies(app, refreshUrl, cookies)).statusCode).toBe(401);
    expect((await getMe(headers)).statusCode).toBe(401);
  });

  test.each([
    ['no cookie', () => undefined],
    ['an invented token', (token: string) => `${token.split('.')[0]}.${'a'.repeat(43)}.${'b'.repeat(43)}`],
    ['a malformed token', () => 'x'.repeat(4000)],
  ])('a refresh with %s is rejected and ends no session', async (_what, forge) => {
    const { cookies, headers } = await signIn(app, await addUser(app));
    const forged = forge(cookies.get('cae_refresh') ?? '');
    const jar: CookieJar = forged === undefined ? new Map() : new Map([['cae_refresh', forged]]);
    expect((await sendWithCookies(app, refreshUrl, jar)).statusCode).toBe(401);
    expect((await getMe(headers)).statusCode).toBe(200);
  });

  test('a session ends after its time even if it is refreshed', async () => {
    const user = await addUser(app);
    const { cookies, headers } = await signIn(app, user);
    await app.database.orm
      .update(sessions)
      .set({ created_at: sql`now() - interval '181 days'` })
      .where(eq(sessions.user_id, user.user_id));
    expect((await sendWithCookies(app, refreshUrl, cookies)).statusCode).toBe(200);
    expect((await getMe(headers)).statusCode).toBe(401);
    expect((await sendWithCookies(app, refreshUrl, cookies)).statusCode).toBe(401);
  });

  test('a logout ends the session of its browser and removes the cookie', async () => {
    const user = await addUser(app);
    const { cookies, headers } = await signIn(app, user);
    const other = await signIn(app, user);
    const response = await sendWithCookies(app, '/v1/auth/jwt/logout', cookies);
    expect([response.statusCode, response.body, cookies.has('cae_refresh')]).toEqual([204, '', false]);
    expect((await getMe(headers)).statusCode).toBe(401);
    expect((await getMe(other.headers)).statusCode).toBe(200);
    expect((await sendWithCookies(app, '/v1/auth/jwt/logout', cookies)).statusCode).toBe(204);
  });

  test('the sessions of a user are listed with their browsers, the current one marked', async () => {
    const user = await addUser(app);
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    await sendLogin(app, user, { headers: { 'user-agent': agent } });
    const { headers } = await signIn(app, user);
    const listed = await app.inject({ url: '/v1/users/me/sessions/', headers });
    const facts = listed
      .json<{ browser: string; is_current: boolean }[]>()
      .map(({ browser, is_current }) => [browser, is_current]);
    expect(facts).toEqual(
      expect.arrayContaining([
        ['Firefox, Linux', false],
        ['', true],
      ]),
    );
  });

  test('a user ends one session or all, and no session of another user', async () => {
    const user = await addUser(app);
    const [mine, other] = [await signIn(app, user), await signIn(app, user)];
    const stranger = await signIn(app, await addUser(app));
    const url = '/v1/users/me/sessions/';
    const listed = (await app.inject({ url, headers: mine.headers })).json<
      { session_id: number; is_current: boolean }[]
    >();
    const otherId = listed.find(({ is_current }) => !is_current)?.session_id;

    const remove = (path: string, headers: Record<string, string>) =>
      app.inject({ method: 'DELETE', url: path, headers });
    expect((await remove(`${url}${otherId}`, stranger.headers)).statusCode).toBe(403);
    expect((await getMe(other.headers)).statusCode).toBe(200);
    expect((await remove(`${url}${otherId}`, mine.headers)).statusCode).toBe(204);
    expect((await getMe(other.headers)).statusCode).toBe(401);
    expect((await remove(url, mine.headers)).statusCode).toBe(204);
    expect((await getMe(mine.headers)).statusCode).toBe(401);
    expect((await getMe(stranger.headers)).statusCode).toBe(200);
  });

  test('signing in for the fifty-first time ends the oldest session', async () => {
    const user = await addUser(app);
    const first = await signIn(app, user);
    for (let index = 0; index < 50; index += 1)
      await app.database.orm.insert(sessions).values({
        user_id: user.user_id,
        refresh_hash: `${kind}-${user.user_id}-${index}`,
        rotated_at: new Date(),
        expires_at: new Date(Date.now() + 60_000),
      });
    await signIn(app, user);
    expect((await getMe(first.headers)).statusCode).toBe(401);
    expect(await app.database.orm.$count(sessions, eq(sessions.user_id, user.user_id))).toBe(50);
  });

  test.each([
    ['the page of another site', { 'sec-fetch-site': 'cross-site' }],
    ['a page of another host in a browser without Fetch Metadata', { origin: 'https://evil.example' }],
  ])('login, refresh and logout reject %s', async (_what, headers) => {
    const user = await addUser(app);
    const { cookies } = await signIn(app, user);
    const statuses = [
      await sendLogin(app, user, { headers }),
      await sendWithCookies(app, refreshUrl, cookies, headers),
      await sendWithCookies(app, '/v1/auth/jwt/logout', cookies, headers),
    ].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([403, 403, 403]);
  });
});

describe.each(databaseKinds)('attempts to sign in with the %s database', (kind) => {
  const open = async (database: DatabaseConnection): Promise<FastifyInstance> => {
    const app = await testApp(
      { database: { ...database, close: () => Promise.resolve() } },
      { signInAttempts: 3 },
    );
    onTestFinished(() => app.close());
    return app;
  };
  const openDatabase = async (): Promise<DatabaseConnection> => {
    const database = await openTestDatabase(kind);
    onTestFinished(() => database.close());
    return database;
  };
  const wrong = 'a wrong password';

  test('are limited for each account, also after a restart and from other addresses, and only hashes of addresses are stored', async () => {
    const database = await openDatabase();
    const app = await open(database);
    const user = await addUser(app);
    const { email } = user;
    const statuses: number[] = [];
    for (const ip of ['192.0.2.1', '192.0.2.2', '192.0.2.3'])
      statuses.push((await sendLogin(app, { email, password: wrong }, { ip })).statusCode);
    expect(statuses).toEqual([401, 401, 401]);

    const restarted = await open(database);
    const rejected = await sendLogin(restarted, { email }, { ip: '192.0.2.9' });
    expect(rejected.json()).toMatchObject({ code: 'too_many_requests' });
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(600);
    const rows = JSON.stringify(await database.orm.select().from(attempts));
    expect(rows).not.toMatch(/192\.0\.2|@/);
  });

  test('of others do not lock out a browser from which the owner has signed in before', async () => {
    const app = await open(await openDatabase());
    const user = await addUser(app);
    const { cookies } = await signIn(app, user);
    for (let attempt = 0; attempt < 5; attempt += 1)
      await sendLogin(app, { email: user.email, password: wrong }, { ip: '192.0.2.1' });
    expect((await sendLogin(app, user, { ip: '192.0.2.1' })).statusCode).toBe(429);
    expect((await sendLogin(app, user, { cookies, ip: '192.0.2.1' })).statusCode).toBe(200);
  });

  test('with the device of another account are limited as those of an unknown browser', async () => {
    const app = await open(await openDatabase());
    const [user, attacker] = [await addUser(app), await addUser(app)];
    const { cookies } = await signIn(app, attacker);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 4; attempt += 1)
      statuses.push((await sendLogin(app, { email: user.email, password: wrong }, { cookies })).statusCode);
    expect(statuses).toEqual([401, 401, 401, 429]);
  });

  test('of one network are limited over all accounts', async () => {
    const app = await open(await openDatabase());
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 16; attempt += 1) {
      const ip = `2001:db8:1:1::${attempt}`;
      statuses.push((await sendLogin(app, { email: `x${attempt}@y.org` }, { ip })).statusCode);
    }
    expect(statuses).toEqual([...Array<number>(15).fill(401), 429]);
    expect((await sendLogin(app, { email: 'z@y.org' }, { ip: '2001:db8:1:2::1' })).statusCode).toBe(401);
  });

  test('made in parallel are counted before any password is checked', async () => {
    const app = await open(await openDatabase());
    const { email } = await addUser(app);
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        sendLogin(app, { email, password: wrong }, { ip: `192.0.2.${index}` }),
      ),
    );
    const statuses = responses.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([401, 401, 401, ...Array<number>(7).fill(429)]);
  });

  test('start anew with the password that the operator sets, in every browser', async () => {
    const app = await open(await openDatabase());
    const user = await addUser(app);
    const { cookies } = await signIn(app, user);
    const jars = [cookies, new Map()];
    const signInAnywhere = async (password: string) => {
      const statuses: number[] = [];
      for (const jar of jars)
        statuses.push((await sendLogin(app, { ...user, password }, { cookies: jar })).statusCode);
      return statuses;
    };
    for (let attempt = 0; attempt < 3; attempt += 1) expect(await signInAnywhere(wrong)).toEqual([401, 401]);
    expect(await signInAnywhere(testPassword)).toEqual([429, 429]);
    const password = 'nine yaks above the pass';
    await resetUserPassword.execute(
      operatorContext(app, readSettings({}), openFileStores(readSettings({}))),
      { email: user.email, password },
    );
    expect(await signInAnywhere(password)).toEqual([200, 200]);
  });

  test('start anew when their window is over and after a success', async () => {
    const database = await openDatabase();
    const app = await open(database);
    const user = await addUser(app);
    const fail = async () => (await sendLogin(app, { email: user.email, password: wrong })).statusCode;
    expect([await fail(), await fail(), (await sendLogin(app, user)).statusCode]).toEqual([401, 401, 200]);
    expect([await fail(), await fail(), await fail(), await fail()]).toEqual([401, 401, 401, 429]);
    await database.orm.update(attempts).set({ expires_at: sql`now() - interval '1 second'` });
    expect((await sendLogin(app, user)).statusCode).toBe(200);
  });
});

test('a disabled account is rejected at login, refresh and every call', async () => {
  const app = await testApp({ database: await openTestDatabase('embedded') });
  onTestFinished(() => app.close());
  const user = await addUser(app);
  const { cookies, headers } = await signIn(app, user);
  await app.database.orm.update(users).set({ is_disabled: true }).where(eq(users.user_id, user.user_id));

  expect((await sendLogin(app, user)).json()).toMatchObject({ code: 'account_disabled' });
  expect((await sendLogin(app, { email: user.email, password: 'wrong' })).json()).toMatchObject({
    code: 'wrong_credentials',
  });
  expect((await sendWithCookies(app, refreshUrl, cookies)).statusCode).toBe(401);
  expect((await app.inject({ url: '/v1/users/me', headers })).statusCode).toBe(401);
});

test('cookies are limited to TLS when the product is served over TLS', async () => {
  const database = await openTestDatabase('embedded');
  const app = await testApp({ database }, { publicUrl: 'https://map.example.org' });
  onTestFinished(() => app.close());
  const user = await addUser(app);
  const { headers } = await sendLogin(app, user);
  expect([headers['set-cookie']].flat()).toEqual([
    expect.stringContaining('; Secure'),
    expect.stringContaining('; Secure'),
  ]);
  const session = await signIn(app, user);
  const logout = await app.inject({
    method: 'POST',
    url: '/v1/auth/jwt/logout',
    headers: { ...session.headers, origin: 'https://map.example.org' },
  });
  expect(logout.statusCode).toBe(204);
  expect([logout.headers['set-cookie']].flat()).toEqual([expect.stringContaining('; Secure')]);
});

test.each(['http://127.0.0.1:3000', 'https://map.example.org'])(
  'a cookie is cleared with the attributes it was set with at %s',
  async (publicUrl) => {
    const app = await testApp({ database: await openTestDatabase('embedded') }, { publicUrl });
    onTestFinished(() => app.close());
    const cookies: CookieJar = new Map();
    const user = await addUser(app);
    const readAttributes = (response: LightMyRequestResponse) =>
      response.cookies
        .filter(({ name }) => name === 'cae_refresh')
        .map(({ httpOnly, path, sameSite, secure = false }) => ({ httpOnly, path, sameSite, secure }));
    const set = readAttributes(await sendLogin(app, user, { cookies }));
    const cleared = await sendWithCookies(app, '/v1/auth/jwt/logout', cookies);
    expect(set).toEqual([
      { httpOnly: true, path: '/v1/auth', sameSite: 'Strict', secure: publicUrl.startsWith('https:') },
    ]);
    expect(readAttributes(cleared)).toEqual(set);
    expect(cleared.cookies.map(({ value, maxAge }) => [value, maxAge])).toEqual([['', 0]]);
  },
);

test('a password longer than the limit is rejected before it is hashed', async () => {
  const app = await testApp({ database: await openTestDatabase('embedded') });
  onTestFinished(() => app.close());
  const response = await sendLogin(app, { email: 'a@b.org', password: testPassword.repeat(10) });
  expect([response.statusCode, response.json().code]).toEqual([422, 'invalid_request']);
});
