import type { ManagedUser } from '@cae-map/contract/entities/accounts/managed-user';
import { userPageSize } from '@cae-map/contract/entities/accounts/managed-user-bounds';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changes, users } from '../../../database/schema.ts';
import { addUser, sendLogin, signIn, testPassword } from '../../../testing/accounts/accounts.ts';
import { databaseKinds, openTestDatabase } from '../../../testing/databases/databases.ts';
import { testApp } from '../../../testing/test-app.ts';
import { maxInvitations } from './invitation-limit.ts';

const publicUrl = 'https://map.example.org';
const newPassword = 'nine yaks above the pass';

describe.each(databaseKinds)('the management of users with the %s database', (kind) => {
  let app: FastifyInstance;
  let headers: Record<string, string>;
  let adminId: number;
  beforeAll(async () => {
    app = await testApp({ database: await openTestDatabase(kind) }, { publicUrl });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.database.orm.delete(users);
    const admin = await addUser(app, { full_name: 'Zina', role: 'admin' });
    adminId = admin.user_id;
    ({ headers } = await signIn(app, admin));
  });

  const list = async (query: Record<string, string> = {}) => {
    const response = await app.inject({ url: '/v1/admin/users/', headers, query });
    expect(response.statusCode, response.body).toBe(200);
    return response.json<{ users: ManagedUser[]; total: number }>();
  };
  const names = async (query: Record<string, string>) =>
    (await list(query)).users.map(({ full_name }) => full_name);
  const invite = (fields: object = {}) =>
    app.inject({
      method: 'POST',
      url: '/v1/admin/users/',
      headers,
      body: { full_name: 'Майя', email: 'maya@example.org', role: 'translator', lang: 'en', ...fields },
    });
  const renew = (userId: number) =>
    app.inject({
      method: 'POST',
      url: `/v1/admin/users/${userId}/invitation`,
      headers,
      body: { lang: 'ru' },
    });
  const update = (userId: number, version: number, body: object) =>
    app.inject({
      method: 'PATCH',
      url: `/v1/admin/users/${userId}`,
      headers: { ...headers, 'if-match': `"${version}"` },
      body,
    });
  const endSessions = (userId: number) =>
    app.inject({ method: 'DELETE', url: `/v1/admin/users/${userId}/sessions/`, headers });
  const setPassword = (link: string, password = newPassword) =>
    app.inject({
      method: 'POST',
      url: '/v1/auth/reset-password',
      body: { token: new URL(link).searchParams.get('token'), password },
    });
  const getMe = (of: Record<string, string>) => app.inject({ url: '/v1/users/me', headers: of });
  const listPlaces = (of: Record<string, string>) => app.inject({ url: '/v1/admin/places/', headers: of });
  const findRecorded = (userId: number) =>
    app.database.orm
      .select({ by: changes.user_id, action: changes.action, before: changes.before, after: changes.after })
      .from(changes)
      .where(and(eq(changes.entity, 'user'), eq(changes.entity_id, userId)))
      .orderBy(changes.change_id);

  describe('the list', () => {
    test('has the facts of each user and no secrets', async () => {
      const { users: listed, total } = await list();
      expect(total).toBe(1);
      expect(listed).toEqual([
        {
          id: adminId,
          full_name: 'Zina',
          email: expect.stringContaining('@example.org'),
          is_superuser: true,
          role: 'admin',
          is_verified: true,
          is_disabled: false,
          has_password: true,
          is_google_linked: false,
          version: 1,
          created_at: expect.any(String),
          last_sign_in_at: expect.any(String),
          session_count: 1,
        },
      ]);
    });

    test('has no deleted accounts', async () => {
      const deleted = await addUser(app);
      await app.database.orm
        .update(users)
        .set({ deleted_at: new Date(), email: null, full_name: '' })
        .where(eq(users.user_id, deleted.user_id));
      expect((await list()).total).toBe(1);
    });

    test('is searched by a part of the name or of the e-mail, in either case of Latin and Cyrillic letters', async () => {
      await addUser(app, { full_name: 'Лия Вернадская', email: 'lia@example.org' });
      await addUser(app, { full_name: 'Anna 100%', email: 'anna_k@example.net' });
      expect(await names({ search: 'вернад' })).toEqual(['Лия Вернадская']);
      expect(await names({ search: ' LIA@ ' })).toEqual(['Лия Вернадская']);
      expect(await names({ search: '0%' })).toEqual(['Anna 100%']);
      expect(await names({ search: 'a_k' })).toEqual(['Anna 100%']);
      expect(await names({ search: 'a%k' })).toEqual([]);
    });

    test('is filtered by role and by state', async () => {
      await addUser(app, { full_name: 'Editor', role: 'editor' });
      await addUser(app, { full_name: 'Invited', password_hash: null });
      const disabled = await addUser(app, { full_name: 'Disabled', password_hash: null });
      await app.database.orm
        .update(users)
        .set({ is_disabled: true })
        .where(eq(users.user_id, disabled.user_id));
      expect(await names({ role: 'editor' })).toEqual(['Editor']);
      expect(await names({ state: 'active' })).toEqual(['Editor', 'Zina']);
      expect(await names({ state: 'invited' })).toEqual(['Invited']);
      expect(await names({ state: 'disabled' })).toEqual(['Disabled']);
    });

    test('has pages in the order of the names', async () => {
      const rows = Array.from({ length: userPageSize + 1 }, (_, index) => ({
        full_name: `Person ${String(index).padStart(3, '0')}`,
        email: `page${index}@example.org`,
      }));
      await app.database.orm.insert(users).values(rows.toReversed());
      const first = await list();
      const second = await list({ page: '2' });
      expect([first.total, second.total]).toEqual([userPageSize + 2, userPageSize + 2]);
      expect([...first.users, ...second.users].map(({ full_name }) => full_name)).toEqual([
        ...rows.map(({ full_name }) => full_name),
        'Zina',
      ]);
      expect(first.users).toHaveLength(userPageSize);
      expect(await list({ page: '3' })).toEqual({ users: [], total: userPageSize + 2 });
    });
  });

  describe('an invitation without a mail server', () => {
    test('returns a link by which the user chooses a password once', async () => {
      const response = await invite({ email: ' Maya@Example.org ' });
      const { user, link } = response.json();
      expect([response.statusCode, user, link]).toEqual([
        200,
        expect.objectContaining({ email: 'maya@example.org', role: 'translator', has_password: false }),
        expect.stringMatching(/^https:\/\/map\.example\.org\/en\/auth\/reset-password\?token=[\w-]{43}$/),
      ]);
      expect((await setPassword(link)).statusCode).toBe(204);
      expect((await setPassword(link)).json()).toMatchObject({ code: 'link_expired' });
      const login = await sendLogin(app, { email: 'maya@example.org', password: newPassword });
      expect(login.statusCode).toBe(200);
      const me = await getMe({ authorization: `Bearer ${login.json().access_token}` });
      // The link was not sent to the address, which is therefore not confirmed.
      expect(me.json()).toMatchObject({
        role: 'translator',
        capabilities: ['translations.write', 'translations.approve'],
        is_verified: false,
      });
      const { users: listed } = await list({ search: 'maya' });
      expect(listed).toMatchObject([{ session_count: 1, last_sign_in_at: expect.any(String) }]);
    });

    test('is renewed by a link that withdraws the previous one, until a password is chosen', async () => {
      const { user, link } = (await invite()).json();
      const renewed = await renew(user.id);
      expect(renewed.json().link).toMatch(/^https:\/\/map\.example\.org\/auth\/reset-password\?token=/);
      expect((await setPassword(link)).json()).toMatchObject({ code: 'link_expired' });
      expect((await setPassword(renewed.json().link)).statusCode).toBe(204);
      expect((await renew(user.id)).json()).toMatchObject({ code: 'conflict' });
    });

    test('of a user who is disabled afterwards is withdrawn', async () => {
      const { user, link } = (await invite()).json();
      await update(user.id, 1, { is_disabled: true });
      expect((await renew(user.id)).json()).toMatchObject({ code: 'conflict' });
      await update(user.id, 2, { is_disabled: false });
      expect((await setPassword(link)).json()).toMatchObject({ code: 'link_expired' });
    });

    test('to an address with an account is rejected with 409', async () => {
      await addUser(app, { email: 'maya@example.org' });
      const response = await invite();
      expect([response.statusCode, response.json().code]).toEqual([409, 'email_taken']);
    });

    test('is recorded by the administrator without the name, the e-mail and the link', async () => {
      const { user, link } = (await invite()).json();
      const recorded = await findRecorded(user.id);
      expect(recorded).toMatchObject([
        { by: adminId, action: 'create', before: null, after: { role: 'translator', has_password: false } },
      ]);
      const token = new URL(link).searchParams.get('token') ?? '-';
      for (const secret of ['maya', 'Майя', token]) expect(JSON.stringify(recorded)).not.toContain(secret);
    });
  });

  describe('the role of a user', () => {
    test('changes the capabilities of the user with the next call', async () => {
      const user = await addUser(app);
      const session = await signIn(app, user);
      expect((await listPlaces(session.headers)).statusCode).toBe(403);
      const promoted = await update(user.user_id, 1, { role: 'editor' });
      expect([promoted.statusCode, promoted.json()]).toEqual([
        200,
        expect.objectContaining({ role: 'editor', version: 2, session_count: 1 }),
      ]);
      expect((await listPlaces(session.headers)).statusCode).toBe(200);
      await update(user.user_id, 2, { role: 'translator' });
      const rejected = await listPlaces(session.headers);
      expect([rejected.statusCode, rejected.json()]).toEqual([
        403,
        {
          code: 'forbidden',
          detail: 'This call needs the capability places.write, which the role translator does not have.',
        },
      ]);
    });

    test('that does not exist is rejected with 422, which names the field', async () => {
      const user = await addUser(app);
      for (const role of ['owner', 'visitor', '', null]) {
        const response = await update(user.user_id, 1, { role });
        expect({ role, status: response.statusCode, body: response.json() }).toEqual({
          role,
          status: 422,
          body: { code: 'invalid_request', detail: expect.stringContaining('role') },
        });
      }
      expect((await invite({ role: 'owner' })).statusCode).toBe(422);
      expect((await update(user.user_id, 1, {})).statusCode).toBe(422);
    });

    test('of another version is rejected with 409 and the current user', async () => {
      const user = await addUser(app);
      await update(user.user_id, 1, { role: 'editor' });
      const response = await update(user.user_id, 1, { role: 'admin' });
      expect([response.statusCode, response.json()]).toEqual([
        409,
        expect.objectContaining({
          code: 'version_conflict',
          versions: {
            edited: 1,
            current: 2,
            record: expect.objectContaining({ id: user.user_id, role: 'editor' }),
          },
        }),
      ]);
    });

    test('that the user has already is no change', async () => {
      const user = await addUser(app, { role: 'editor' });
      expect((await update(user.user_id, 1, { role: 'editor' })).json()).toMatchObject({ version: 1 });
      expect(await findRecorded(user.user_id)).toEqual([]);
    });

    test('is in the history with the administrator who has changed it', async () => {
      const user = await addUser(app);
      await update(user.user_id, 1, { role: 'editor' });
      const history = await app.inject({ url: `/v1/admin/users/${user.user_id}/changes/`, headers });
      expect(history.json()).toMatchObject([
        { editor: 'Zina', action: 'update', before: { role: 'user' }, after: { role: 'editor' } },
      ]);
    });

    test('of an unknown user is a 404', async () => {
      expect((await update(2_000_000_000, 1, { role: 'editor' })).statusCode).toBe(404);
      expect((await endSessions(2_000_000_000)).statusCode).toBe(404);
    });
  });

  describe('a disabled account', () => {
    test('learns why its next call is rejected, and cannot sign in until it is enabled', async () => {
      const user = await addUser(app);
      const session = await signIn(app, user);
      expect((await update(user.user_id, 1, { is_disabled: true })).json()).toMatchObject({
        is_disabled: true,
        session_count: 0,
      });
      const rejected = await getMe(session.headers);
      expect([rejected.statusCode, rejected.json()]).toEqual([
        401,
        {
          code: 'session_of_disabled_account',
          detail: 'An administrator has disabled this account, which has ended its sessions.',
        },
      ]);
      expect((await sendLogin(app, user)).json()).toMatchObject({ code: 'account_disabled' });
      await update(user.user_id, 2, { is_disabled: false });
      expect((await getMe(session.headers)).json()).toMatchObject({ code: 'unauthenticated' });
      expect((await sendLogin(app, user)).statusCode).toBe(200);
    });
  });

  test('the sessions of a user end with the next call, and their number is recorded', async () => {
    const user = await addUser(app);
    const session = await signIn(app, user);
    await signIn(app, user);
    expect((await endSessions(user.user_id)).json()).toMatchObject({ id: user.user_id, session_count: 0 });
    expect((await getMe(session.headers)).json()).toMatchObject({ code: 'unauthenticated' });
    expect(await findRecorded(user.user_id)).toMatchObject([
      { by: adminId, action: 'update', before: { session_count: 2 }, after: { session_count: 0 } },
    ]);
    expect((await sendLogin(app, { email: user.email, password: testPassword })).statusCode).toBe(200);
  });

  test('an administrator can send a bounded number of invitations in a day', async () => {
    for (let number = 0; number < maxInvitations; number += 1) await renew(2_000_000_000);
    const response = await invite();
    expect([response.statusCode, response.json().code]).toEqual([429, 'too_many_requests']);
  });
});
