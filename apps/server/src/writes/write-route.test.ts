import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { recordTags } from '@cae-map/contract/record-tags';
import type { DatabaseConnection } from '../database/connection.ts';
import { openPostgresqlDatabase } from '../database/postgresql.ts';
import { changes, places } from '../database/schema.ts';
import { addUser, signIn } from '../testing/accounts/accounts.ts';
import { databaseKinds, openTestDatabase } from '../testing/databases/databases.ts';
import { createDatabase } from '../testing/databases/postgresql-server.ts';
import { aPlace } from '../testing/records.ts';
import { testApp } from '../testing/test-app.ts';
import { readSettings } from '../settings.ts';
import * as changesModule from './changes.ts';

describe.each(databaseKinds)('a write with the %s database', (kind) => {
  let app: FastifyInstance;
  let admin: { readonly user_id: number };
  let headers: Record<string, string>;
  let id: number;
  beforeAll(async () => {
    app = await testApp({ database: await openTestDatabase(kind) });
    const user = await addUser(app, { role: 'admin' });
    admin = user;
    headers = (await signIn(app, user)).headers;
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    const place = aPlace();
    id = place.place_id;
    await app.database.orm.insert(places).values({ ...place, content_todo: 'проверить' });
    app.lists.invalidate('places');
  });

  const edit = (body: object, version: string | null = '"1"', path: number | string = id) =>
    app.inject({
      method: 'PATCH',
      url: `/v1/places/${path}`,
      headers: { ...headers, ...(version === null ? {} : { 'if-match': version }) },
      body,
    });
  const findRow = async () => {
    const rows = await app.database.orm.select().from(places).where(eq(places.place_id, id));
    return rows[0];
  };
  const listed = async (): Promise<Record<string, unknown> | undefined> =>
    (await app.inject('/v1/places/'))
      .json<Record<string, unknown>[]>()
      .find(({ place_id }) => place_id === id);

  test('changes the record, its version and its editor, and records both states', async () => {
    const response = await edit({ placeId: id, minzoom: 9.5 });
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(response.json()).toMatchObject({
      minzoom: 9.5,
      version: 2,
      updated_by: admin.user_id,
      content_todo: 'проверить',
    });
    const recorded = await app.database.orm.select().from(changes).where(eq(changes.entity_id, id));
    expect(recorded).toMatchObject([
      {
        user_id: admin.user_id,
        entity: 'place',
        action: 'update',
        before: { minzoom: 7, version: 1 },
        after: { minzoom: 9.5, version: 2 },
      },
    ]);
  });

  test('invalidates the public lists and pages, which contain no private field', async () => {
    expect(await listed()).toMatchObject({ accuracy_level: 'medium' });
    const listener = vi.fn();
    app.lists.onInvalidate(listener);
    await edit({ placeId: id, accuracy_level: 'low' });
    expect(listener).toHaveBeenCalledOnce();
    const place = await listed();
    expect(place).toMatchObject({ accuracy_level: 'low' });
    for (const field of ['content_todo', 'version', 'updated_by', 'updated_at'])
      expect(place).not.toHaveProperty(field);
  });

  test.each([
    ['no If-Match', null],
    ['an If-Match without quotes', '1'],
    ['a weak If-Match', 'W/"1"'],
    ['any version', '*'],
  ])('with %s is rejected with 422', async (_what, version) => {
    const response = await edit({ placeId: id, minzoom: 9 }, version);
    expect([response.statusCode, response.json().detail]).toEqual([422, expect.stringContaining('if-match')]);
    expect(await findRow()).toMatchObject({ minzoom: 7, version: 1 });
  });

  test('of a version that is not the current one returns 409 with both versions', async () => {
    await edit({ placeId: id, minzoom: 9 });
    const response = await edit({ placeId: id, hide_distance: true });
    expect([response.statusCode, response.json()]).toMatchObject([
      409,
      { code: 'version_conflict', versions: { edited: 1, current: 2, record: { place_id: id, minzoom: 9 } } },
    ]);
    expect(await findRow()).toMatchObject({ hide_distance: false });
  });

  test('that fails after the change is rolled back, is not announced and leaves no history', async () => {
    const record = vi.spyOn(changesModule, 'recordChanges').mockRejectedValueOnce(new Error('failed'));
    onTestFinished(() => record.mockRestore());
    const listener = vi.fn();
    app.lists.onInvalidate(listener);
    const response = await edit({ placeId: id, minzoom: 9 });
    expect([response.statusCode, response.json().code]).toEqual([500, 'internal']);
    expect(await findRow()).toMatchObject({ minzoom: 7, version: 1 });
    expect(await app.database.orm.$count(changes, eq(changes.entity_id, id))).toBe(0);
    expect(listener).not.toHaveBeenCalled();
  });

  test('of an unknown or deleted record returns 404', async () => {
    expect((await edit({ placeId: 2_000_000_000, minzoom: 1 }, '"1"', 2_000_000_000)).statusCode).toBe(404);
    await app.database.orm.update(places).set({ deleted_at: new Date() }).where(eq(places.place_id, id));
    expect((await edit({ placeId: id, minzoom: 9 })).statusCode).toBe(404);
    app.lists.invalidate('places');
    expect(await listed()).toBeUndefined();
  });

  test('PATCH /places/{id} takes placeId and exactly one of five fields; anything else returns 422 [API-4]', async () => {
    const accepted = [
      { minzoom: 3 },
      { tooltip_position: 'left' },
      { accuracy_level: 'high' },
      { path_ref_req: true },
      { hide_distance: true },
    ];
    for (const [index, field] of accepted.entries())
      expect((await edit({ placeId: id, ...field }, `"${index + 1}"`)).json()).toMatchObject(field);
    const rejected = [
      {},
      { placeId: id },
      { minzoom: 1 },
      { placeId: id, minzoom: 1, hide_distance: true },
      { placeId: id, title_ru: 'Лех' },
      { placeId: id, minzoom: 1, title_ru: 'Лех' },
      { placeId: id + 1, minzoom: 1 },
      { placeId: -1, minzoom: 1 },
      { placeId: 1e30, minzoom: 1 },
      { placeId: id, minzoom: 'x' },
      { placeId: id, minzoom: 31 },
      { placeId: id, accuracy_level: 'precise' },
    ];
    for (const body of rejected)
      expect({ body, status: (await edit(body, '"6"')).statusCode }).toEqual({ body, status: 422 });
  });

  test.each([
    ['another content type', { 'content-type': 'text/plain' }, '{"placeId":1}', 415],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'placeId=1', 415],
    ['no content type', {}, '{"placeId":1}', 415],
    ['a body that is not JSON', { 'content-type': 'application/json' }, '{"placeId":', 400],
    ['a prototype', { 'content-type': 'application/json' }, '{"__proto__":{"a":1}}', 400],
    ['an empty body', { 'content-type': 'application/json' }, '', 400],
    ['10 MB', { 'content-type': 'application/json' }, `{"a":"${'x'.repeat(1e7)}"}`, 413],
  ])('with %s is rejected', async (_what, type, payload, status) => {
    const response = await app.inject({
      method: 'PATCH',
      url: `/v1/places/${id}`,
      headers: { ...headers, 'if-match': '"1"', ...type },
      payload,
    });
    expect([response.statusCode, response.json()]).toEqual([
      status,
      { detail: expect.any(String), code: expect.any(String) },
    ]);
  });

  test('with a deeply nested body is rejected with 422', async () => {
    const nested = '['.repeat(20_000) + ']'.repeat(20_000);
    const response = await app.inject({
      method: 'PATCH',
      url: `/v1/places/${id}`,
      headers: { ...headers, 'if-match': '"1"', 'content-type': 'application/json' },
      payload: `{"placeId":${nested}}`,
    });
    expect(response.statusCode).toBe(422);
  });
});

test('a process on PostgreSQL invalidates its lists when another process has committed a write', async () => {
  const url = await createDatabase(inject('postgresqlOrigin'));
  const open = async (): Promise<DatabaseConnection> => await openPostgresqlDatabase(url, () => undefined);
  const database = await open();
  await database.migrate(readSettings({}).migrationsDir);
  const place = aPlace({ place_id: 1 });
  await database.orm.insert(places).values(place);
  const [one, other] = [await testApp({ database }), await testApp({ database: await open() })];
  onTestFinished(async () => {
    await one.close();
    await other.close();
  });
  const { headers } = await signIn(one, await addUser(one, { role: 'admin' }));
  const readZoom = async () => (await other.inject('/v1/places/')).json()[0].minzoom;
  expect(await readZoom()).toBe(7);

  const invalidated = new Promise<void>((resolve) => other.lists.onInvalidate(resolve));
  const own = vi.fn();
  one.lists.onInvalidate(own);
  await one.inject({
    method: 'PATCH',
    url: '/v1/places/1',
    headers: { ...headers, 'if-match': '"1"' },
    body: { placeId: 1, minzoom: 4 },
  });
  await invalidated;
  expect(await readZoom()).toBe(4);
  expect(own).toHaveBeenCalledOnce();
});

test('a process whose connection for announcements was lost invalidates everything when it listens again', async () => {
  const url = await createDatabase(inject('postgresqlOrigin'));
  const database = await openPostgresqlDatabase(url, () => undefined);
  onTestFinished(() => database.close());
  const listener = vi.fn();
  await database.onAnnounced(listener);
  await database.orm.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and datname = current_database()`,
  );
  await vi.waitFor(() => expect(listener).toHaveBeenCalledExactlyOnceWith(recordTags), { timeout: 10_000 });
});
