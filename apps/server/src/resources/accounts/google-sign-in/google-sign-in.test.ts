import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { DatabaseConnection } from '../../../database/connection.ts';
import { changes, oneTimeTokens, users } from '../../../database/schema.ts';
import { readSettings, type Settings } from '../../../settings.ts';
import { addUser, sendLogin, signIn, type CookieJar } from '../../../testing/accounts/accounts.ts';
import { databaseKinds, openTestDatabase } from '../../../testing/databases/databases.ts';
import {
  startGoogleProvider,
  type GoogleProvider,
  type GoogleUser,
} from '../../../testing/accounts/google-provider.ts';
import { startProvider, type Provider } from '../../../testing/requests/provider.ts';
import { testApp } from '../../../testing/test-app.ts';

const publicUrl = 'http://127.0.0.1:3000';
const startUrl = '/v1/auth/google/authorize';
const callbackUrl = '/v1/auth/google/callback';

/** Begins a sign-in in a browser, which keeps the cookie. */
async function begin(app: FastifyInstance, cookies: CookieJar, redirect?: string) {
  const query = redirect === undefined ? '' : `?redirect=${encodeURIComponent(redirect)}`;
  const response = await app.inject({ url: startUrl + query });
  for (const { name, value } of response.cookies) cookies.set(name, value);
  return response;
}

/** Follows the redirects of the provider, and returns the query with which it returns to the product. */
async function signInAtProvider(location: string): Promise<string> {
  const cookies: CookieJar = new Map();
  let url = new URL(location);
  const { origin } = url;
  while (url.origin === origin) {
    const cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const text of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      cookies.set(name, value);
    }
    const next = response.headers.get('location');
    if (next === null) throw new Error(`the provider does not redirect: ${await response.text()}`);
    url = new URL(next, url);
  }
  expect(url.origin + url.pathname).toBe(`${publicUrl}/auth/callback`);
  return url.search.slice(1);
}

async function complete(
  app: FastifyInstance,
  cookies: CookieJar,
  query: string,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  const cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ');
  return await app.inject({
    method: 'POST',
    url: callbackUrl,
    headers: { cookie, ...headers },
    payload: { query },
  });
}

/** Signs in with Google in a new browser. */
async function signInWithGoogle(app: FastifyInstance, redirect?: string): Promise<LightMyRequestResponse> {
  const cookies: CookieJar = new Map();
  const started = await begin(app, cookies, redirect);
  return await complete(app, cookies, await signInAtProvider(String(started.headers.location)));
}

describe.each(databaseKinds)('sign-in with Google with the %s database', (kind) => {
  let app: FastifyInstance;
  let provider: GoogleProvider;
  let person: GoogleUser;
  let number = 0;
  beforeAll(async () => {
    provider = await startGoogleProvider({ sub: '', email: '', email_verified: true, name: '' });
    app = await testApp(
      { database: await openTestDatabase(kind) },
      { google: readSettings(provider.settings).google, publicUrl },
    );
  });
  afterAll(async () => {
    await app.close();
    provider.close();
  });
  beforeEach(() => {
    number += 1;
    person = {
      sub: `subject-${number}`,
      email: `Google${number}@Example.org`,
      email_verified: true,
      name: 'Лия Вернадская',
    };
    provider.user = person;
  });

  const findByEmail = async () =>
    (await app.database.orm.select().from(users).where(eq(users.email, person.email.toLowerCase())))[0];
  const getMe = async (response: LightMyRequestResponse) => {
    const { access_token } = response.json<{ access_token: string }>();
    return await app.inject({ url: '/v1/users/me', headers: { authorization: `Bearer ${access_token}` } });
  };

  test('a sign-in redirects to the provider with PKCE, state and nonce, and keeps their values in the database', async () => {
    const cookies: CookieJar = new Map();
    const response = await begin(app, cookies);
    expect([response.statusCode, response.headers['cache-control']]).toEqual([303, 'no-store']);
    const url = new URL(String(response.headers.location));
    expect(url.origin).toBe(provider.settings.GOOGLE_ISSUER);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: provider.settings.GOOGLE_CLIENT_ID,
      redirect_uri: `${publicUrl}/auth/callback`,
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(response.headers['set-cookie']).toMatch(
      /^cae_google=[\w-]{43}; Max-Age=600; Path=\/v1\/auth\/google; HttpOnly; SameSite=Lax$/,
    );
    const rows = await app.database.orm.select().from(oneTimeTokens);
    expect(JSON.stringify(rows)).not.toContain(cookies.get('cae_google'));
  });

  test('a first sign-in creates an account without a password and returns to the page', async () => {
    const response = await signInWithGoogle(app, '/en/stops/53?lang=en#map');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ token_type: 'bearer', redirect: '/en/stops/53?lang=en#map' });
    expect(response.cookies.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['cae_refresh', 'cae_device', 'cae_google']),
    );
    expect([response.headers['set-cookie']].flat()).toContainEqual(
      expect.stringMatching(
        /^cae_google=; Max-Age=0; Path=\/v1\/auth\/google; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
      ),
    );
    expect((await getMe(response)).json()).toMatchObject({
      email: person.email.toLowerCase(),
      full_name: 'Лия Вернадская',
      is_verified: true,
      is_superuser: false,
      has_password: false,
      is_google_linked: true,
    });
    const user = await findByEmail();
    const recorded = await app.database.orm
      .select({ action: changes.action, by: changes.user_id })
      .from(changes)
      .where(eq(changes.entity_id, user?.user_id ?? 0));
    expect(recorded).toEqual([{ action: 'create', by: user?.user_id }]);
  });

  test('a later sign-in opens the same account, also after the address at Google has changed', async () => {
    await signInWithGoogle(app);
    const user = await findByEmail();
    provider.user = { ...person, email: `moved-${number}@example.org` };
    const response = await signInWithGoogle(app);
    expect(response.json()).toMatchObject({ redirect: null });
    expect((await getMe(response)).json()).toMatchObject({ id: user?.user_id, email: user?.email });
  });

  test('two first sign-ins at the same time create one account', async () => {
    const responses = await Promise.all([signInWithGoogle(app), signInWithGoogle(app)]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const ids = await Promise.all(
      responses.map(async (response) => (await getMe(response)).json<{ id: number }>().id),
    );
    expect(ids[0]).toBe(ids[1]);
  });

  test('an account with a confirmed address is linked and keeps its password and its sessions', async () => {
    const user = await addUser(app, { email: person.email.toLowerCase() });
    const { headers } = await signIn(app, user);
    const response = await signInWithGoogle(app);
    expect((await getMe(response)).json()).toMatchObject({
      id: user.user_id,
      has_password: true,
      is_google_linked: true,
    });
    expect((await app.inject({ url: '/v1/users/me', headers })).statusCode).toBe(200);
    expect((await sendLogin(app, user)).statusCode).toBe(200);
  });

  test('an account that somebody has registered with the address of another person loses its password and its sessions when the owner signs in', async () => {
    const user = await addUser(app, { email: person.email.toLowerCase(), is_verified: false });
    const { headers, cookies } = await signIn(app, user);
    const response = await signInWithGoogle(app);
    expect((await getMe(response)).json()).toMatchObject({
      id: user.user_id,
      has_password: false,
      is_verified: true,
    });
    expect((await app.inject({ url: '/v1/users/me', headers })).statusCode).toBe(401);
    expect((await sendLogin(app, user, { cookies })).statusCode).toBe(401);
  });

  test('an account that is linked to another Google account is not opened', async () => {
    const user = await addUser(app, { email: person.email.toLowerCase(), google_subject: `other-${number}` });
    const response = await signInWithGoogle(app);
    expect(response.json()).toMatchObject({
      code: 'sign_in_failed',
      detail: 'The account with this e-mail address is linked to another Google account.',
    });
    expect((await findByEmail())?.google_subject).toBe(user.google_subject);
  });

  test('an address that Google has not verified opens and creates no account', async () => {
    provider.user = { ...person, email_verified: false };
    const user = await addUser(app, { email: person.email.toLowerCase() });
    const response = await signInWithGoogle(app);
    expect([response.statusCode, response.json().code]).toEqual([422, 'sign_in_failed']);
    expect(response.json().detail).toContain('has not verified the e-mail address');
    expect((await findByEmail())?.google_subject).toBeNull();
    expect((await findByEmail())?.version).toBe(user.version);
  });

  test('a disabled account is not opened', async () => {
    await signInWithGoogle(app);
    await app.database.orm
      .update(users)
      .set({ is_disabled: true })
      .where(eq(users.google_subject, person.sub));
    expect((await signInWithGoogle(app)).json()).toMatchObject({ code: 'account_disabled' });
  });

  test('a sign-in that the visitor cancels at Google is reported', async () => {
    provider.user = null;
    expect((await signInWithGoogle(app)).json()).toEqual({
      code: 'sign_in_failed',
      detail: 'The sign-in was cancelled at Google.',
    });
  });

  test.each([
    ['another state', (query: URLSearchParams) => query.set('state', 'x'.repeat(43))],
    ['no state', (query: URLSearchParams) => query.delete('state')],
    ['another issuer', (query: URLSearchParams) => query.set('iss', 'https://evil.example')],
    ['an invented code', (query: URLSearchParams) => query.set('code', 'invented')],
    ['two codes', (query: URLSearchParams) => query.append('code', 'invented')],
    ['no code', (query: URLSearchParams) => query.delete('code')],
  ])('a callback with %s is rejected', async (_what, tamper) => {
    const cookies: CookieJar = new Map();
    const started = await begin(app, cookies);
    const query = new URLSearchParams(await signInAtProvider(String(started.headers.location)));
    tamper(query);
    const response = await complete(app, cookies, query.toString());
    expect([response.statusCode, response.json().code]).toEqual([422, 'sign_in_failed']);
    expect(await findByEmail()).toBeUndefined();
  });

  test.each([
    ['nonce', 'nonce'],
    ['PKCE verifier', 'verifier'],
  ])('a code that was issued for another %s is rejected', async (_what, field) => {
    const cookies: CookieJar = new Map();
    const started = await begin(app, cookies);
    const query = await signInAtProvider(String(started.headers.location));
    const other = JSON.stringify({ [field]: 'x'.repeat(43) });
    await app.database.orm.update(oneTimeTokens).set({ data: sql`${oneTimeTokens.data} || ${other}::jsonb` });
    const response = await complete(app, cookies, query);
    expect([response.statusCode, response.json().code]).toEqual([422, 'sign_in_failed']);
    expect(await findByEmail()).toBeUndefined();
  });

  test('a code cannot be used twice, nor in another browser', async () => {
    const cookies: CookieJar = new Map();
    const started = await begin(app, cookies);
    const query = await signInAtProvider(String(started.headers.location));
    const other: CookieJar = new Map();
    await begin(app, other);
    expect((await complete(app, new Map(), query)).json()).toMatchObject({ code: 'sign_in_failed' });
    expect((await complete(app, other, query)).json()).toMatchObject({ code: 'sign_in_failed' });
    expect((await complete(app, cookies, query)).statusCode).toBe(200);
    expect((await complete(app, cookies, query)).json()).toMatchObject({ code: 'sign_in_failed' });
  });

  test('a sign-in that was begun more than ten minutes ago is rejected', async () => {
    const cookies: CookieJar = new Map();
    const started = await begin(app, cookies);
    const query = await signInAtProvider(String(started.headers.location));
    await app.database.orm.update(oneTimeTokens).set({ expires_at: sql`now() - interval '1 second'` });
    const response = await complete(app, cookies, query);
    expect(response.json()).toMatchObject({
      code: 'sign_in_failed',
      detail: expect.stringContaining('has expired'),
    });
  });

  test('a callback that the page of another site makes is rejected', async () => {
    const cookies: CookieJar = new Map();
    const started = await begin(app, cookies);
    const query = await signInAtProvider(String(started.headers.location));
    const response = await complete(app, cookies, query, { 'sec-fetch-site': 'cross-site' });
    expect(response.statusCode).toBe(403);
  });
});

/** The endpoints that a provider describes. */
function respondWithMetadata(provider: Provider): void {
  const metadata = {
    issuer: provider.origin,
    authorization_endpoint: `${provider.origin}/authorize`,
    token_endpoint: `${provider.origin}/token`,
    jwks_uri: `${provider.origin}/jwks`,
  };
  provider.respond = (response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(metadata));
}

describe('sign-in with Google', () => {
  let database: DatabaseConnection;
  beforeAll(async () => {
    database = await openTestDatabase('embedded');
  });
  afterAll(() => database.close());

  async function openApp(issuer: string, settings: Pick<Partial<Settings>, 'publicUrl' | 'google'> = {}) {
    const app = await testApp(
      { database: { ...database, close: () => Promise.resolve() } },
      { google: { clientId: 'id', clientSecret: 'secret', issuer }, publicUrl, ...settings },
    );
    onTestFinished(() => app.close());
    return app;
  }

  test.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'evil.example',
    '',
  ])('does not return to %j', async (redirect) => {
    const app = await openApp('http://127.0.0.1:1');
    const response = await app.inject({ url: `${startUrl}?redirect=${encodeURIComponent(redirect)}` });
    expect([response.statusCode, response.json().code]).toEqual([422, 'invalid_request']);
  });

  test('reports a provider that is down, and works when it is back', async () => {
    const provider = await startProvider();
    provider.respond = (response) => void response.writeHead(500).end();
    const app = await openApp(provider.origin);
    expect((await app.inject(startUrl)).json()).toMatchObject({ code: 'upstream_failed' });

    respondWithMetadata(provider);
    const cookies: CookieJar = new Map();
    const started = await begin(app, cookies);
    expect(started.statusCode).toBe(303);
    await begin(app, new Map());
    expect(provider.requests.map(({ url }) => url)).toEqual(
      Array<string>(2).fill('/.well-known/openid-configuration'),
    );

    provider.respond = (response) => void response.writeHead(503).end();
    const state = new URL(String(started.headers.location)).searchParams.get('state');
    const response = await complete(app, cookies, `code=1&state=${state}`);
    expect([response.statusCode, response.json().code]).toEqual([502, 'upstream_failed']);
  });

  test('reports an unreachable provider', async () => {
    const app = await openApp('http://127.0.0.1:1');
    expect((await app.inject(startUrl)).json()).toMatchObject({ code: 'upstream_failed' });
  });

  const navigation = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

  test.each([
    [
      'fails',
      'upstream_failed',
      (provider: Provider) => (provider.respond = (to) => void to.writeHead(500).end()),
    ],
    ['hangs', 'upstream_timeout', (provider: Provider) => (provider.respond = () => undefined)],
  ])('redirects a visitor to the page that explains a provider that %s', async (_what, code, prepare) => {
    const provider = await startProvider();
    prepare(provider);
    const app = await openApp(provider.origin);
    const response = await app.inject({ url: startUrl, headers: navigation });
    expect(response.statusCode).toBe(303);
    expect(response.headers).toMatchObject({
      location: `/auth/callback?error=${code}`,
      'cache-control': 'no-store',
    });
  });

  test.each([
    ['a redirect to another site', '?redirect=//evil.example', {}, 'invalid_request'],
    ['a server without the settings', '', { google: null }, 'not_found'],
    ['an unreachable provider', '', {}, 'upstream_failed'],
  ])('redirects a visitor to the page that explains %s', async (_what, query, settings, code) => {
    const app = await openApp('http://127.0.0.1:1', settings);
    const response = await app.inject({ url: startUrl + query, headers: navigation });
    expect([response.statusCode, response.headers.location]).toEqual([303, `/auth/callback?error=${code}`]);
  });

  test('reports a provider that hangs', async () => {
    const provider = await startProvider();
    provider.respond = () => undefined;
    const app = await openApp(provider.origin);
    const response = await app.inject(startUrl);
    expect([response.statusCode, response.json().code]).toEqual([504, 'upstream_timeout']);
  });

  test('is not offered without the settings', async () => {
    const app = await testApp({ database: { ...database, close: () => Promise.resolve() } });
    onTestFinished(() => app.close());
    expect((await app.inject(startUrl)).statusCode).toBe(404);
    expect((await complete(app, new Map(), 'code=1')).statusCode).toBe(404);
  });

  test('limits its cookie to TLS when the product is served over TLS', async () => {
    const provider = await startProvider();
    respondWithMetadata(provider);
    const app = await openApp(provider.origin, { publicUrl: 'https://map.example.org' });
    expect((await app.inject(startUrl)).headers['set-cookie']).toContain('; Secure');
  });
});
