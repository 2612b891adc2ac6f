import { eq, lt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { DatabaseConnection } from '../../../database/connection.ts';
import { attempts, oneTimeTokens, users } from '../../../database/schema.ts';
import {
  addUser,
  sendLogin,
  signIn,
  testPassword,
  type CookieJar,
} from '../../../testing/accounts/accounts.ts';
import { databaseKinds, openTestDatabase } from '../../../testing/databases/databases.ts';
import {
  startHangingMailServer,
  startMailServer,
  type ReceivedMail,
} from '../../../testing/accounts/mail-server.ts';
import { testApp } from '../../../testing/test-app.ts';

const publicUrl = 'https://map.example.org';
const newPassword = 'nine yaks above the pass';

/** The links of an e-mail to the product. */
function readLinks(mail: ReceivedMail | undefined): URL[] {
  return [...(mail?.message.text ?? '').matchAll(/https:\S+/g)].map(([link]) => new URL(link));
}

describe.each(databaseKinds)('e-mails about accounts with the %s database', (kind) => {
  let database: DatabaseConnection;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  async function openApp(smtpUrl: string, signInAttempts = 0): Promise<FastifyInstance> {
    const app = await testApp(
      { database: { ...database, close: () => Promise.resolve() } },
      { mail: { smtpUrl, from: 'map@example.org' }, publicUrl, signInAttempts },
    );
    onTestFinished(() => app.close());
    return app;
  }

  async function openAppWithMail(signInAttempts = 0) {
    const server = await startMailServer();
    return { server, app: await openApp(server.url, signInAttempts) };
  }

  const post = (app: FastifyInstance, path: string, payload: object) =>
    app.inject({ method: 'POST', url: `/v1/auth/${path}`, payload });
  const register = (app: FastifyInstance, email: string, lang = 'ru') =>
    post(app, 'register', { full_name: 'Лия Вернадская', email, password: testPassword, lang });

  test.each([
    ['ru', '/auth/reset-password', 'Приглашение — Карта ЦАЭ'],
    ['en', '/en/auth/reset-password', 'Your invitation — CAE Map'],
  ])('an invitation in %s is sent with a link that confirms the address', async (lang, path, subject) => {
    const { app, server } = await openAppWithMail();
    const { headers } = await signIn(app, await addUser(app, { role: 'admin' }));
    const email = `invited-${lang}@example.org`;
    const body = { full_name: 'Майя', email, role: 'editor', lang };
    const response = await app.inject({ method: 'POST', url: '/v1/admin/users/', headers, body });
    expect([response.statusCode, response.json().link]).toEqual([200, null]);
    const [mail] = await server.waitFor(1);
    expect([mail?.recipients, mail?.message.subject]).toEqual([[email], subject]);
    const [link] = readLinks(mail);
    expect([link?.origin, link?.pathname]).toEqual([publicUrl, path]);

    const token = link?.searchParams.get('token') ?? '';
    expect((await post(app, 'reset-password', { token, password: newPassword })).statusCode).toBe(204);
    expect((await sendLogin(app, { email, password: newPassword })).statusCode).toBe(200);
  });

  test.each([
    ['ru', '/auth/confirm-email', 'Подтвердите адрес — Карта ЦАЭ'],
    ['en', '/en/auth/confirm-email', 'Confirm your e-mail address — CAE Map'],
  ])('a registration in %s sends a link that confirms the address once', async (lang, path, subject) => {
    const { app, server } = await openAppWithMail();
    const email = `new-${lang}@example.org`;
    const response = await register(app, email, lang);
    expect(response.json()).toEqual({ is_confirmation_required: true });
    const [mail] = await server.waitFor(1);
    expect(mail?.recipients).toEqual([email]);
    expect(mail?.message.subject).toBe(subject);
    const [link] = readLinks(mail);
    expect([link?.origin, link?.pathname]).toEqual([publicUrl, path]);

    const token = link?.searchParams.get('token') ?? '';
    expect((await sendLogin(app, { email })).json()).toMatchObject({ code: 'email_not_confirmed' });
    // The login has sent a further link, which leaves the first valid until one of them is used.
    const [, second] = await server.waitFor(2);
    expect((await post(app, 'confirm-email', { token })).statusCode).toBe(204);
    const newToken = readLinks(second)[0]?.searchParams.get('token') ?? '';
    for (const used of [token, newToken])
      expect((await post(app, 'confirm-email', { token: used })).json()).toMatchObject({
        code: 'link_expired',
      });
    expect((await sendLogin(app, { email })).statusCode).toBe(200);
  });

  test('an e-mail does not contain the name that was entered', async () => {
    const { app, server } = await openAppWithMail();
    const full_name = 'Win money at https://evil.example';
    await post(app, 'register', { full_name, email: 'name@example.org', password: testPassword });
    const [mail] = await server.waitFor(1);
    expect(JSON.stringify(mail?.message)).not.toContain('evil.example');
  });

  test('the registration of a taken address has the response of a new one and sends a link to the owner', async () => {
    const { app, server } = await openAppWithMail();
    const owner = await addUser(app);
    const taken = await register(app, owner.email ?? '', 'en');
    const free = await register(app, 'free@example.org', 'en');
    expect([taken.statusCode, taken.body]).toEqual([free.statusCode, free.body]);
    const mails = await server.waitFor(2);
    const mail = mails.find(({ recipients }) => recipients.includes(owner.email ?? ''));
    expect(mail?.message.subject).toBe('You already have an account — CAE Map');
    const [link] = readLinks(mail);
    expect(link?.pathname).toBe('/en/auth/reset-password');
    expect((await sendLogin(app, owner)).statusCode).toBe(200);
  });

  test('a second registration before the confirmation leaves neither password usable, and the owner chooses one by the link', async () => {
    const { app, server } = await openAppWithMail();
    const email = `claimed-${kind}@example.org`;
    const passwords = [testPassword, 'seven ponies by the river'] as const;
    const [first, second] = passwords.map(
      (password) => () => post(app, 'register', { full_name: 'Лия', email, password, lang: 'en' }),
    );
    const firstResponse = await first?.();
    const [confirmation] = await server.waitFor(1);
    const secondResponse = await second?.();
    expect([secondResponse?.statusCode, secondResponse?.body]).toEqual([
      firstResponse?.statusCode,
      firstResponse?.body,
    ]);
    const [, mail] = await server.waitFor(2);
    expect(mail?.recipients).toEqual([email]);
    expect(mail?.message.subject).toBe('Choose your password — CAE Map');

    const oldToken = readLinks(confirmation)[0]?.searchParams.get('token');
    const voided = await post(app, 'confirm-email', { token: oldToken });
    expect(voided.json()).toMatchObject({ code: 'link_expired' });
    const [link] = readLinks(mail);
    expect(link?.pathname).toBe('/en/auth/reset-password');
    const token = link?.searchParams.get('token');
    expect((await post(app, 'reset-password', { token, password: newPassword })).statusCode).toBe(204);

    const statuses: number[] = [];
    for (const password of [...passwords, newPassword])
      statuses.push((await sendLogin(app, { email, password })).statusCode);
    expect(statuses).toEqual([401, 401, 200]);
  });

  test('a registration after the link of another registration was opened changes nothing', async () => {
    const { app, server } = await openAppWithMail();
    const email = `opened-${kind}@example.org`;
    await register(app, email);
    const [mail] = await server.waitFor(1);
    const token = readLinks(mail)[0]?.searchParams.get('token');
    expect((await post(app, 'confirm-email', { token })).statusCode).toBe(204);
    await post(app, 'register', { full_name: 'Лия', email, password: newPassword });
    expect((await sendLogin(app, { email, password: newPassword })).statusCode).toBe(401);
    expect((await sendLogin(app, { email })).statusCode).toBe(200);
  });

  test('a registration of a disabled account that is not confirmed leaves its password', async () => {
    const { app } = await openAppWithMail();
    const { user_id } = await addUser(app, { email: `disabled-${kind}@example.org`, is_verified: false });
    const ofUser = eq(users.user_id, user_id);
    const [before] = await database.orm.update(users).set({ is_disabled: true }).where(ofUser).returning();
    await register(app, before?.email ?? '');
    expect(await database.orm.select().from(users).where(ofUser)).toEqual([before]);
  });

  test('a forgotten password is replaced by the link of the e-mail, which ends all sessions', async () => {
    const { app, server } = await openAppWithMail();
    const user = await addUser(app);
    const { headers } = await signIn(app, user);
    expect((await post(app, 'forgot-password', { email: user.email, lang: 'ru' })).statusCode).toBe(204);
    const [mail] = await server.waitFor(1);
    expect(mail?.message.subject).toBe('Новый пароль — Карта ЦАЭ');
    const [link] = readLinks(mail);
    expect(link?.pathname).toBe('/auth/reset-password');

    const token = link?.searchParams.get('token');
    const weak = await post(app, 'reset-password', { token, password: 'password1' });
    expect(weak.json()).toMatchObject({ code: 'password_too_common' });
    expect((await post(app, 'reset-password', { token, password: newPassword })).statusCode).toBe(204);
    expect((await app.inject({ url: '/v1/users/me', headers })).statusCode).toBe(401);
    expect((await sendLogin(app, user)).statusCode).toBe(401);
    expect((await sendLogin(app, { email: user.email, password: newPassword })).statusCode).toBe(200);
    const again = await post(app, 'reset-password', { token, password: newPassword });
    expect(again.json()).toMatchObject({ code: 'link_expired' });
    const [, changed] = await server.waitFor(2);
    expect(changed?.message.subject).toBe('Пароль изменён / Your password was changed — CAE Map');
    expect(readLinks(changed).map(({ pathname, search }) => pathname + search)).toEqual([
      '/auth/forgot-password',
      '/en/auth/forgot-password',
    ]);
  });

  test('a password that is changed in the profile withdraws a link that was sent before', async () => {
    const { app, server } = await openAppWithMail();
    const user = await addUser(app);
    const { headers } = await signIn(app, user);
    await post(app, 'forgot-password', { email: user.email });
    const [mail] = await server.waitFor(1);
    const token = readLinks(mail)[0]?.searchParams.get('token');
    const change = await app.inject({
      method: 'PUT',
      url: '/v1/users/me/password',
      headers,
      payload: { current_password: testPassword, new_password: newPassword },
    });
    expect(change.statusCode).toBe(204);
    const reset = await post(app, 'reset-password', { token, password: 'seven ponies by the river' });
    expect(reset.json()).toMatchObject({ code: 'link_expired' });
  });

  test('an unknown address has the response of a known one and gets no e-mail', async () => {
    const { app, server } = await openAppWithMail();
    const user = await addUser(app);
    const unknown = await post(app, 'forgot-password', { email: 'nobody@example.org' });
    const known = await post(app, 'forgot-password', { email: user.email });
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    await app.close();
    expect(server.received.map(({ recipients }) => recipients)).toEqual([[user.email]]);
  });

  test('the secret of a link is stored as a hash and expires', async () => {
    const { app, server } = await openAppWithMail();
    const user = await addUser(app);
    await post(app, 'forgot-password', { email: user.email });
    const [mail] = await server.waitFor(1);
    const token = readLinks(mail)[0]?.searchParams.get('token') ?? '';
    const ofUser = eq(oneTimeTokens.user_id, user.user_id);
    const rows = await database.orm.select().from(oneTimeTokens).where(ofUser);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    await database.orm
      .update(oneTimeTokens)
      .set({ expires_at: new Date(0) })
      .where(ofUser);
    const response = await post(app, 'reset-password', { token, password: newPassword });
    expect(response.json()).toMatchObject({ code: 'link_expired' });
  });

  test('at most five e-mails are sent to an address while a link is valid', async () => {
    const { app, server } = await openAppWithMail(10);
    const email = `often-${kind}@example.org`;
    await register(app, email);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1)
      statuses.push((await post(app, 'forgot-password', { email })).statusCode);
    expect(statuses).toEqual([204, 204, 204, 204, 429]);
    // The response of a login is the same without an e-mail.
    expect((await sendLogin(app, { email })).json()).toMatchObject({ code: 'email_not_confirmed' });
    await app.close();
    expect(server.received).toHaveLength(5);
  });

  test('a link for a new password stays valid when strangers request further ones, until one of them is used', async () => {
    const { app, server } = await openAppWithMail();
    const user = await addUser(app);
    const request = () => post(app, 'forgot-password', { email: user.email });
    await request();
    const [own] = await server.waitFor(1);
    for (let count = 0; count < 3; count += 1) await request();
    const mails = await server.waitFor(4);
    const tokens = [own, ...mails.slice(1)].map((mail) => readLinks(mail)[0]?.searchParams.get('token'));
    const statuses: number[] = [];
    for (const token of tokens)
      statuses.push((await post(app, 'reset-password', { token, password: newPassword })).statusCode);
    expect(statuses).toEqual([204, 422, 422, 422]);
  });

  test('a link to choose the password stays valid when the address is registered again by strangers', async () => {
    const { app, server } = await openAppWithMail();
    const email = `again-${kind}@example.org`;
    await register(app, email);
    await server.waitFor(1);
    await register(app, email);
    const [, own] = await server.waitFor(2);
    await register(app, email);
    await server.waitFor(3);
    const token = readLinks(own)[0]?.searchParams.get('token');
    expect((await post(app, 'reset-password', { token, password: newPassword })).statusCode).toBe(204);
  });

  test('an owner in a known browser receives a link after strangers have used up the e-mails to the address', async () => {
    const { app, server } = await openAppWithMail(10);
    const user = await addUser(app);
    const { cookies } = await signIn(app, user);
    const request = (jar: CookieJar = new Map()) =>
      app.inject({
        method: 'POST',
        url: '/v1/auth/forgot-password',
        payload: { email: user.email },
        cookies: Object.fromEntries(jar),
      });
    for (let count = 0; count < 5; count += 1) await request();
    expect((await request()).statusCode).toBe(429);
    expect((await request(cookies)).statusCode).toBe(204);
    const { cookies: ofStranger } = await signIn(app, await addUser(app));
    expect((await request(ofStranger)).statusCode).toBe(429);
    expect(await server.waitFor(6)).toHaveLength(6);
  });

  test('a flood of requests sends an address 20 e-mails a day and then one an hour, whose link is valid until the next', async () => {
    const { app, server } = await openAppWithMail(10);
    const { email } = await addUser(app);
    const requestInNextHour = async () => {
      // The windows of an hour are over, that of the day is not.
      await database.orm.delete(attempts).where(lt(attempts.expires_at, sql`now() + interval '2 hours'`));
      let sent = 0;
      for (let count = 0; count < 6; count += 1)
        sent += (await post(app, 'forgot-password', { email })).statusCode === 204 ? 1 : 0;
      return sent;
    };
    const sent: number[] = [];
    for (let hour = 0; hour < 6; hour += 1) sent.push(await requestInNextHour());
    expect(sent).toEqual([5, 5, 5, 5, 1, 1]);
    const token = readLinks((await server.waitFor(22)).at(-1))[0]?.searchParams.get('token');
    expect((await post(app, 'reset-password', { token, password: newPassword })).statusCode).toBe(204);
  });

  test('a response does not wait for a mail server that hangs', async () => {
    const { url, connected } = await startHangingMailServer();
    const app = await openApp(url);
    expect((await register(app, `hanging-${kind}@example.org`)).statusCode).toBe(200);
    await connected;
    const user = await addUser(app);
    expect((await post(app, 'forgot-password', { email: user.email })).statusCode).toBe(204);
  });

  test('a response does not depend on an unreachable mail server', async () => {
    const app = await openApp('smtp://127.0.0.1:1');
    expect((await register(app, `unreachable-${kind}@example.org`)).statusCode).toBe(200);
    await app.close();
  });
});
