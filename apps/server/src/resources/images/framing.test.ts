import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changes, images, jobs } from '../../database/schema.ts';
import { folderOfTests, openAppWithFiles } from '../../testing/app-with-files.ts';
import { databaseKinds } from '../../testing/databases/databases.ts';
import { drawPicture } from '../../testing/pictures/pictures.ts';
import { addImageOfUpload, uploadPicture } from '../../testing/pictures/upload-picture.ts';
import { anImage } from '../../testing/records.ts';

const crop = { left: 0.1, top: 0, width: 0.5, height: 0.5 };

describe.each(databaseKinds)('the frame of an image with the %s database', (kind) => {
  let app: FastifyInstance;
  let headers: Record<string, string>;
  const dataDir = folderOfTests();

  beforeAll(async () => {
    ({ app, headers } = await openAppWithFiles(kind, dataDir));
  });
  afterAll(() => app.close());

  let seed = 100;
  async function addUpload(): Promise<ImageRevision> {
    const contents = await drawPicture({ seed: (seed += 1) })
      .jpeg()
      .toBuffer();
    const upload_id = await uploadPicture(app, headers, { contents, filename: 'leh.jpg' });
    const added = await addImageOfUpload(app, headers, { upload_id });
    await app.database.orm.update(jobs).set({ state: 'done' });
    await app.database.orm
      .update(images)
      .set({ thumb: '/media/thumb.webp' })
      .where(eq(images.image_id, added.image_id));
    return added;
  }

  const edit = async (image_id: number, version: number, fields: object) =>
    await app.inject({
      method: 'PATCH',
      url: '/v1/images/',
      headers,
      payload: { edits: [{ image_id, version, fields }] },
    });
  const readPreview = (id: number, authorization: Record<string, string> = headers) =>
    app.inject({ url: `/v1/admin/images/${id}/preview`, headers: authorization });

  test('a changed rotation or crop is in the history and adds the job that makes the copies, a changed focus point does not', async () => {
    const { image_id: id, version } = await addUpload();
    const [focused] = (await edit(id, version, { focus_x: 0.2, focus_y: 0.7 })).json<ImageRevision[]>();
    expect(focused).toMatchObject({ focus_x: 0.2, focus_y: 0.7, thumbnail_state: 'done' });
    const [turned] = (await edit(id, version + 1, { rotation: 90 })).json<ImageRevision[]>();
    expect(turned).toMatchObject({ rotation: 90, crop: null, thumbnail_state: 'waiting' });
    await app.database.orm.update(jobs).set({ state: 'done' });
    const [cropped] = (await edit(id, version + 2, { crop })).json<ImageRevision[]>();
    expect(cropped).toMatchObject({ rotation: 90, crop, thumbnail_state: 'waiting' });
    const rows = await app.database.orm
      .select()
      .from(changes)
      .where(eq(changes.entity_id, id))
      .orderBy(desc(changes.change_id))
      .limit(2);
    expect(rows).toMatchObject([
      { action: 'update', before: { crop: null }, after: { crop } },
      { action: 'update', before: { rotation: 0 }, after: { rotation: 90 } },
    ]);
  });

  test.each([
    ['a rotation that is no quarter of a turn', { rotation: 45 }],
    ['a crop beyond the edge', { crop: { ...crop, left: 0.6 } }],
    ['a crop of less than a twentieth', { crop: { ...crop, width: 0.01 } }],
    ['half of a focus point', { focus_x: 0.5 }],
    ['a focus point outside of the picture', { focus_x: 1.5, focus_y: 0 }],
  ])('%s is rejected with 422', async (_what, fields) => {
    const { image_id: id, version } = await addUpload();
    expect((await edit(id, version, fields)).statusCode).toBe(422);
  });

  test('the rotation of an image without an uploaded file is rejected with 422, its focus point is saved', async () => {
    const [image] = await app.database.orm.insert(images).values(anImage()).returning();
    const id = image?.image_id ?? 0;
    const rejected = await edit(id, 1, { rotation: 90 });
    expect([rejected.statusCode, rejected.json<{ detail: string }>().detail]).toEqual([
      422,
      expect.stringContaining('rotation needs an uploaded file'),
    ]);
    expect((await edit(id, 1, { focus_x: 0, focus_y: 1 })).statusCode).toBe(200);
  });

  test('the preview is the whole uploaded picture for editors, also of a cropped image, and no cache keeps it', async () => {
    const { image_id: id, version } = await addUpload();
    await edit(id, version, { crop });
    const { statusCode, headers: sent, rawPayload } = await readPreview(id);
    expect([statusCode, sent['content-type'], sent['cache-control']]).toEqual([
      200,
      'image/webp',
      'no-store',
    ]);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 400, height: 300 });
  });

  test('the preview is 401 without a session and 404 for an image without an uploaded file', async () => {
    const { image_id: id } = await addUpload();
    expect((await readPreview(id, {})).statusCode).toBe(401);
    const [image] = await app.database.orm.insert(images).values(anImage()).returning();
    expect((await readPreview(image?.image_id ?? 0)).statusCode).toBe(404);
    expect((await readPreview(2_000_000_000)).statusCode).toBe(404);
  });
});
