import { decodeJwt } from 'jose';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { users } from '../../database/schema.ts';
import { readSettings, type Settings } from '../../settings.ts';
import { sendLogin } from '../../testing/accounts/accounts.ts';
import { openTestDatabase } from '../../testing/databases/databases.ts';
import { startGoogleProvider } from '../../testing/accounts/google-provider.ts';
import { testApp } from '../../testing/test-app.ts';

const person = { full_name: 'Лия Вернадская', email: 'lia@example.org', password: 'four tents by the river' };

afterEach(() => void vi.useRealTimers());

async function openApp(settings: Partial<Settings>): Promise<FastifyInstance> {
  const app = await testApp({ database: await openTestDatabase('embedded') }, settings);
  onTestFinished(() => app.close());
  return app;
}

const register = (app: FastifyInstance) =>
  app.inject({ method: 'POST', url: '/v1/auth/register', payload: person });
const getMe = (app: FastifyInstance, token: string) =>
  app.inject({ url: '/v1/users/me', headers: { authorization: `Bearer ${token}` } });

test('POST /auth/register, POST /auth/jwt/login, GET /users/me and GET /auth/google/authorize open an account [API-21]', async () => {
  const provider = await startGoogleProvider({ sub: '1', email: '', email_verified: true, name: '' });
  onTestFinished(() => provider.close());
  const app = await openApp({ google: readSettings(provider.settings).google });
  expect((await register(app)).statusCode).toBe(200);
  const login = await sendLogin(app, person);
  expect([login.statusCode, login.json().token_type]).toEqual([200, 'bearer']);
  const me = await getMe(app, login.json().access_token);
  expect([me.statusCode, me.json()]).toEqual([
    200,
    expect.objectContaining({ full_name: person.full_name, email: person.email }),
  ]);
  const authorize = await app.inject('/v1/auth/google/authorize');
  expect([authorize.statusCode, new URL(String(authorize.headers.location)).origin]).toEqual([
    303,
    provider.settings.GOOGLE_ISSUER,
  ]);
});

test('attempts are limited, a password is stored as its argon2id hash, and an access token expires [AUT-5]', async () => {
  const app = await openApp({ signInAttempts: 3 });
  await register(app);
  const [row] = await app.database.orm.select().from(users).where(eq(users.email, person.email));
  expect(row?.password_hash).toMatch(/^\$argon2id\$/);
  expect(JSON.stringify(row)).not.toContain(person.password);

  const token: string = (await sendLogin(app, person)).json().access_token;
  const { iat = 0, exp = 0 } = decodeJwt(token);
  expect(exp - iat).toBe(600);
  expect((await getMe(app, token)).statusCode).toBe(200);
  vi.useFakeTimers({ now: (exp + 1) * 1_000, toFake: ['Date'] });
  expect((await getMe(app, token)).json()).toMatchObject({ code: 'unauthenticated' });
  vi.useRealTimers();

  const statuses: number[] = [];
  for (let attempt = 0; attempt < 4; attempt += 1)
    statuses.push((await sendLogin(app, { ...person, password: 'wrong' })).statusCode);
  expect(statuses).toEqual([401, 401, 401, 429]);
  expect((await sendLogin(app, person)).statusCode).toBe(429);
});
