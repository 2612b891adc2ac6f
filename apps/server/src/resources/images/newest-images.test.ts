import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maxNewestImages } from '@cae-map/contract/entities/images/image-editing';
import { images } from '../../database/schema.ts';
import { addUser, signIn } from '../../testing/accounts/accounts.ts';
import { databaseKinds, openTestDatabase } from '../../testing/databases/databases.ts';
import { anImage } from '../../testing/records.ts';
import { testApp } from '../../testing/test-app.ts';

describe.each(databaseKinds)('GET /admin/images/newest/ with the %s database', (kind) => {
  let app: FastifyInstance;
  let headers: Record<string, string>;

  beforeAll(async () => {
    app = await testApp({ database: await openTestDatabase(kind) });
    headers = (await signIn(app, await addUser(app, { role: 'editor' }))).headers;
    const added = (image_id: number, day: string, fields: object = {}) =>
      anImage({ image_id, seqid: image_id, created_at: new Date(day), ...fields });
    await app.database.orm
      .insert(images)
      .values([
        added(9001, '2026-01-02'),
        added(9002, '2026-01-04', { image_enabled: false }),
        added(9003, '2026-01-03'),
        added(9004, '2026-01-03'),
        added(9005, '2026-01-05', { deleted_at: new Date() }),
      ]);
  });
  afterAll(() => app.close());

  const get = (query: string) => app.inject({ url: `/v1/admin/images/newest/${query}`, headers });
  const idsOf = async (query: string): Promise<number[]> =>
    (await get(query)).json<{ image_id: number }[]>().map(({ image_id }) => image_id);

  test('lists the newest images only, without deleted ones, and equally new ones by id', async () => {
    expect(await idsOf('?count=3')).toEqual([9002, 9003, 9004]);
  });

  test.each(['0', String(maxNewestImages + 1), '1.5', 'all', ''])(
    'rejects the number %j of newest images',
    async (count) => {
      expect((await get(`?count=${count}`)).statusCode).toBe(422);
    },
  );
});
