import type { FastifyInstance } from 'fastify';
import { anImageBody } from '@cae-map/contract/testing/records';
import { maxListedChanges } from '@cae-map/contract/entities/editing/revision';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changes, images, places } from '../../database/schema.ts';
import { addUser, signIn } from '../../testing/accounts/accounts.ts';
import { databaseKinds, openTestDatabase } from '../../testing/databases/databases.ts';
import { anImage, aPlace } from '../../testing/records.ts';
import { testApp } from '../../testing/test-app.ts';

interface Listed {
  readonly image_id: number;
  readonly version: number;
}

describe.each(databaseKinds)('writes of images with the %s database', (kind) => {
  let app: FastifyInstance;
  let headers: Record<string, string>;
  beforeAll(async () => {
    app = await testApp({ database: await openTestDatabase(kind) });
    headers = (await signIn(app, await addUser(app, { role: 'admin' }))).headers;
  });
  afterAll(() => app.close());

  const send = (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
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

  async function add(fields: Partial<typeof images.$inferInsert> = {}): Promise<number> {
    const [added] = await app.database.orm.insert(images).values(anImage(fields)).returning();
    app.lists.invalidate('images');
    if (added === undefined) throw new Error('the insert returns its row');
    return added.image_id;
  }

  const listedIds = async () =>
    (await app.inject('/v1/images/')).json<Listed[]>().map(({ image_id }) => image_id);
  const historyOf = async (id: number) =>
    await app.database.orm.select().from(changes).where(eq(changes.entity_id, id));

  test('POST /images/, PUT and DELETE /images/{id} add, replace and delete an image of the list [API-6]', async () => {
    const added = await send('POST', '/images/', { ...anImageBody, upload_id: null });
    const { image_id: id } = added.json<Listed>();
    expect([added.statusCode, added.json()]).toEqual([
      200,
      expect.objectContaining({ ...anImageBody, version: 1 }),
    ]);
    expect(await listedIds()).toContain(id);
    const replaced = await send('PUT', `/images/${id}`, { ...anImageBody, licence: 'CC0' }, 1);
    expect(replaced.json()).toMatchObject({ image_id: id, licence: 'CC0', version: 2 });
    expect((await send('DELETE', `/images/${id}`, undefined, 2)).statusCode).toBe(204);
    expect(await listedIds()).not.toContain(id);
  });

  test('an image is replaced, and only the changed fields are recorded', async () => {
    const id = await add();
    const saved = await send('PUT', `/images/${id}`, anImageBody, 1);
    expect(saved.json()).toMatchObject({ ...anImageBody, image_id: id, version: 2 });
    const again = await send('PUT', `/images/${id}`, { ...anImageBody, licence: 'CC0' }, 2);
    expect(again.json()).toMatchObject({ licence: 'CC0', version: 3 });
    expect((await historyOf(id)).at(-1)).toMatchObject({
      entity: 'image',
      before: { licence: anImageBody.licence, version: 2 },
      after: { licence: 'CC0', version: 3 },
    });
    const history = (await send('GET', `/admin/images/${id}/changes/`)).json<object[]>();
    expect(history).toHaveLength(2);
    expect((await send('GET', '/admin/changes/images/')).json<object[]>()[0]).toEqual(history[0]);
  });

  test('the recent changes of all images are at most 200, the newest first, and only of images', async () => {
    const id = await add();
    const change = { entity_id: id, action: 'update', before: null } as const;
    const rows = Array.from({ length: maxListedChanges + 5 }, (_, number) => ({
      ...change,
      entity: 'image' as const,
      after: { number },
    }));
    await app.database.orm
      .insert(changes)
      .values([...rows, { ...change, entity: 'place', after: { number: 'of a place' } }]);
    const listed = (await send('GET', '/admin/changes/images/')).json<{ after: { number: unknown } }[]>();
    const numbers = listed.map(({ after }) => after.number);
    expect(numbers).toEqual(
      rows
        .map(({ after }) => after.number)
        .slice(-200)
        .toReversed(),
    );
  });

  test('another version is a conflict with the current record', async () => {
    const id = await add();
    await send('PUT', `/images/${id}`, anImageBody, 1);
    const response = await send('PUT', `/images/${id}`, { ...anImageBody, licence: 'mine' }, 1);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: 'version_conflict',
      versions: { edited: 1, current: 2, record: { image_id: id, version: 2 } },
    });
  });

  test.each<[string, object]>([
    ['latitude', { longitude: null }],
    ['longitude', { longitude: 181 }],
    ['enddate', { enddate: '1925-08-25' }],
    ['datetime_original', { datetime_original: '1925-02-30' }],
    ['datetime_original', { datetime_original: '1925-08-26 24:00' }],
    ['image_type', { is_illustration: true }],
    ['video_id', { image_type: 'video' }],
    ['video_id', { video_id: 'aaaaaaaaaaa' }],
    ['place_id', { place_id: 2_000_000_000 }],
    ['until_place_id', { until_place_id: 2_000_000_000 }],
    ['until_place_id', { place_id: null, until_place_id: 1 }],
    ['related_image_id', { related_image_id: 2_000_000_000 }],
    ['title_ru', { title_ru: 'x'.repeat(2001) }],
    ['filename', { filename: 'x.jpg' }],
  ])('a body with an invalid %s is rejected with the name of the field', async (field, invalid) => {
    const id = await add();
    const response = await send('PUT', `/images/${id}`, { ...anImageBody, ...invalid }, 1);
    expect(response.statusCode).toBe(422);
    expect(response.json<{ detail: string }>().detail).toContain(field);
  });

  test('an image of a deleted place is saved, and cannot be moved to another deleted place', async () => {
    const [place, other] = [aPlace({ deleted_at: new Date() }), aPlace({ deleted_at: new Date() })];
    await app.database.orm.insert(places).values([place, other]);
    const id = await add({ place_id: place.place_id });
    const ofPlace = { ...anImageBody, place_id: place.place_id };
    expect((await send('PUT', `/images/${id}`, ofPlace, 1)).json()).toMatchObject({ ...ofPlace, version: 2 });
    const edits = [{ image_id: id, version: 2, fields: { place_id: other.place_id } }];
    const response = await send('PATCH', '/images/', { edits });
    expect(response.statusCode).toBe(422);
    expect(response.json<{ detail: string }>().detail).toMatch(/^place_id is/);
  });

  test('a deleted image is listed among the deleted ones until it is restored', async () => {
    const id = await add();
    expect((await send('DELETE', `/images/${id}`, undefined, 1)).statusCode).toBe(204);
    expect(await listedIds()).not.toContain(id);
    expect((await send('PUT', `/images/${id}`, anImageBody, 2)).statusCode).toBe(404);
    expect((await send('GET', '/admin/images/deleted/')).json<Listed[]>()[0]?.image_id).toBe(id);
    const restored = await send('POST', `/images/${id}/restore`);
    expect(restored.json()).toMatchObject({ image_id: id, version: 3 });
    expect(await listedIds()).toContain(id);
    expect((await historyOf(id)).map(({ action }) => action)).toEqual(['delete', 'restore']);
  });

  test('several images are edited together, or none when one has another version', async () => {
    const place = aPlace();
    await app.database.orm.insert(places).values(place);
    const [one, two] = [await add(), await add()];
    const edit = (version: number) =>
      send('PATCH', '/images/', {
        edits: [
          { image_id: one, version: 1, fields: { place_id: place.place_id, licence: 'CC0' } },
          { image_id: two, version, fields: { place_id: place.place_id } },
        ],
      });
    const rejected = await edit(2);
    expect(rejected.statusCode).toBe(409);
    expect(rejected.json()).toMatchObject({ versions: { record: { image_id: two } } });
    expect(await historyOf(one)).toEqual([]);
    expect((await edit(1)).json()).toMatchObject([
      { image_id: one, place_id: place.place_id, licence: 'CC0', version: 2 },
      { image_id: two, place_id: place.place_id, version: 2 },
    ]);
  });

  test('an edit of some fields is rejected when the whole image would be inconsistent', async () => {
    const id = await add({ datetime_original: '1925-08-26' });
    const edits = [{ image_id: id, version: 1, fields: { enddate: '1925-08-01' } }];
    const response = await send('PATCH', '/images/', { edits });
    expect(response.statusCode).toBe(422);
    expect(response.json<{ detail: string }>().detail).toMatch(/^enddate/);
  });

  test('PUT /images/change_seqids changes all listed positions, or none if one image does not exist [API-7]', async () => {
    const [one, two] = [await add({ seqid: 100 }), await add({ seqid: 101 })];
    const order = (ids: readonly number[]) =>
      send('PUT', '/images/change_seqids', {
        positions: ids.map((image_id, index) => ({ image_id, seqid: 3000 - index, image_seqid: index + 5 })),
      });
    expect((await order([one, two, 2_000_000_000])).statusCode).toBe(404);
    expect((await order([one, two])).json()).toMatchObject([
      { image_id: one, seqid: 3000, image_seqid: 5, version: 2 },
      { image_id: two, seqid: 2999, image_seqid: 6, version: 2 },
    ]);
    const ids = await listedIds();
    expect(ids.indexOf(two)).toBeLessThan(ids.indexOf(one));
    expect((await order([one, two])).json()).toEqual([]);
  });

  test('generating sizes of an image that was not uploaded is a conflict', async () => {
    const id = await add();
    expect((await send('GET', `/images/thumb/gen/${id}`)).statusCode).toBe(409);
    expect((await send('GET', '/images/thumb/gen/all')).json()).toEqual({ regenerated: 0 });
    expect((await send('GET', '/images/thumb/gen/missed')).json()).toEqual({ regenerated: 0 });
  });

  describe('renaming', () => {
    const rename = (id: number, name: string, version: number) =>
      send('PUT', `/images/${id}/rename?newfilename=${encodeURIComponent(name)}`, undefined, version);

    test('keeps a former name reserved, and returns to it', async () => {
      const id = await add({ filename: 'old name.jpg', filename_orig: 'old name.jpg' });
      const renamed = await rename(id, 'Лех 1925.jpg', 1);
      expect(renamed.json()).toMatchObject({ filename: 'Лех 1925.jpg', filename_orig: 'Лех 1925.jpg' });
      const other = await add({ filename: 'other.jpg' });
      for (const taken of ['Лех 1925.jpg', 'old name.jpg'])
        expect((await rename(other, taken, 1)).json()).toMatchObject({ code: 'conflict' });
      expect((await rename(id, 'old name.jpg', 2)).statusCode).toBe(200);
      expect((await historyOf(id)).at(-1)).toMatchObject({ after: { filename: 'old name.jpg' } });
    });

    test.each([
      '../a.jpg',
      'a/b.jpg',
      'a\u0000.jpg',
      '.hidden.jpg',
      'CON.jpg',
      'nul.x.jpg',
      `${'я'.repeat(120)}.jpg`,
      'a.png',
      'a.jpg ',
      'a?.jpg',
    ])('rejects the name %j', async (name) => {
      const id = await add({ filename: `${Math.random()}.jpg` });
      const response = await rename(id, name, 1);
      expect(response.statusCode).toBe(422);
      expect(response.json<{ detail: string }>().detail).toContain('newfilename');
    });

    test('accepts a name with emoji', async () => {
      const id = await add({ filename: 'plain.jpg' });
      expect((await rename(id, '🐪 camp.jpg', 1)).json()).toMatchObject({ filename: '🐪 camp.jpg' });
    });
  });

  // The last test: the next id is after that of every image.
  test('POST /video_add/ adds a video after the last image, disabled until an editor enables it [API-10]', async () => {
    const response = await send('POST', '/video_add/', {
      video_id: 'dQw4w9WgXcQ',
      video_starttime: 12,
      title_en: 'Ladakh',
      image_enabled: false,
    });
    expect(response.json()).toMatchObject({ image_type: 'video', video_id: 'dQw4w9WgXcQ', version: 1 });
    const listed = (await send('GET', '/admin/images/')).json<Listed[]>();
    expect(listed.at(-1)?.image_id).toBe(response.json<Listed>().image_id);
    const rejected = await send('POST', '/video_add/', { video_id: 'x', image_enabled: false });
    expect(rejected.json<{ detail: string }>().detail).toContain('video_id');
  });
});
