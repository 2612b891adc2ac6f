import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { imageSchema } from '@cae-map/contract/entities/images/image';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DatabaseConnection } from '../../database/connection.ts';
import { images } from '../../database/schema.ts';
import { translateError } from '../../plugins/errors.ts';
import { databaseKinds, openTestDatabase } from '../../testing/databases/databases.ts';
import { anImage } from '../../testing/records.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { testApp } from '../../testing/test-app.ts';
import { findImageByFile } from './repository.ts';

describe.each(databaseKinds)('images on the %s database', (kind) => {
  let database: DatabaseConnection;
  let app: FastifyInstance;

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    app = await testApp({ database });
  });
  afterAll(() => app.close());

  test('GET /images/ lists the enabled images in their order [API-5]', async () => {
    const [second, first] = [anImage({ seqid: 2 }), anImage({ seqid: 1 })];
    await database.orm.insert(images).values([second, first, anImage({ seqid: 3, image_enabled: false })]);

    const response = await app.inject('/v1/images/');

    expect(response.statusCode).toBe(200);
    const ids = response.json<{ image_id: number }[]>().map((image) => image.image_id);
    expect(ids).toEqual([first.image_id, second.image_id]);
  });

  test('an image has every field of the contract, with timestamps in UTC', async () => {
    await database.orm.delete(images);
    await database.orm.insert(images).values(anImage({ uploaded_at: new Date('2026-05-06T07:08:09.010Z') }));
    app.lists.invalidate('images');

    const [image] = (await app.inject('/v1/images/')).json<Record<string, unknown>[]>();

    expect(Object.keys(image ?? {}).toSorted()).toEqual(Object.keys(imageSchema.shape).toSorted());
    expect(image?.['uploaded_at']).toBe('2026-05-06T07:08:09.010Z');
    expect(image?.['created_at']).toMatch(/Z$/);
  });

  test.each(['\u0000', 'a\u0000.jpg', '\n', '\u007f', '\u0085'])(
    'the name of an original with a control character returns 422: %j',
    async (name) => {
      const response = await app.inject(`/v1/image/orig/${encodeURIComponent(name)}`);

      expect(response.statusCode).toBe(422);
      expect(response.json()).toEqual({
        detail: 'The params is not valid: filename: must not contain control characters.',
        code: 'invalid_request',
      });
    },
  );

  test('a NUL character that reaches the database is an error of the client', async () => {
    const failure: unknown = await findImageByFile(database.orm, '\u0000').catch((error: unknown) => error);

    expect(translateError(failure)).toMatchObject({ status: 422, shouldLog: false });
    expect(translateError(failure).body.detail).not.toMatch(/select|image/i);
  });
});

describe('originals', () => {
  let database: DatabaseConnection;
  let app: FastifyInstance;
  let media: string;

  beforeAll(async () => {
    database = await openTestDatabase('embedded');
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    const dataDir = temporaryFolder();
    media = path.join(dataDir, 'media');
    mkdirSync(path.join(media, 'orig'), { recursive: true });
    await database.orm.delete(images);
    // The database is shared by the applications of these tests.
    app = await testApp({ database: { ...database, close: () => Promise.resolve() } }, { dataDir });
  });

  function findOriginalFile(name: string) {
    return app.inject(`/v1/image/orig/${encodeURIComponent(name)}`);
  }

  test('the original of an image is a download under its own name [API-12]', async () => {
    writeFileSync(path.join(media, 'orig', 'Хотан 1925.jpg'), 'the original');
    await database.orm
      .insert(images)
      .values(anImage({ filename: 'khotan.webp', filename_orig: 'Хотан 1925.jpg' }));

    const response = await findOriginalFile('Хотан 1925.jpg');

    expect(response.statusCode).toBe(200);
    expect(response.body).toBe('the original');
    expect(response.headers['content-type']).toBe('image/jpeg');
    expect(response.headers['content-disposition']).toContain(
      `filename*=UTF-8''${encodeURIComponent('Хотан 1925.jpg')}`,
    );
  });

  test('an image without a larger file is its own original', async () => {
    mkdirSync(path.join(media, 'illustrations'));
    writeFileSync(path.join(media, 'illustrations', 'pass.webp'), 'drawn');
    await database.orm
      .insert(images)
      .values(anImage({ filename: 'pass.webp', url: '/media/illustrations/pass.webp' }));

    expect((await findOriginalFile('pass.webp')).body).toBe('drawn');
  });

  test.each(['none.jpg', '../../lock', '..', 'orig'])('the name %s returns 404', async (name) => {
    const response = await findOriginalFile(name);

    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'not_found' });
  });

  test('a record with a path outside the media roots returns 404', async () => {
    writeFileSync(path.join(media, '..', 'secret'), 'secret');
    await database.orm
      .insert(images)
      .values([
        anImage({ filename: '../../secret', url: '/media/../secret' }),
        anImage({ filename: 'a.webp', filename_orig: '../../secret.jpg', url: '/media/%2e%2e/secret' }),
      ]);

    expect((await findOriginalFile('../../secret')).statusCode).toBe(404);
    expect((await findOriginalFile('../../secret.jpg')).statusCode).toBe(404);
    expect((await findOriginalFile('a.webp')).statusCode).toBe(404);
  });

  test('the original of a disabled image returns 404', async () => {
    writeFileSync(path.join(media, 'orig', 'hidden.jpg'), 'hidden');
    await database.orm.insert(images).values(anImage({ filename: 'hidden.jpg', image_enabled: false }));

    expect((await findOriginalFile('hidden.jpg')).statusCode).toBe(404);
  });
});
