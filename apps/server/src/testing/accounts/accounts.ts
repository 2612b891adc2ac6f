import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { hashPassword } from '../../security/password-hasher.ts';
import { insertUser, type NewUser, type UserRow } from '../../resources/accounts/users/repository.ts';

export const testPassword = 'twelve camels on ice';

const passwordHash = hashPassword(testPassword);
let lastNumber = 0;

/** Inserts a user with `testPassword`; `fields` overrides its values. */
export async function addUser(app: FastifyInstance, fields: Partial<NewUser> = {}): Promise<UserRow> {
  lastNumber += 1;
  const user = await insertUser(app.database.orm, {
    email: `person${lastNumber}@example.org`,
    full_name: 'Лия Вернадская',
    password_hash: await passwordHash,
    is_verified: true,
    ...fields,
  });
  if (user === undefined) throw new Error('the e-mail of the test user is taken');
  return user;
}

/** The cookies of a browser, by name. */
export type CookieJar = Map<string, string>;

export interface SignedIn {
  readonly token: string;
  readonly headers: { readonly authorization: string };
  readonly cookies: CookieJar;
}

/** Sends the login form as a browser does. */
export async function sendLogin(
  app: FastifyInstance,
  { email, password = testPassword }: { readonly email: string | null; readonly password?: string },
  options: {
    readonly cookies?: CookieJar;
    readonly headers?: Record<string, string>;
    readonly ip?: string;
  } = {},
): Promise<LightMyRequestResponse> {
  const response = await app.inject({
    method: 'POST',
    url: '/v1/auth/jwt/login',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...cookieHeader(options.cookies),
      ...options.headers,
    },
    payload: new URLSearchParams({ username: email ?? '', password }).toString(),
    ...(options.ip === undefined ? {} : { remoteAddress: options.ip }),
  });
  if (options.cookies) keepCookies(response, options.cookies);
  return response;
}

/** Signs a user in, in a browser of its own. */
export async function signIn(app: FastifyInstance, user: Pick<UserRow, 'email'>): Promise<SignedIn> {
  const cookies: CookieJar = new Map();
  const response = await sendLogin(app, user, { cookies });
  if (response.statusCode !== 200) throw new Error(`the sign-in failed: ${response.body}`);
  const { access_token: token } = response.json<{ access_token: string }>();
  return { token, headers: { authorization: `Bearer ${token}` }, cookies };
}

/** Sends a request with the cookies of a browser, which keeps those of the response. */
export async function sendWithCookies(
  app: FastifyInstance,
  url: string,
  cookies: CookieJar,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  const response = await app.inject({
    method: 'POST',
    url,
    headers: { ...cookieHeader(cookies), ...headers },
  });
  keepCookies(response, cookies);
  return response;
}

function cookieHeader(cookies: CookieJar | undefined): Record<string, string> {
  if (!cookies || cookies.size === 0) return {};
  return { cookie: Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ') };
}

function keepCookies({ cookies: sent }: LightMyRequestResponse, cookies: CookieJar): void {
  for (const { name, value } of sent) {
    if (value === '') cookies.delete(name);
    else cookies.set(name, value);
  }
}
