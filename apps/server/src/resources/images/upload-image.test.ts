import { readdirSync } from 'node:fs';
import path from 'node:path';
import { maxUploadBytes } from '@cae-map/contract/entities/images/upload-bounds';
import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openFileStores } from '../../media/file-stores.ts';
import { images, originals } from '../../database/schema.ts';
import { readSettings } from '../../settings.ts';
import { folderOfTests, openAppWithFiles } from '../../testing/app-with-files.ts';
import { databaseKinds } from '../../testing/databases/databases.ts';
import { drawPicture, exifWithPosition } from '../../testing/pictures/pictures.ts';
import { uploadPicture } from '../../testing/pictures/upload-picture.ts';
import { unlimitedPictures } from '../../testing/pictures/unlimited-pictures.ts';
import { readFacts } from '../../pictures/inspect-picture.ts';
import { takeJob } from '../../jobs/job-queue.ts';
import { startJobRunner, type JobRunner } from '../../jobs/job-runner.ts';
import { imageSizesJob } from './thumbnails/image-sizes-job.ts';
import { imageSizesQueue } from './thumbnails/image-sizes-queue.ts';

describe.each(databaseKinds)('uploaded images with the %s database', (kind) => {
  let app: FastifyInstance;
  let headers: Record<string, string>;
  const dataDir = folderOfTests();
  const files = openFileStores({ ...readSettings({}), dataDir });
  const stores = { originals: files.archived.originals, published: files.archived.media };
  const workers: JobRunner[] = [];

  beforeAll(async () => {
    ({ app, headers } = await openAppWithFiles(kind, dataDir));
  });
  afterAll(async () => {
    await Promise.all(workers.map((worker) => worker.stop()));
    await app.close();
  });

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    app.inject({ method, url: `/v1${url}`, headers, ...(payload === undefined ? {} : { payload }) });
  const upload = (contents: Buffer, filename = 'leh.jpg') =>
    uploadPicture(app, headers, { contents, filename });
  const create = async (uploadId: string, fields: object = {}) =>
    await call('POST', '/images/', {
      image_type: 'histexpphoto',
      image_enabled: true,
      upload_id: uploadId,
      ...fields,
    });
  let seed = 10;
  /** A picture that no other test has uploaded. */
  const newPicture = () => drawPicture({ seed: (seed += 1) });
  const newJpeg = () => newPicture().jpeg().toBuffer();
  const listFiles = (folder: string) =>
    readdirSync(path.join(dataDir, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);

  function startWorker(): void {
    const jobs = imageSizesJob({ stores, pictures: unlimitedPictures.background });
    workers.push(startJobRunner(app, [{ ...jobs, concurrency: 1 }]));
  }
  const waitForProgress = async (expected: object) =>
    await vi.waitFor(
      async () => expect((await call('GET', '/admin/images/thumbnails/')).json()).toMatchObject(expected),
      { timeout: 100_000, interval: 100 },
    );
  const find = async (id: number) =>
    (await call('GET', '/admin/images/')).json<ImageRevision[]>().find(({ image_id }) => image_id === id);

  test('an upload becomes an image once, however often the request is repeated', async () => {
    const contents = await newJpeg();
    const uploadId = await upload(contents, '../Лех?.JPG');
    const first = await create(uploadId, { title_ru: 'Лех' });
    expect(first.json()).toMatchObject({
      filename: '_Лех_.jpg',
      title_ru: 'Лех',
      is_reviewed: false,
      thumbnail_state: 'waiting',
      original: { format: 'jpeg', width: 400, height: 300, bytes: contents.length, has_position: false },
    });
    expect((await create(uploadId)).json()).toEqual(first.json());
    expect(listFiles('media/.uploads')).toEqual([]);
    const again = await create(await upload(contents));
    const { image_id } = first.json<ImageRevision>();
    expect(again.json()).toMatchObject({
      code: 'duplicate_file',
      duplicate_of: image_id,
      detail: expect.stringContaining('Лех'),
    });
    const duplicate = await create(await upload(contents, '../Лех?.JPG'), { allow_duplicate: true });
    expect(duplicate.json()).toMatchObject({ filename: '_Лех_ (2).jpg' });
  });

  test('an upload is continued after a part that broke off', async () => {
    const contents = await newJpeg();
    const uploadId = await uploadPicture(app, headers, { contents, filename: 'a.jpg', parts: 3 });
    expect((await create(uploadId)).statusCode).toBe(200);
  });

  test('an incomplete, an unknown and a damaged upload are rejected, and a damaged one can be cancelled', async () => {
    const contents = await newJpeg();
    const incomplete = await uploadPicture(app, headers, {
      contents,
      filename: 'a.jpg',
      length: contents.length + 1,
    });
    expect((await create(incomplete)).json()).toMatchObject({ code: 'conflict' });
    expect((await create('0'.repeat(32))).statusCode).toBe(404);
    const damaged = await upload(contents.subarray(0, contents.length / 2));
    expect((await create(damaged)).json()).toMatchObject({ code: 'invalid_request' });
    const cancel = await app.inject({
      method: 'DELETE',
      url: `/v1/uploads/${damaged}`,
      headers: { ...headers, 'tus-resumable': '1.0.0' },
    });
    expect(cancel.statusCode).toBe(204);
    expect((await create(damaged)).statusCode).toBe(404);
  });

  test('uploads that are empty, too large or not announced in bytes are rejected', async () => {
    const begin = (length: string) =>
      app.inject({
        method: 'POST',
        url: '/v1/uploads/',
        headers: { ...headers, 'tus-resumable': '1.0.0', 'upload-length': length },
      });
    expect((await begin('0')).statusCode).toBe(422);
    expect((await begin('-1')).statusCode).toBe(422);
    expect((await begin(String(maxUploadBytes + 1))).json()).toMatchObject({ code: 'payload_too_large' });
  });

  test('a worker publishes the sizes and a copy of the original in full size, both without the position', async () => {
    const contents = await newPicture().withExif(exifWithPosition).jpeg().toBuffer();
    const { image_id } = (await create(await upload(contents, 'with position.jpg'))).json<ImageRevision>();
    startWorker();
    await waitForProgress({ waiting: 0, running: 0, failed: 0 });
    const image = await find(image_id);
    expect(image).toMatchObject({
      thumbnail_state: 'done',
      has_avif: true,
      width: 400,
      height: 300,
      perceptual_hash: expect.stringMatching(/^[0-9a-f]{16}$/),
      version: 1,
    });
    for (const url of [image?.url, image?.thumb, image?.thumb?.replace('.webp', '.avif')]) {
      const response = await app.inject(url ?? '');
      expect([response.statusCode, (await sharp(response.rawPayload).metadata()).exif]).toEqual([
        200,
        undefined,
      ]);
    }
    const download = await app.inject('/v1/image/orig/with%20position.jpg');
    expect(download.headers).toMatchObject({
      'content-disposition': 'attachment; filename="with position.jpg"',
      'cache-control': 'public, no-cache',
    });
    expect(await sharp(download.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 400 });
    expect(download.rawPayload.includes('Leica')).toBe(false);
    expect(await readFacts(download.rawPayload)).toEqual({
      datetime_original: '1925-08-26 10:20:30',
      latitude: null,
      longitude: null,
      author: null,
      description: null,
    });
  });

  test('GET /image_meta_update/{id} reads the date and the position from the original [API-9]', async () => {
    const contents = await newPicture().withExif(exifWithPosition).jpeg().toBuffer();
    const { image_id } = (await create(await upload(contents))).json<ImageRevision>();
    expect((await call('GET', `/image_meta_update/${image_id}`)).json()).toEqual({
      image_id,
      datetime_original: '1925-08-26 10:20:30',
      latitude: 34.15,
      longitude: 77.575,
      author: null,
      description: null,
    });
  });

  test('GET /images/thumb/gen/{id}, /missed and /all queue those images and return their number [API-11]', async () => {
    const ids: number[] = [];
    for (let added = 0; added < 3; added += 1)
      ids.push((await create(await upload(await newJpeg()))).json<ImageRevision>().image_id);
    const [one = 0, missed = 0, other = 0] = ids;
    startWorker();
    await waitForProgress({ waiting: 0, running: 0, failed: 0 });
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
    await app.database.orm.update(images).set({ thumb: null }).where(eq(images.image_id, missed));
    const states = async () =>
      await Promise.all([one, missed, other].map(async (id) => (await find(id))?.thumbnail_state));
    expect((await call('GET', `/images/thumb/gen/${one}`)).json()).toEqual({ regenerated: 1 });
    expect(await states()).toEqual(['waiting', 'none', 'done']);
    expect((await call('GET', '/images/thumb/gen/missed')).json()).toEqual({ regenerated: 1 });
    expect(await states()).toEqual(['waiting', 'waiting', 'done']);
    const uploaded = await app.database.orm.$count(originals);
    expect((await call('GET', '/images/thumb/gen/all')).json()).toEqual({ regenerated: uploaded });
    expect(await states()).toEqual(['waiting', 'waiting', 'waiting']);
    startWorker();
    await waitForProgress({ waiting: 0, running: 0, failed: 0 });
  });

  test('an added upload leaves the lists of visitors in the cache until its sizes are published', async () => {
    // The jobs of other tests would publish as well.
    startWorker();
    await waitForProgress({ waiting: 0, running: 0 });
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
    let invalidations = 0;
    app.lists.onInvalidate(() => (invalidations += 1));
    const { image_id } = (await create(await upload(await newJpeg()))).json<ImageRevision>();
    expect(invalidations).toBe(0);
    startWorker();
    await waitForProgress({ waiting: 0, running: 0 });
    // A stopped worker announces at once what it has published.
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
    expect(invalidations).toBe(1);
    const listed = (await app.inject('/v1/images/')).json<readonly { image_id: number }[]>();
    expect(listed).toContainEqual(expect.objectContaining({ image_id, has_avif: true }));
    startWorker();
  });

  test('a public original renamed by PUT /images/{id}/rename is downloaded unchanged by both names [API-8]', async () => {
    const contents = await newJpeg();
    const { image_id } = (
      await create(await upload(contents, 'before.jpg'), { is_original_public: true })
    ).json<ImageRevision>();
    const renamed = await app.inject({
      method: 'PUT',
      url: `/v1/images/${image_id}/rename?newfilename=after.jpg`,
      headers: { ...headers, 'if-match': '"1"' },
    });
    expect(renamed.statusCode).toBe(200);
    for (const name of ['before.jpg', 'after.jpg']) {
      const { rawPayload, headers: sent } = await app.inject(`/v1/image/orig/${name}`);
      expect(rawPayload.equals(contents)).toBe(true);
      expect(sent['content-disposition']).toBe('attachment; filename="after.jpg"');
    }
  });

  test('an original is downloaded only after an editor has published it', async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
    const contents = await newPicture().withExif(exifWithPosition).jpeg().toBuffer();
    const added = (await create(await upload(contents, 'private.jpg'))).json<ImageRevision>();
    expect(added.is_original_public).toBe(false);
    // No copy has been made yet.
    expect((await app.inject('/v1/image/orig/private.jpg')).statusCode).toBe(404);
    const edits = [{ image_id: added.image_id, version: 1, fields: { is_original_public: true } }];
    const published = await app.inject({ method: 'PATCH', url: '/v1/images/', headers, payload: { edits } });
    expect(published.statusCode).toBe(200);
    const download = await app.inject('/v1/image/orig/private.jpg');
    expect(download.rawPayload.equals(contents)).toBe(true);
    startWorker();
  });

  test('a picture that is also a page is downloaded as a picture', async () => {
    const contents = Buffer.concat([await newJpeg(), Buffer.from('<script>alert(1)</script>')]);
    await create(await upload(contents, 'page.html'), { is_original_public: true });
    const { headers: sent } = await app.inject('/v1/image/orig/page.jpg');
    expect(sent).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'attachment; filename="page.jpg"',
      'x-content-type-options': 'nosniff',
    });
  });

  test('uploaded files are not public below /media/', async () => {
    const [original] = await app.database.orm.select().from(originals).limit(1);
    for (const name of [
      original?.file,
      `../originals/${original?.file}`,
      `%2e%2e/originals/${original?.file}`,
    ])
      expect((await app.inject(`/media/${name}`)).statusCode).toBeGreaterThanOrEqual(400);
  });

  test('sizes are made again on request, and an image without its file fails with the reason', async () => {
    const { image_id } = (await create(await upload(await newJpeg()))).json<ImageRevision>();
    await waitForProgress({ waiting: 0, running: 0, failed: 0 });
    const count = await app.database.orm.$count(images);
    expect((await call('GET', '/images/thumb/gen/missed')).json()).toEqual({ regenerated: 0 });
    const all = (await call('GET', '/images/thumb/gen/all')).json<{ regenerated: number }>();
    expect(all.regenerated).toBeLessThanOrEqual(count);
    await waitForProgress({ waiting: 0, running: 0, failed: 0, done: all.regenerated });
    const [original] = await app.database.orm
      .select()
      .from(originals)
      .where(eq(originals.image_id, image_id));
    await stores.originals.remove(original?.file ?? '');
    await call('GET', `/images/thumb/gen/${image_id}`);
    await waitForProgress({ failed: 1, failures: [{ image_id, error: 'The uploaded file is missing.' }] });
    expect((await call('GET', '/admin/images/analysis/')).json()).toMatchObject({
      missing_files: [{ image_id, file: `originals/${original?.file}` }],
    });
    expect(await find(image_id)).toMatchObject({ thumbnail_state: 'failed' });
  });

  test('a job whose process has died is taken over by another one', async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
    const { image_id } = (await create(await upload(await newJpeg()))).json<ImageRevision>();
    const { orm } = app.database;
    // A lease that has expired when it begins is that of a process that has died.
    const dead = { worker: 'dead', leaseSeconds: -1 };
    const payload = { image_id };
    expect(await takeJob(orm, [imageSizesQueue], dead)).toMatchObject({ payload, attempts: 1 });
    expect(await takeJob(orm, [imageSizesQueue], { worker: 'alive', leaseSeconds: 60 })).toMatchObject({
      payload,
      attempts: 2,
    });
    expect(await takeJob(orm, [imageSizesQueue], { worker: 'another', leaseSeconds: 60 })).toBeUndefined();
    await call('GET', `/images/thumb/gen/${image_id}`);
    expect(await find(image_id)).toMatchObject({ thumbnail_state: 'running' });
  });
});
