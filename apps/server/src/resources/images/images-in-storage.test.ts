import { createHash } from 'node:crypto';
import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startJobRunner, type JobRunner } from '../../jobs/job-runner.ts';
import { openFileStores } from '../../media/file-stores.ts';
import { addUser, signIn } from '../../testing/accounts/accounts.ts';
import { folderOfTests } from '../../testing/app-with-files.ts';
import { openTestDatabase } from '../../testing/databases/databases.ts';
import { drawPicture } from '../../testing/pictures/pictures.ts';
import { uploadPicture } from '../../testing/pictures/upload-picture.ts';
import { startS3Double, type S3Double } from '../../testing/s3/s3-double.ts';
import { storeSettings } from '../../testing/store-kinds.ts';
import { testApp } from '../../testing/test-app.ts';

let app: FastifyInstance;
let double: S3Double;
let jobs: JobRunner;
let headers: Record<string, string>;
const dataDir = folderOfTests();

beforeAll(async () => {
  double = await startS3Double();
  const files = openFileStores(storeSettings(dataDir, double.settings));
  app = await testApp({ database: await openTestDatabase('embedded'), files }, { dataDir });
  ({ headers } = await signIn(app, await addUser(app, { role: 'admin' })));
  jobs = startJobRunner(app, app.jobKinds);
});
afterAll(async () => {
  await jobs.stop();
  await app.close();
  await double.close();
});

test('an upload becomes an image whose sizes, copy and preview are objects of the storage', async () => {
  const contents = await drawPicture().jpeg().toBuffer();
  double.failNext('PUT', 'slow-down');
  const upload = await uploadPicture(app, headers, { contents, filename: 'Лех.jpg' });
  const payload = { image_type: 'histexpphoto', image_enabled: true, upload_id: upload };
  const added = await app.inject({ method: 'POST', url: '/v1/images/', headers, payload });
  expect(added.statusCode).toBe(200);
  const { image_id: id } = added.json<ImageRevision>();
  const find = async () =>
    (await app.inject({ url: '/v1/admin/images/', headers }))
      .json<ImageRevision[]>()
      .find(({ image_id }) => image_id === id);
  await vi.waitFor(async () => expect((await find())?.url).toMatch(/^\/media\/images\//), {
    timeout: 100_000,
    interval: 200,
  });

  const image = await find();
  for (const url of [image?.url, image?.thumb])
    expect((await app.inject(url ?? '')).headers['content-type']).toBe('image/webp');
  const copy = await app.inject('/v1/image/orig/' + encodeURIComponent(image?.filename ?? ''));
  expect([copy.statusCode, copy.headers['content-type']]).toEqual([200, 'image/jpeg']);
  const preview = await app.inject({ url: `/v1/admin/images/${id}/preview`, headers });
  expect(preview.statusCode).toBe(200);
  const sha256 = createHash('sha256').update(contents).digest('hex');
  const keys = [...double.objects.keys()];
  expect(keys.filter((key) => key.startsWith('originals/'))).toEqual([`originals/${sha256}.jpg`]);
  expect(keys.filter((key) => key.startsWith('staging/'))).toEqual([]);
});
