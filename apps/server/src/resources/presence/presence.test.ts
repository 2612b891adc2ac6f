import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { presenceSchema } from '@cae-map/contract/api/presence';
import { httpLimits } from '../../http/limits.ts';
import { addUser, signIn } from '../../testing/accounts/accounts.ts';
import { databaseKinds, openTestDatabase } from '../../testing/databases/databases.ts';
import { testApp } from '../../testing/test-app.ts';

const windowId = 'abcdefgh';
let lastPlaceId = 0;

function report(app: FastifyInstance, headers: Record<string, string>, fields: object = {}) {
  const payload = { entity: 'place', entity_id: lastPlaceId, window_id: windowId, is_open: true, ...fields };
  return app.inject({ method: 'PUT', url: '/v1/admin/presence', headers, payload });
}

async function signInAdmin(app: FastifyInstance, fullName: string): Promise<Record<string, string>> {
  return (await signIn(app, await addUser(app, { full_name: fullName, role: 'admin' }))).headers;
}

describe.each(databaseKinds)('a report of an open editor with the %s database', (kind) => {
  let app: FastifyInstance;
  let anna: Record<string, string>;
  let boris: Record<string, string>;
  beforeAll(async () => {
    app = await testApp({ database: await openTestDatabase(kind) });
    anna = await signInAdmin(app, 'Anna Petrova');
    boris = await signInAdmin(app, 'Boris Ivanov');
  });
  afterAll(() => app.close());
  beforeEach(() => void (lastPlaceId += 1));

  test('returns the full names of the other editors of the record, with Cache-Control: no-store', async () => {
    const first = await report(app, anna);
    expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(presenceSchema.parse(first.json())).toEqual({ editors: [], has_other_window: false });
    expect((await report(app, boris)).json()).toEqual({ editors: ['Anna Petrova'], has_other_window: false });
    expect((await report(app, anna)).json()).toEqual({ editors: ['Boris Ivanov'], has_other_window: false });
  });

  test('from two windows of a user returns that the other one has the record open', async () => {
    await report(app, anna);
    const second = await report(app, anna, { window_id: 'another0' });
    expect(second.json()).toEqual({ editors: [], has_other_window: true });
  });

  test('that the editor has been closed removes the user from the responses', async () => {
    await report(app, anna);
    await report(app, anna, { is_open: false });
    expect((await report(app, boris)).json()).toEqual({ editors: [], has_other_window: false });
  });

  test('opens no transaction in the database', async () => {
    const transaction = vi.spyOn(app.database.orm, 'transaction');
    expect((await report(app, anna)).statusCode).toBe(200);
    expect(transaction).not.toHaveBeenCalled();
  });

  test('returns 401 without a token and 403 for a user without administrator privileges, who is not listed', async () => {
    const user = (await signIn(app, await addUser(app))).headers;
    const refused = [await report(app, {}), await report(app, user)];
    expect(refused.map((response) => [response.statusCode, response.json().code])).toEqual([
      [401, 'unauthenticated'],
      [403, 'forbidden'],
    ]);
    expect((await report(app, anna)).json().editors).toEqual([]);
  });

  test.each([
    ['an unknown kind of record', { entity: 'user' }],
    ['the id 0', { entity_id: 0 }],
    ['an id greater than those of the database', { entity_id: 2 ** 31 }],
    ['an id that is a text', { entity_id: '1' }],
    ['a window id of 7 characters', { window_id: 'abcdefg' }],
    ['a window id of 33 characters', { window_id: 'a'.repeat(33) }],
    ['a window id with other characters', { window_id: 'abcd efgh' }],
    ['no state', { is_open: undefined }],
    ['an unknown field', { full_name: 'Another name' }],
  ])('with %s returns 422', async (_what, fields) => {
    const response = await report(app, anna, fields);
    expect([response.statusCode, response.json().code]).toEqual([422, 'invalid_request']);
  });

  test('with a body that is not JSON returns 415, and with one above the limit 413', async () => {
    const send = (payload: string, type: string) =>
      app.inject({
        method: 'PUT',
        url: '/v1/admin/presence',
        headers: { ...anna, 'content-type': type },
        payload,
      });
    expect((await send('{}', 'text/plain')).statusCode).toBe(415);
    const large = JSON.stringify({ window_id: 'a'.repeat(httpLimits.bodyLimit) });
    expect((await send(large, 'application/json')).statusCode).toBe(413);
  });
});

test('a report over the rate limit of the client returns 429 with Retry-After', async () => {
  const app = await testApp({ database: await openTestDatabase('embedded') }, { rateLimit: 3 });
  onTestFinished(() => app.close());
  // The sign-in is the first request that is counted.
  const headers = await signInAdmin(app, 'Anna Petrova');
  lastPlaceId += 1;
  const statuses = [await report(app, headers), await report(app, headers)].map(
    ({ statusCode }) => statusCode,
  );
  expect(statuses).toEqual([200, 200]);
  const refused = await report(app, headers);
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests']);
  expect(refused.headers['retry-after']).toMatch(/^\d+$/);
});
