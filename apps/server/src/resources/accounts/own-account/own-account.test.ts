import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { changes, users } from '../../../database/schema.ts';
import { addUser, sendLogin, signIn, testPassword } from '../../../testing/accounts/accounts.ts';
import { databaseKinds, openTestDatabase } from '../../../testing/databases/databases.ts';
import { testApp } from '../../../testing/test-app.ts';

const newPassword = 'thirteen camels on ice';

describe.each(databaseKinds)('the own account with the %s database', (kind) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testApp({ database: await openTestDatabase(kind) });
  });
  afterAll(() => app.close());

  const getMe = (headers: Record<string, string>) => app.inject({ url: '/v1/users/me', headers });
  const rename = (headers: Record<string, string>, version: number, full_name = 'Лия') =>
    app.inject({
      method: 'PATCH',
      url: '/v1/users/me',
      headers: { ...headers, 'if-match': `"${version}"` },
      body: { full_name },
    });
  const changePassword = (headers: Record<string, string>, current: string | null, password = newPassword) =>
    app.inject({
      method: 'PUT',
      url: '/v1/users/me/password',
      headers,
      body: { current_password: current, new_password: password },
    });
  const remove = (headers: Record<string, string>, password: string | null) =>
    app.inject({ method: 'POST', url: '/v1/users/me/delete', headers, body: { password } });

  test('is returned with its fields and no secrets', async () => {
    const user = await addUser(app, { is_verified: false });
    const { headers } = await signIn(app, user);
    const response = await getMe(headers);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toEqual({
      id: user.user_id,
      full_name: 'Лия Вернадская',
      email: user.email,
      is_superuser: false,
      role: 'user',
      capabilities: ['translations.write'],
      is_verified: false,
      version: 1,
      created_at: user.created_at.toISOString(),
      has_password: true,
      is_google_linked: false,
    });
  });

  test('is renamed in the version that was edited, which increases', async () => {
    const { headers } = await signIn(app, await addUser(app));
    const response = await rename(headers, 1, '  Лия Н. ');
    expect([response.statusCode, response.json()]).toEqual([
      200,
      expect.objectContaining({ full_name: 'Лия Н.', version: 2 }),
    ]);
    expect((await getMe(headers)).json()).toEqual(response.json());
  });

  test('returns 409 with both versions and the current record when another version was edited', async () => {
    const { headers } = await signIn(app, await addUser(app));
    await rename(headers, 1, 'Лия из другого окна');
    const response = await rename(headers, 1);
    expect([response.statusCode, response.json()]).toEqual([
      409,
      {
        detail: expect.stringContaining('version'),
        code: 'version_conflict',
        versions: {
          edited: 1,
          current: 2,
          record: expect.objectContaining({ full_name: 'Лия из другого окна', version: 2 }),
        },
      },
    ]);
  });

  test('is changed once when two requests edit one version at the same time', async () => {
    const { headers } = await signIn(app, await addUser(app));
    const responses = await Promise.all([rename(headers, 1, 'Одна'), rename(headers, 1, 'Другая')]);
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await getMe(headers)).json()).toMatchObject({ version: 2 });
  });

  test.each([
    ['an empty name', { full_name: ' ' }],
    ['a name of NUL', { full_name: '\0' }],
    ['a name of 201 characters', { full_name: 'я'.repeat(201) }],
    ['a number', { full_name: 7 }],
    ['no name', {}],
  ])('is not renamed to %s', async (_what, body) => {
    const { headers } = await signIn(app, await addUser(app));
    const response = await app.inject({
      method: 'PATCH',
      url: '/v1/users/me',
      headers: { ...headers, 'if-match': '"1"' },
      body,
    });
    expect([response.statusCode, response.json()]).toEqual([
      422,
      { detail: expect.stringContaining('full_name'), code: 'invalid_request' },
    ]);
  });

  test('is renamed without the characters that no text can contain', async () => {
    const { headers } = await signIn(app, await addUser(app));
    expect((await rename(headers, 1, 'Ли\0я')).json()).toMatchObject({ full_name: 'Лия' });
  });

  test('cannot be given privileges by its owner', async () => {
    const { headers } = await signIn(app, await addUser(app));
    const body = { full_name: 'Лия', is_superuser: true, is_verified: true, email: 'x@y.org' };
    await app.inject({
      method: 'PATCH',
      url: '/v1/users/me',
      headers: { ...headers, 'if-match': '"1"' },
      body,
    });
    const me = (await getMe(headers)).json();
    expect([me.is_superuser, me.email]).toEqual([false, expect.stringContaining('@example.org')]);
  });

  test('gets another password with the current one, which ends the other sessions', async () => {
    const user = await addUser(app);
    const [mine, other] = [await signIn(app, user), await signIn(app, user)];
    expect((await changePassword(mine.headers, testPassword)).statusCode).toBe(204);
    expect((await getMe(mine.headers)).statusCode).toBe(200);
    expect((await getMe(other.headers)).statusCode).toBe(401);
    expect((await sendLogin(app, user)).statusCode).toBe(401);
    expect((await sendLogin(app, { email: user.email, password: newPassword })).statusCode).toBe(200);
  });

  test.each([
    ['a wrong current password', 'wrong', newPassword, 'wrong_credentials'],
    ['no current password', null, newPassword, 'wrong_credentials'],
    ['a common new password', testPassword, 'Password123', 'password_too_common'],
    ['a new password like the name', testPassword, 'вернадская1', 'password_too_personal'],
    ['a short new password', testPassword, 'camel12', 'invalid_request'],
  ])('keeps its password after %s', async (_what, current, password, code) => {
    const user = await addUser(app);
    const { headers } = await signIn(app, user);
    expect((await changePassword(headers, current, password)).json()).toMatchObject({ code });
    expect((await sendLogin(app, user)).statusCode).toBe(200);
  });

  test('is closed to a stolen session after ten wrong passwords', async () => {
    const { headers } = await signIn(app, await addUser(app));
    const codes: unknown[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1)
      codes.push((await changePassword(headers, 'wrong')).json().code);
    expect(codes).toEqual([...Array<string>(10).fill('wrong_credentials'), 'too_many_requests']);
  });

  test('of a Google user gets its first password without a current one', async () => {
    const user = await addUser(app, { google_subject: `${kind}-google` });
    const { headers } = await signIn(app, user);
    await app.database.orm.update(users).set({ password_hash: null }).where(eq(users.user_id, user.user_id));
    expect((await changePassword(headers, null)).statusCode).toBe(204);
    expect((await getMe(headers)).json()).toMatchObject({ has_password: true, is_google_linked: true });
  });

  test('is deleted with its name, e-mail, password and sessions; its e-mail is free again', async () => {
    const user = await addUser(app);
    const { headers } = await signIn(app, user);
    expect((await remove(headers, 'wrong')).json()).toMatchObject({ code: 'wrong_credentials' });
    expect((await remove(headers, testPassword)).statusCode).toBe(204);

    expect((await getMe(headers)).statusCode).toBe(401);
    expect((await sendLogin(app, user)).statusCode).toBe(401);
    const [row] = await app.database.orm.select().from(users).where(eq(users.user_id, user.user_id));
    expect(row).toMatchObject({
      email: null,
      full_name: '',
      password_hash: null,
      last_sign_in_at: null,
      deleted_at: expect.any(Date),
    });
    expect((await addUser(app, { email: user.email })).user_id).not.toBe(user.user_id);
  });

  test('is exported with its sessions and changes', async () => {
    const user = await addUser(app);
    const { headers } = await signIn(app, user);
    await rename(headers, 1);
    const exported = (await app.inject({ url: '/v1/users/me/export', headers })).json();
    expect(exported).toEqual({
      account: { ...(await getMe(headers)).json(), last_sign_in_at: expect.any(String) },
      sessions: [expect.objectContaining({ is_current: true })],
      changes: [{ at: expect.any(String), entity: 'user', entity_id: user.user_id, action: 'update' }],
    });
  });

  test('leaves neither secrets nor the name or e-mail in the history of changes', async () => {
    const user = await addUser(app);
    const { headers } = await signIn(app, user);
    await rename(headers, 1, 'Тайное имя');
    await changePassword(headers, testPassword);
    const rows = await app.database.orm
      .select()
      .from(changes)
      .where(eq(changes.entity_id, user.user_id))
      .orderBy(desc(changes.change_id));
    expect(rows.map(({ user_id, action }) => [user_id, action])).toEqual([
      [user.user_id, 'update'],
      [user.user_id, 'update'],
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/argon2|Тайное|@example/);
  });
});

test('the last administrator cannot be deleted', async () => {
  const app = await testApp({ database: await openTestDatabase('embedded') });
  onTestFinished(() => app.close());
  const { headers } = await signIn(app, await addUser(app, { role: 'admin' }));
  const remove = () =>
    app.inject({ method: 'POST', url: '/v1/users/me/delete', headers, body: { password: testPassword } });
  expect((await remove()).json()).toEqual({
    detail:
      'The last administrator cannot be deleted, disabled or demoted: make another user an administrator first.',
    code: 'conflict',
  });
  await addUser(app, { role: 'admin' });
  expect((await remove()).statusCode).toBe(204);
});
