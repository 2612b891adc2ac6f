import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { changes, users } from '../../../database/schema.ts';
import { createAttemptLimits } from '../../../security/attempt-limits.ts';
import { sendLogin, testPassword } from '../../../testing/accounts/accounts.ts';
import { databaseKinds, openTestDatabase } from '../../../testing/databases/databases.ts';
import { testApp } from '../../../testing/test-app.ts';
import { registrationAttempts } from './registration-limits.ts';

describe.each(databaseKinds)('a registration without a mail server with the %s database', (kind) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testApp({ database: await openTestDatabase(kind) });
  });
  afterAll(() => app.close());

  const register = (body: object) => app.inject({ method: 'POST', url: '/v1/auth/register', body });
  const person = { full_name: 'Лия', email: 'lia@example.org', password: testPassword };

  test('creates an account that can sign in, without privileges, and records it', async () => {
    const response = await register({
      ...person,
      email: ' Lia@Example.ORG',
      is_superuser: true,
      role: 'admin',
    });
    expect([response.statusCode, response.json()]).toEqual([200, { is_confirmation_required: false }]);
    expect((await sendLogin(app, person)).statusCode).toBe(200);
    const [user] = await app.database.orm.select().from(users).where(eq(users.email, person.email));
    expect(user).toMatchObject({ role: 'user', is_verified: false });
    expect(user?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const recorded = await app.database.orm.select().from(changes);
    expect(recorded.filter(({ entity_id }) => entity_id === user?.user_id)).toMatchObject([
      { user_id: user?.user_id, entity: 'user', action: 'create', before: null },
    ]);
  });

  test('of an e-mail with an account is rejected with 409', async () => {
    const email = 'twice@example.org';
    await register({ ...person, email });
    const response = await register({ ...person, email: 'Twice@example.org' });
    expect([response.statusCode, response.json()]).toEqual([
      409,
      { detail: 'There is an account with the e-mail twice@example.org already.', code: 'email_taken' },
    ]);
  });

  test('of one e-mail twice at the same time creates one account', async () => {
    const email = 'race@example.org';
    const responses = await Promise.all(Array.from({ length: 6 }, () => register({ ...person, email })));
    const statuses = responses.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await app.database.orm.$count(users, eq(users.email, email))).toBe(1);
  });

  test.each([
    ['a common password', { password: 'Qwerty123' }, 'password_too_common'],
    ['a password of one character repeated', { password: 'zzzzzzzzzzzz' }, 'password_too_common'],
    ['a password that is the e-mail', { password: 'person@example.org' }, 'password_too_personal'],
    ['a password of 7 characters', { password: 'camel12' }, 'invalid_request'],
    ['a password of 129 characters', { password: 'camel 1'.repeat(19).slice(0, 129) }, 'invalid_request'],
    ['a password with NUL', { password: 'twelve\0camels' }, 'invalid_request'],
    ['no e-mail', { email: '' }, 'invalid_request'],
    ['an e-mail with a line break', { email: 'a@b.org\nBcc: c@d.org' }, 'invalid_request'],
    ['an e-mail of 255 characters', { email: `${'a'.repeat(243)}@example.org` }, 'invalid_request'],
    ['a list in place of the name', { full_name: ['a'] }, 'invalid_request'],
    ['an unknown language', { lang: 'fr' }, 'invalid_request'],
  ])('with %s is rejected with 422 and a detail', async (_what, fields, code) => {
    const count = await app.database.orm.$count(users);
    const response = await register({ ...person, email: 'person@example.org', ...fields });
    expect([response.statusCode, response.json()]).toEqual([422, { detail: expect.any(String), code }]);
    expect(await app.database.orm.$count(users)).toBe(count);
  });

  test('accepts a password of any characters, in any of their Unicode forms', async () => {
    const email = 'unicode@example.org';
    expect((await register({ ...person, email, password: 'Ёлка 🌲 café' })).statusCode).toBe(200);
    const decomposed = 'Ёлка 🌲 café'.normalize('NFD');
    expect((await sendLogin(app, { email, password: decomposed })).statusCode).toBe(200);
  });

  test('offers no links by e-mail', async () => {
    const url = '/v1/auth/forgot-password';
    const response = await app.inject({ method: 'POST', url, body: { email: person.email } });
    expect([response.statusCode, response.json().code]).toEqual([409, 'conflict']);
  });
});

test('registrations of one network are limited', async () => {
  const app = await testApp({ database: await openTestDatabase('embedded') }, { signInAttempts: 10 });
  onTestFinished(() => app.close());
  const statuses: number[] = [];
  for (let index = 0; index < 31; index += 1) {
    const body = { full_name: 'Лия', email: `a${index}@b.org`, password: 'password' };
    statuses.push((await app.inject({ method: 'POST', url: '/v1/auth/register', body })).statusCode);
  }
  expect(statuses).toEqual([...Array<number>(30).fill(422), 429]);
});

test('the secret of a link that was not issued is rejected', async () => {
  const app = await testApp({ database: await openTestDatabase('embedded') });
  onTestFinished(() => app.close());
  const send = (path: string, body: object) => app.inject({ method: 'POST', url: `/v1/auth/${path}`, body });
  const token = 'a'.repeat(43);
  const responses = [
    await send('confirm-email', { token }),
    await send('reset-password', { token, password: testPassword }),
  ];
  expect(responses.map((response) => response.json().code)).toEqual(['link_expired', 'link_expired']);
});

test('an address registers 20 accounts in a window, however valid its further requests are', async () => {
  const app = await testApp({ database: await openTestDatabase('embedded') }, { signInAttempts: 10 });
  onTestFinished(() => app.close());
  const statuses: number[] = [];
  for (let index = 0; index < 21; index += 1) {
    const body = { full_name: 'Лия', email: `many${index}@example.org`, password: testPassword };
    statuses.push((await app.inject({ method: 'POST', url: '/v1/auth/register', body })).statusCode);
  }
  expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
});

test('an address of another network registers after a flood of registrations from 250 networks', async () => {
  const database = await openTestDatabase('embedded');
  onTestFinished(() => database.close());
  const limits = createAttemptLimits(database.orm, (value) => value);
  const isCounted = async (address: string) => {
    try {
      for (const limit of registrationAttempts) await limits.countShared(limit, address);
      return true;
    } catch (error) {
      expect(error).toMatchObject({ code: 'too_many_requests' });
      return false;
    }
  };
  let counted = 0;
  for (let index = 0; index < 1_000; index += 1)
    if (await isCounted(`${(index % 250) + 1}.7.7.7`)) counted += 1;
  expect(counted).toBe(500);
  expect(await isCounted('251.7.7.7')).toBe(true);
});
