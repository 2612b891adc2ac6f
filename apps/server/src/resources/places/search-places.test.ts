import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { places } from '../../database/schema.ts';
import { addUser, signIn } from '../../testing/accounts/accounts.ts';
import { databaseKinds, openTestDatabase } from '../../testing/databases/databases.ts';
import { aPlace } from '../../testing/records.ts';
import { testApp } from '../../testing/test-app.ts';

describe.each(databaseKinds)('GET /admin/places/search/ with the %s database', (kind) => {
  let app: FastifyInstance;
  let headers: Record<string, string>;
  const old = { created_at: new Date('2020-01-01'), updated_at: new Date('2020-01-01') };
  const complete = {
    ...old,
    title_ru: 'Лагерь',
    title_en: 'Camp',
    title_modern: '',
    latitude: 34,
    longitude: 77,
    date: '1925-08-26',
    notes: 'Notes',
    notes_en: 'Notes',
    location_reference: 'Diary',
    content_todo: '',
    path_ref_req: false,
    minzoom: 5,
    accuracy_level: 'high' as const,
    visited_on: 'cae' as const,
  };

  beforeAll(async () => {
    app = await testApp({ database: await openTestDatabase(kind) });
    headers = (await signIn(app, await addUser(app, { role: 'admin' }))).headers;
    await app.database.orm.insert(places).values([
      aPlace({ ...complete, place_id: 9001, seqid: 40 }),
      aPlace({
        ...complete,
        place_id: 9002,
        seqid: 30,
        title_ru: 'Лёх',
        title_en: 'Leh',
        title_modern: 'Léh; Ladakh',
      }),
      aPlace({
        ...complete,
        place_id: 9003,
        seqid: 20,
        latitude: null,
        longitude: null,
        accuracy_level: 'low',
      }),
      aPlace({ ...complete, place_id: 9004, seqid: 10, notes_en: ' \n', visited_on: 'manchuriaexp' }),
      aPlace({ ...complete, place_id: 9005, seqid: 50, content_todo: 'Check', created_at: new Date() }),
      aPlace({
        ...complete,
        place_id: 9006,
        seqid: 60,
        updated_at: new Date(),
        title_ru: 'Deleted',
        deleted_at: new Date(),
      }),
    ]);
  });
  afterAll(() => app.close());

  const search = (query: string, sent = headers) =>
    app.inject({ url: `/v1/admin/places/search/?${query}`, headers: sent });
  const found = async (query: string) =>
    (await search(query)).json<number[]>().filter((id) => id >= 9001 && id <= 9006);

  test.each([
    ['', [9004, 9003, 9002, 9001, 9005]],
    ['q=лех', [9002]],
    ['q=LADAKH%20le', [9002]],
    ['q=9003', [9003]],
    ['q=leh%20khotan', []],
    ['q=deleted', []],
    ['accuracy=low', [9003]],
    ['section=manchuriaexp', [9004]],
    ['gap=position', [9003]],
    ['gap=englishNotes', [9004]],
    ['gap=tasks', [9005]],
    ['recent=week', [9005]],
    ['recent=week&time_field=updated_at', []],
    ['gap=position&accuracy=high', []],
  ])('?%s returns the ids of the places that pass, in the order of the route', async (query, ids) => {
    expect(await found(query)).toEqual(ids);
  });

  test.each([`q=${'x'.repeat(201)}`, 'q=%00', 'section=moon', 'gap=x', 'recent=year', 'accuracy='])(
    '?%s is rejected with 422',
    async (query) => {
      expect((await search(query)).statusCode).toBe(422);
    },
  );

  test('a caller without the account of an editor gets 401', async () => {
    expect((await search('q=leh', {})).statusCode).toBe(401);
  });
});
