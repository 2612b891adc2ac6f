import path from 'node:path';
import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { changes, formerImageNames, formerOriginals, images, jobs } from '../../database/schema.ts';
import { openFileStores } from '../../media/file-stores.ts';
import { readSettings } from '../../settings.ts';
import { folderOfTests, openAppWithFiles } from '../../testing/app-with-files.ts';
import { databaseKinds } from '../../testing/databases/databases.ts';
import { drawPicture } from '../../testing/pictures/pictures.ts';
import { addImageOfUpload, uploadPicture } from '../../testing/pictures/upload-picture.ts';
import { anImage } from '../../testing/records.ts';
import { findOrphanFiles, listStoredFiles } from './analysis/orphan-files.ts';

describe.each(databaseKinds)('the file of an image with the %s database', (kind) => {
  let app: FastifyInstance;
  let headers: Record<string, string>;
  const dataDir = folderOfTests();
  const files = openFileStores({ ...readSettings({}), dataDir });

  beforeAll(async () => {
    ({ app, headers } = await openAppWithFiles(kind, dataDir));
  });
  afterAll(() => app.close());

  let seed = 200;
  async function upload(format: 'jpeg' | 'png' = 'jpeg', picture = (seed += 1)): Promise<string> {
    const contents = await drawPicture({ seed: picture, width: format === 'png' ? 320 : 400 })
      .toFormat(format)
      .toBuffer();
    return await uploadPicture(app, headers, { contents, filename: `new.${format}` });
  }
  const addImage = async (fields: object = {}): Promise<ImageRevision> =>
    await addImageOfUpload(app, headers, { upload_id: await upload(), ...fields });
  const replace = (id: number, version: number, payload: object) =>
    app.inject({
      method: 'PUT',
      url: `/v1/admin/images/${id}/file`,
      headers: { ...headers, 'if-match': `"${version}"` },
      payload,
    });

  test('a replacement keeps the record, has the facts, the name and the whole frame of the new file, and is in the history', async () => {
    const crop = { left: 0.1, top: 0, width: 0.5, height: 0.5 };
    const frame = { focus_x: 0.2, focus_y: 0.7, rotation: 90, crop };
    const before = await addImage({ ...frame, is_original_public: true, title_en: 'A gate' });
    const id = before.image_id;
    const upload_id = await upload('png');
    const replaced = await replace(id, before.version, { upload_id });
    expect([replaced.statusCode, replaced.json()]).toEqual([
      200,
      expect.objectContaining({
        image_id: id,
        version: before.version + 1,
        title_en: 'A gate',
        filename: 'new.png',
        filename_orig: 'new.png',
        focus_x: null,
        focus_y: null,
        rotation: 0,
        crop: null,
        is_original_public: false,
        perceptual_hash: expect.stringMatching(/^[0-9a-f]{16}$/),
        original: expect.objectContaining({ format: 'png', width: 320, upload_id }),
      }),
    ]);
    const { perceptual_hash: hash, uploaded_at: time } = replaced.json<ImageRevision>();
    expect(hash).not.toBe(before.perceptual_hash);
    expect(Date.parse(time ?? '')).toBeGreaterThan(Date.parse(before.uploaded_at ?? ''));
    const former = await app.database.orm
      .select()
      .from(formerImageNames)
      .where(eq(formerImageNames.image_id, id));
    expect(former).toMatchObject([{ name: before.filename }]);
    const [row] = await app.database.orm
      .select()
      .from(changes)
      .where(eq(changes.entity_id, id))
      .orderBy(desc(changes.change_id))
      .limit(1);
    expect(row).toMatchObject({
      action: 'update',
      before: {
        filename: before.filename,
        ...frame,
        original: { format: 'jpeg', width: 400, upload_id: before.original?.upload_id },
      },
      after: { filename: 'new.png', rotation: 0, crop: null, original: { format: 'png', upload_id } },
    });
  });

  test('a replacement adds the job that makes the copies and removes the upload', async () => {
    const { image_id: id, version } = await addImage();
    await app.database.orm.update(jobs).set({ state: 'done' });
    const upload_id = await upload();
    expect((await replace(id, version, { upload_id })).json()).toMatchObject({ thumbnail_state: 'waiting' });
    const readUpload = () =>
      app.inject({
        method: 'HEAD',
        url: `/v1/uploads/${upload_id}`,
        headers: { ...headers, 'tus-resumable': '1.0.0' },
      });
    await vi.waitFor(async () => expect((await readUpload()).statusCode).toBe(404));
  });

  test('a replacement by another format gets a free name when another image has or had the name', async () => {
    const [other, image] = [await addImage(), await addImage()];
    const taken = `${path.parse(image.filename ?? '').name}.png`;
    await app.database.orm.insert(formerImageNames).values({ name: taken, image_id: other.image_id });
    const replaced = await replace(image.image_id, image.version, { upload_id: await upload('png') });
    const { filename } = replaced.json<ImageRevision>();
    expect(filename).toMatch(/\.png$/);
    expect(filename).not.toBe(taken);
  });

  test('the replaced file is kept and no orphan, and the call with its upload puts it back', async () => {
    const before = await addImage();
    const id = before.image_id;
    const first = before.original?.upload_id ?? '';
    const second = await upload();
    const replaced = (await replace(id, before.version, { upload_id: second })).json<ImageRevision>();
    const [kept] = await app.database.orm
      .select()
      .from(formerOriginals)
      .where(eq(formerOriginals.image_id, id));
    const analysed = { uploads: files.archived.media, originals: files.archived.originals };
    const stored = await listStoredFiles(analysed);
    const inTwoDays = Date.now() + 2 * 24 * 60 * 60 * 1000;
    const orphans = await findOrphanFiles(app.database.orm, analysed, stored, inTwoDays);
    expect(stored).toContain(`originals/${kept?.file}`);
    expect(orphans.map(({ name }) => name)).not.toContain(`originals/${kept?.file}`);
    const other = await addImage();
    expect((await replace(other.image_id, other.version, { upload_id: first })).statusCode).toBe(409);
    const back = (await replace(id, replaced.version, { upload_id: first })).json<ImageRevision>();
    expect([back.original, back.perceptual_hash]).toEqual([before.original, before.perceptual_hash]);
    const again = await app.database.orm
      .select()
      .from(formerOriginals)
      .where(eq(formerOriginals.image_id, id));
    expect(again.map(({ upload_id }) => upload_id)).toEqual([second]);
  });

  test('a repeated request changes nothing more, and another version is a 409 with both versions', async () => {
    const { image_id: id, version } = await addImage();
    const upload_id = await upload();
    const first = (await replace(id, version, { upload_id })).json<ImageRevision>();
    const repeated = await replace(id, first.version, { upload_id });
    expect([repeated.statusCode, repeated.json<ImageRevision>().version]).toEqual([200, first.version]);
    const conflict = await replace(id, version, { upload_id: await upload() });
    expect([conflict.statusCode, conflict.json()]).toEqual([
      409,
      expect.objectContaining({
        code: 'version_conflict',
        versions: {
          edited: version,
          current: first.version,
          record: expect.objectContaining({ image_id: id }),
        },
      }),
    ]);
  });

  test('a file that another image has is a 409 unless a duplicate is allowed, and the upload of another image always', async () => {
    const other = await addImage();
    const { image_id: id, version } = await addImage();
    const stolen = await replace(id, version, { upload_id: other.original?.upload_id });
    expect(stolen.statusCode).toBe(409);
    const same = seed + 1;
    await upload('jpeg', same);
    seed = same;
    await addImage({ upload_id: await upload('jpeg', same) });
    const upload_id = await upload('jpeg', same);
    expect((await replace(id, version, { upload_id })).statusCode).toBe(409);
    expect((await replace(id, version, { upload_id, allow_duplicate: true })).statusCode).toBe(200);
  });

  test('a catalogue record gets its first file, a video is a 409, an unknown upload and an unknown image are a 404', async () => {
    const [card, video] = await app.database.orm
      .insert(images)
      .values([
        anImage({ filename: null, filename_orig: null }),
        anImage({ filename: null, filename_orig: null, image_type: 'video', video_id: 'aaaaaaaaaaa' }),
      ])
      .returning();
    const filled = await replace(card?.image_id ?? 0, 1, { upload_id: await upload() });
    expect(filled.json()).toMatchObject({ filename: expect.stringMatching(/^new.*\.jpeg$/), version: 2 });
    expect((await replace(video?.image_id ?? 0, 1, { upload_id: await upload() })).statusCode).toBe(409);
    expect((await replace(card?.image_id ?? 0, 2, { upload_id: '0'.repeat(32) })).statusCode).toBe(404);
    expect((await replace(2_000_000_000, 1, { upload_id: await upload() })).statusCode).toBe(404);
  });
});
