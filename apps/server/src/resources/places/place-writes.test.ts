import type { FastifyInstance } from 'fastify';
import { aPlaceForEditors } from '@cae-map/contract/testing/records';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changes, places } from '../../database/schema.ts';
import { addUser, signIn } from '../../testing/accounts/accounts.ts';
import { databaseKinds, openTestDatabase } from '../../testing/databases/databases.ts';
import { aPlace } from '../../testing/records.ts';
import { testApp } from '../../testing/test-app.ts';

const { place_id: _id, imgcount: _imgcount, ...body } = aPlaceForEditors;

describe.each(databaseKinds)('writes of places with the %s database', (kind) => {
  let app: FastifyInstance;
  let headers: Record<string, string>;
  beforeAll(async () => {
    app = await testApp({ database: await openTestDatabase(kind) });
    headers = (await signIn(app, await addUser(app, { role: 'admin' }))).headers;
  });
  afterAll(() => app.close());

  const send = (
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
    version: number | null = null,
  ) =>
    app.inject({
      method,
      url: `/v1${path}`,
      headers: { ...headers, ...(version === null ? {} : { 'if-match': `"${version}"` }) },
      ...(payload === undefined ? {} : { payload }),
    });

  async function add(seqid: number): Promise<number> {
    const place = aPlace({ seqid });
    await app.database.orm.insert(places).values(place);
    app.lists.invalidate('places');
    return place.place_id;
  }

  const listedIds = async () =>
    (await app.inject('/v1/places/')).json<{ place_id: number }[]>().map(({ place_id }) => place_id);
  const historyOf = async (id: number) =>
    (await app.database.orm.select().from(changes).where(eq(changes.entity_id, id))).map(
      ({ action }) => action,
    );

  test('POST /places/, PUT and DELETE /places/{id} add, replace and delete a place of the list [API-2]', async () => {
    const added = await send('POST', '/places/', body);
    const { place_id: id } = added.json<{ place_id: number }>();
    expect([added.statusCode, added.json()]).toEqual([200, expect.objectContaining({ ...body, version: 1 })]);
    expect(await listedIds()).toContain(id);
    const replaced = await send('PUT', `/places/${id}`, { ...body, notes: 'replaced' }, 1);
    expect(replaced.json()).toMatchObject({ place_id: id, notes: 'replaced', version: 2 });
    expect((await send('DELETE', `/places/${id}`, undefined, 2)).statusCode).toBe(204);
    expect(await listedIds()).not.toContain(id);
  });

  test('GET /places/former/ lists the titles of a deleted place until it is restored', async () => {
    const id = await add(12);
    const former = async () =>
      (await app.inject('/v1/places/former/'))
        .json<{ place_id: number }[]>()
        .filter(({ place_id }) => place_id === id);
    expect(await former()).toEqual([]);
    await send('DELETE', `/places/${id}`, undefined, 1);
    expect(await former()).toEqual([{ place_id: id, title_ru: 'Стоянка', title_en: 'Camp' }]);
    await send('POST', `/places/${id}/restore`);
    expect(await former()).toEqual([]);
  });

  test('a place is replaced, and only the changed fields are recorded', async () => {
    const id = await add(10);
    const saved = await send('PUT', `/places/${id}`, body, 1);
    expect(saved.json()).toMatchObject({ ...body, version: 2 });
    const again = await send('PUT', `/places/${id}`, { ...body, notes: 'x' }, 2);
    expect(again.json()).toMatchObject({ notes: 'x', version: 3 });
    const rows = await app.database.orm.select().from(changes).where(eq(changes.entity_id, id));
    expect(rows.at(-1)).toMatchObject({
      before: { notes: body.notes, version: 2 },
      after: { notes: 'x', version: 3 },
    });
  });

  test('another version is a conflict with the current record', async () => {
    const id = await add(11);
    await send('PUT', `/places/${id}`, body, 1);
    const response = await send('PUT', `/places/${id}`, { ...body, notes: 'mine' }, 1);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: 'version_conflict',
      versions: { edited: 1, current: 2, record: { place_id: id, version: 2 } },
    });
  });

  test.each<[string, object]>([
    ['enddate', { date: '1925-09-02', enddate: '1925-09-01' }],
    ['latitude', { latitude: 91 }],
    ['latitude', { longitude: null }],
    ['date', { date: '1925-02-30' }],
    ['title_ru', { title_ru: '' }],
    ['notes', { notes: 'x'.repeat(20_001) }],
    ['nickname', { nickname: 'x' }],
  ])('a body with an invalid %s is rejected with the name of the field', async (field, invalid) => {
    const response = await send('POST', '/places/', { ...body, ...invalid });
    expect(response.statusCode).toBe(422);
    expect(response.json<{ detail: string }>().detail).toContain(field);
  });

  test('a deleted place is not listed until it is restored', async () => {
    const id = await add(12);
    expect((await send('DELETE', `/places/${id}`, undefined, 1)).statusCode).toBe(204);
    expect(await listedIds()).not.toContain(id);
    expect((await send('PUT', `/places/${id}`, body, 2)).statusCode).toBe(404);
    const restored = await send('POST', `/places/${id}/restore`);
    expect(restored.json()).toMatchObject({ place_id: id, version: 3 });
    expect(await listedIds()).toContain(id);
    expect(await historyOf(id)).toEqual(['delete', 'restore']);
    expect((await send('POST', `/places/${id}/restore`)).statusCode).toBe(404);
  });

  test('PUT /places_change/seqids changes the order of all places or of none [API-3]', async () => {
    const [one, two] = [await add(1000), await add(2000)];
    const order = (ids: readonly number[]) =>
      send('PUT', '/places_change/seqids', {
        positions: ids.map((place_id, index) => ({ place_id, seqid: 3000 - index })),
      });
    expect((await order([one, two, 2_000_000_000])).statusCode).toBe(404);
    const before = await listedIds();
    expect(before.indexOf(one)).toBeLessThan(before.indexOf(two));
    const response = await order([one, two]);
    expect(response.json()).toMatchObject([
      { place_id: one, seqid: 3000, version: 2 },
      { place_id: two, seqid: 2999, version: 2 },
    ]);
    const after = await listedIds();
    expect(after.indexOf(two)).toBeLessThan(after.indexOf(one));
  });

  test.each<[string, readonly object[]]>([
    ['is empty', []],
    [
      'names a place twice',
      [
        { place_id: 1, seqid: 1 },
        { place_id: 1, seqid: 2 },
      ],
    ],
    [
      'has more than 1,500 positions',
      Array.from({ length: 1501 }, (_, index) => ({ place_id: index + 1, seqid: 1 })),
    ],
  ])('an order that %s is rejected', async (_name, positions) => {
    expect((await send('PUT', '/places_change/seqids', { positions })).statusCode).toBe(422);
  });

  test('administrators read who changed what, the newest change first', async () => {
    const id = await add(77);
    await send('PUT', `/places/${id}`, body, 1);
    await send('PUT', `/places/${id}`, { ...body, notes: 'x' }, 2);
    const read = async (path: string) =>
      (await app.inject({ method: 'GET', url: `/v1${path}`, headers })).json<object[]>();
    const history = await read(`/admin/places/${id}/changes/`);
    expect(history).toHaveLength(2);
    expect(history[0]).toMatchObject({
      entity_id: id,
      action: 'update',
      editor: expect.stringMatching(/./),
      before: { notes: body.notes },
      after: { notes: 'x' },
    });
    expect((await read('/admin/changes/places/'))[0]).toEqual(history[0]);
  });

  test('places are added with ids of their own, also at the same time, and are listed', async () => {
    const before = await listedIds();
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => send('POST', '/places/', { ...body, title_ru: 'Новое' })),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    const ids = responses.map((response) => response.json<{ place_id: number }>().place_id);
    expect(new Set([...before, ...ids]).size).toBe(before.length + 10);
    expect(await listedIds()).toEqual(expect.arrayContaining(ids));
    expect(responses[0]?.json()).toMatchObject({ title_ru: 'Новое', version: 1 });
    expect(await historyOf(ids[0] ?? 0)).toEqual(['create']);
  });
});
