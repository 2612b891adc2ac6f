import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { images, jobs, places } from '../../database/schema.ts';
import { addUser, signIn } from '../../testing/accounts/accounts.ts';
import { databaseKinds, openTestDatabase } from '../../testing/databases/databases.ts';
import { aPlace, anImage } from '../../testing/records.ts';
import { testApp } from '../../testing/test-app.ts';

describe.each(databaseKinds)('GET /admin/images/search/ with the %s database', (kind) => {
  let app: FastifyInstance;
  let headers: Record<string, string>;
  const complete = {
    created_at: new Date('2020-01-01'),
    title_ru: 'Караван',
    title_en: 'Caravan',
    author_en: 'Author',
    rights_holder: 'Museum',
    licence: 'CC0',
    year: 1925,
    is_reviewed: true,
    image_enabled: true,
    image_type: 'photo' as const,
    place_id: 9101,
  };

  beforeAll(async () => {
    app = await testApp({ database: await openTestDatabase(kind) });
    headers = (await signIn(app, await addUser(app, { role: 'admin' }))).headers;
    await app.database.orm
      .insert(places)
      .values([aPlace({ place_id: 9101, title_ru: 'Лех', title_en: 'Leh' })]);
    await app.database.orm.insert(images).values([
      anImage({ ...complete, image_id: 9001, seqid: 40, filename: 'a.jpg', thumb: '/a.webp' }),
      anImage({
        ...complete,
        image_id: 9002,
        seqid: 30,
        filename: 'hemis-1.jpg',
        thumb: '/b.webp',
        title_en: 'Hemis',
      }),
      anImage({
        ...complete,
        image_id: 9003,
        seqid: 20,
        place_id: null,
        licence: '',
        image_type: 'postcard',
      }),
      anImage({
        ...complete,
        image_id: 9004,
        seqid: 10,
        place_id: null,
        latitude: 34,
        longitude: 77,
        image_enabled: false,
      }),
      anImage({
        ...complete,
        image_id: 9005,
        seqid: 50,
        filename: 'e.jpg',
        thumb: '/e.webp',
        created_at: new Date(),
      }),
      anImage({ ...complete, image_id: 9006, seqid: 60, deleted_at: new Date() }),
    ]);
    await app.database.orm.insert(jobs).values({ kind: 'image-sizes', key: '9005', state: 'failed' });
  });
  afterAll(() => app.close());

  const search = (query: string, sent = headers) =>
    app.inject({ url: `/v1/admin/images/search/?${query}`, headers: sent });
  const found = async (query: string) => (await search(query)).json<number[]>();

  test.each([
    ['', [9004, 9003, 9002, 9001, 9005]],
    ['q=HEMIS', [9002]],
    ['q=hemis-1.jpg', [9002]],
    ['q=лех%20караван', [9002, 9001, 9005]],
    ['q=9003', [9003]],
    ['type=postcard', [9003]],
    ['kind=other', [9003]],
    ['placement=none', [9003]],
    ['placement=position', [9004]],
    ['place_id=9101', [9002, 9001, 9005]],
    ['enabled=hidden', [9004]],
    ['visibility=low', []],
    ['gap=rights', [9003]],
    ['gap=thumbnail', [9005]],
    ['recent=week', [9005]],
    ['gap=rights&type=photo', []],
  ])('?%s returns the ids of the images that pass, in the order of the library', async (query, ids) => {
    expect(await found(query)).toEqual(ids);
  });

  test.each([`q=${'x'.repeat(201)}`, 'type=x', 'place_id=0', 'enabled=yes', 'gap=position'])(
    '?%s is rejected with 422',
    async (query) => {
      expect((await search(query)).statusCode).toBe(422);
    },
  );

  test('a caller without the account of an editor gets 401', async () => {
    expect((await search('q=leh', {})).statusCode).toBe(401);
  });
});
