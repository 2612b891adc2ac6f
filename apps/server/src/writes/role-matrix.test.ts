import { readFileSync } from 'node:fs';
import { apiCalls, type ApiCallName } from '@cae-map/contract/api/calls';
import { roles, userRoles, type Role } from '@cae-map/contract/roles';
import { errorBodySchema } from '@cae-map/contract/error-body';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changes, places, users } from '../database/schema.ts';
import { addUser, signIn } from '../testing/accounts/accounts.ts';
import { requestOfCall } from '../testing/requests/call-requests.ts';
import { databaseKinds, openTestDatabase } from '../testing/databases/databases.ts';
import { aPlace } from '../testing/records.ts';
import { testApp, testKeys } from '../testing/test-app.ts';
import { describeRecordAccess, describeRoleMatrix, hasAccess } from '../testing/requests/role-matrix.ts';

const names = Object.keys(apiCalls) as ApiCallName[];
const guarded = names.filter((name) => !hasAccess('visitor', name));

/** The claims of the access tokens of this server. */
const claims = (userId: number, sessionId: number) => ({
  sub: String(userId),
  sid: sessionId,
  iss: 'cae-map',
  aud: 'cae-map',
});

describe.each(databaseKinds)('the calls with the %s database', (kind) => {
  let app: FastifyInstance;
  let url: string;
  beforeAll(async () => {
    app = await testApp({ database: await openTestDatabase(kind) });
    url = await app.listen({ host: '127.0.0.1', port: 0 });
    await app.database.orm.insert(places).values(aPlace({ place_id: 1 }));
  });
  afterAll(() => app.close());

  async function send(name: ApiCallName, headers: Record<string, string> = {}): Promise<Response> {
    const { method, url: path, headers: ownHeaders, payload } = requestOfCall(name);
    return await fetch(url + path, {
      method,
      headers: { ...ownHeaders, ...headers },
      body: payload ?? null,
      redirect: 'manual',
    });
  }

  /** A new user of the role for each call, because some calls end the session. */
  async function headersOf(role: Role): Promise<Record<string, string>> {
    if (role === 'visitor') return {};
    const user = await addUser(app, { role });
    // The last administrator cannot be deleted.
    if (role === 'admin') await addUser(app, { role: 'admin' });
    return (await signIn(app, user)).headers;
  }

  test.each(roles)(
    'are made by the role %s exactly where the call table allows it; others get 401 or 403 with a detail [API-27]',
    async (role) => {
      for (const name of names) {
        const response = await send(name, await headersOf(role));
        const { status } = response;
        const expected = hasAccess(role, name) ? 'accepted' : role === 'visitor' ? 401 : 403;
        // Invented ids, secrets and passwords are unknown; the login of nobody is a 401 of its own.
        const isRejected = status === 401 ? name !== 'login' && name !== 'refreshSession' : status === 403;
        expect({ name, outcome: isRejected ? status : 'accepted' }).toEqual({ name, outcome: expected });
        expect({ name, isFailure: status >= 500 && status !== 501 && status !== 502 }).toEqual({
          name,
          isFailure: false,
        });
        // The response to HEAD has no body.
        if (status >= 400 && requestOfCall(name).method !== 'HEAD')
          expect(errorBodySchema.parse(await response.json()).detail).not.toBe('');
      }
    },
  );

  test('that not everyone may make reject every token that is not a valid one of a present user', async () => {
    const user = await addUser(app, { role: 'admin' });
    const [deleted, disabled, demoted] = [
      await addUser(app, { role: 'admin' }),
      await addUser(app, { role: 'admin' }),
      await addUser(app, { role: 'admin' }),
    ];
    const tokens = await Promise.all([user, deleted, disabled, demoted].map((each) => signIn(app, each)));
    const [valid, ofDeleted, ofDisabled, ofDemoted] = tokens.map(({ token }) => token);
    const { orm } = app.database;
    const update = (userId: number, values: Partial<typeof users.$inferInsert>) =>
      orm.update(users).set(values).where(eq(users.user_id, userId));
    await update(deleted.user_id, { deleted_at: new Date(), email: null });
    await update(disabled.user_id, { is_disabled: true });
    await update(demoted.user_id, { role: 'user' });

    const { keyId, privateKey } = await (await testKeys).current();
    const foreign = await generateKeyPair('EdDSA');
    const [header = '', payload = '', signature = ''] = (valid ?? '').split('.');
    const sessionId = Number(JSON.parse(Buffer.from(payload, 'base64url').toString()).sid);
    const own = claims(user.user_id, sessionId);
    const create = (body: object, kid = keyId, typ = 'at+jwt') =>
      new SignJWT({ ...body }).setProtectedHeader({ alg: 'EdDSA', typ, kid }).setIssuedAt();
    const forgedPayload = Buffer.from(JSON.stringify({ ...own, exp: 9e9, iat: 1 })).toString('base64url');
    const rejected: Record<string, string | undefined> = {
      empty: '',
      garbage: 'a.b.c',
      'a token of 10,000 characters': 'a'.repeat(10_000),
      expired: await create(own).setExpirationTime('-1 minute').sign(privateKey),
      'without an expiry': await create(own).sign(privateKey),
      'a tampered payload': `${header}.${forgedPayload}.${signature}`,
      'a tampered signature': `${header}.${payload}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
      'alg none': new UnsecuredJWT(own).setExpirationTime('1 h').encode(),
      'the key of another server': await create(own).setExpirationTime('1 h').sign(foreign.privateKey),
      'an unknown key id': await create(own, 'unknown').setExpirationTime('1 h').sign(privateKey),
      'another type': await create(own, keyId, 'JWT').setExpirationTime('1 h').sign(privateKey),
      'another audience': await create({ ...own, aud: 'x' })
        .setExpirationTime('1 h')
        .sign(privateKey),
      'the session of another user': await create({ ...own, sub: String(demoted.user_id) })
        .setExpirationTime('1 h')
        .sign(privateKey),
      'no session': await create({ ...own, sid: 2_000_000_000 })
        .setExpirationTime('1 h')
        .sign(privateKey),
      'a session id that is no integer': await create({ ...own, sid: 1e40 })
        .setExpirationTime('1 h')
        .sign(privateKey),
      'a deleted user': ofDeleted,
      'a disabled user': ofDisabled,
    };
    for (const name of guarded)
      for (const [what, token] of Object.entries(rejected)) {
        const { status, headers } = await send(name, { authorization: `Bearer ${token}` });
        const challenge = headers.get('www-authenticate');
        expect({ name, what, status, challenge }).toEqual({
          name,
          what,
          status: 401,
          challenge: 'Bearer error="invalid_token"',
        });
      }
    for (const name of guarded.filter((each) => !hasAccess('user', each))) {
      const { status } = await send(name, { authorization: `Bearer ${ofDemoted}` });
      expect({ name, what: 'a demoted admin', status }).toEqual({
        name,
        what: 'a demoted admin',
        status: 403,
      });
    }
    expect((await send('getMe', { authorization: `Bearer ${valid}` })).status).toBe(200);
    const withoutToken = [await send('getMe', {}), await send('getMe', { authorization: `Basic ${valid}` })];
    expect(withoutToken.map(({ status, headers }) => [status, headers.get('www-authenticate')])).toEqual([
      [401, 'Bearer'],
      [401, 'Bearer'],
    ]);
  });

  test('that are rejected change nothing', async () => {
    const { orm } = app.database;
    const read = async () => [
      await orm.select().from(places),
      await orm.select().from(users).orderBy(users.user_id),
      await orm.$count(changes),
    ];
    const signedIn = await Promise.all(
      userRoles.map(async (role) => ({ role, ...(await signIn(app, await addUser(app, { role }))) })),
    );
    const before = await read();
    for (const name of guarded) {
      await send(name, { 'x-role': 'admin', cookie: 'roleFlag=adminmode' });
      for (const { role, headers } of signedIn) if (!hasAccess(role, name)) await send(name, headers);
    }
    expect(await read()).toEqual(before);
  });
});

test('the matrix of calls and roles in the documentation is that of the call table', () => {
  // The formatter pads the cells.
  const compact = (table: string) => table.replaceAll(/ +/g, ' ').replaceAll(/-+/g, '-');
  const file = new URL('../../../../docs/security.md', import.meta.url);
  const documentation = compact(readFileSync(file, 'utf8'));
  expect(documentation).toContain(compact(describeRoleMatrix()));
  expect(documentation).toContain(compact(describeRecordAccess()));
});
