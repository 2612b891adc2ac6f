import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openFileStores } from '../../../media/file-stores.ts';
import { readBytes } from '../../../media/read-bytes.ts';
import type { DatabaseConnection } from '../../../database/connection.ts';
import { images, jobs, originals } from '../../../database/schema.ts';
import { TaskInterruptedError, TaskLimitError } from '../../../processes/process-errors.ts';
import { readSettings } from '../../../settings.ts';
import { databaseKinds, openTestDatabase } from '../../../testing/databases/databases.ts';
import { drawPicture } from '../../../testing/pictures/pictures.ts';
import { unlimitedPictures } from '../../../testing/pictures/unlimited-pictures.ts';
import { anImage } from '../../../testing/records.ts';
import { takeJob } from '../../../jobs/job-queue.ts';
import { runJob } from '../../../jobs/run-job.ts';
import { imageSizesJob, type SizesContext } from './image-sizes-job.ts';
import { addSizesJob, imageSizesQueue } from './image-sizes-queue.ts';

const worker = 'this process';
const sha256 = 'ab'.repeat(32);

describe.each(databaseKinds)('imageSizesJob with the %s database', (kind) => {
  let database: DatabaseConnection;
  let imageId: number;
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'cae-map-jobs-'));
  const files = openFileStores({ ...readSettings({}), dataDir });
  const stores = { originals: files.archived.originals, published: files.archived.media };
  const pictures = unlimitedPictures.background;

  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(async () => {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  beforeEach(async () => {
    await database.orm.delete(images);
    await database.orm.delete(jobs);
    const [image] = await database.orm.insert(images).values(anImage()).returning();
    imageId = image?.image_id ?? 0;
    const contents = await drawPicture().jpeg().toBuffer();
    const file = `${sha256}.jpg`;
    await stores.originals.put(file, bytesOf(contents), { contentType: 'image/jpeg' });
    await database.orm.insert(originals).values({
      image_id: imageId,
      file,
      upload_id: '0'.repeat(32),
      sha256,
      format: 'jpeg',
      width: 400,
      height: 300,
      bytes: contents.length,
      has_position: false,
    });
    await addSizesJob(database.orm, imageId);
  });

  /** Takes the job and works on it; undefined if no job is to be worked on now. */
  async function work(context: Partial<SizesContext> = {}): Promise<boolean | undefined> {
    const job = await takeJob(database.orm, [imageSizesQueue], { worker, leaseSeconds: 60 });
    const sizes = imageSizesJob({ stores, pictures, ...context });
    return job && (await runJob(database.orm, sizes, job, worker));
  }
  const readJob = async () =>
    (
      await database.orm
        .select()
        .from(jobs)
        .where(eq(jobs.key, String(imageId)))
    )[0];
  /** Lets the pause before the next attempt pass. */
  const passPause = () => database.orm.update(jobs).set({ retry_at: new Date(0) });

  async function expectRetry(error: string): Promise<void> {
    expect(await readJob()).toMatchObject({ state: 'waiting', error, retry_at: expect.any(Date) });
    expect(await work()).toBeUndefined();
    await passPause();
    await work();
    expect(await readJob()).toMatchObject({ state: 'done', error: null, retry_at: null });
  }

  test('a job that fails because the disk is full is attempted again after a pause and completes when there is space', async () => {
    const full = Object.assign(new Error('no space left'), { code: 'ENOSPC', syscall: 'write' });
    const put = vi.fn(() => Promise.reject(full));
    expect(await work({ stores: { ...stores, published: { ...stores.published, put } } })).toBe(false);
    await expectRetry('The disk of the server is full.');
  });

  test('a job whose process is killed again and again is attempted again each time', async () => {
    const makeSizes = vi.fn(() => Promise.reject(new TaskInterruptedError('Try again.', 'killed')));
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await passPause();
      await work({ pictures: { ...pictures, makeSizes } });
    }
    expect(makeSizes).toHaveBeenCalledTimes(5);
    await expectRetry('The work on the picture was interrupted.');
  });

  test('the pause before another attempt doubles up to a quarter of an hour', async () => {
    const makeSizes = vi.fn(() => Promise.reject(new TaskInterruptedError('Try again.', 'killed')));
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      await passPause();
      const before = Date.now();
      await work({ pictures: { ...pictures, makeSizes } });
      const { retry_at: retryAt } = (await readJob()) ?? {};
      pauses.push(Math.round(((retryAt?.getTime() ?? 0) - before) / 1000));
    }
    expect(pauses[0]).toBeLessThan(pauses[1] ?? 0);
    expect(pauses.at(-1)).toBeGreaterThan(800);
    expect(pauses.at(-1)).toBeLessThan(1000);
  });

  test('a job whose picture exceeds the limits fails with the reason and is not attempted again', async () => {
    const makeSizes = vi.fn(() => Promise.reject(new TaskLimitError('It needs more memory.', 'SIGABRT')));
    await work({ pictures: { ...pictures, makeSizes } });
    expect(await readJob()).toMatchObject({ state: 'failed', error: expect.stringContaining('more memory') });
    expect(await work()).toBeUndefined();
  });

  test('a picture that is too large for a copy in full size is published without one', async () => {
    const rebuildPicture = vi.fn(() => Promise.reject(new TaskLimitError('Too much.', 'out of memory')));
    expect(await work({ pictures: { ...pictures, rebuildPicture } })).toBe(true);
    const [original] = await database.orm.select().from(originals);
    expect([original?.public_copy, (await readJob())?.state]).toEqual([null, 'done']);
  });

  test('a job writes rotated and cropped copies under names derived from the frame and does not change the original', async () => {
    await work();
    const readImage = async () => (await database.orm.select().from(images))[0];
    const whole = await readImage();
    const crop = { left: 0, top: 0, width: 0.25, height: 0.5 };
    await database.orm.update(images).set({ rotation: 90, crop });
    await addSizesJob(database.orm, imageId);
    expect(await work()).toBe(true);
    const framed = await readImage();
    expect([whole?.width, whole?.height, framed?.width, framed?.height]).toEqual([400, 300, 150, 100]);
    expect(framed?.url).not.toBe(whole?.url);
    const [original] = await database.orm.select().from(originals);
    expect([original?.file, original?.width]).toEqual([`${sha256}.jpg`, 400]);
    const copy = await readBytes(stores.published, original?.public_copy ?? '');
    expect(await sharp(copy ?? '').metadata()).toMatchObject({ width: 150, height: 100 });
  });

  test('a job during which the picture was turned publishes nothing and is done again with the new rotation', async () => {
    const makeSizes = vi.fn<typeof pictures.makeSizes>(async (contents, frame) => {
      const sizes = await pictures.makeSizes(contents, frame);
      await database.orm.update(images).set({ rotation: 270 });
      await addSizesJob(database.orm, imageId);
      return sizes;
    });
    expect(await work({ pictures: { ...pictures, makeSizes } })).toBe(false);
    expect(await readJob()).toMatchObject({ state: 'waiting', error: null });
    expect((await database.orm.select().from(images))[0]?.url).toBeNull();
    expect(await work()).toBe(true);
    expect((await database.orm.select().from(images))[0]).toMatchObject({ width: 300, height: 400 });
  });

  test('a job makes the copy of the original that visitors download', async () => {
    expect(await work()).toBe(true);
    const [original] = await database.orm.select().from(originals);
    expect(original?.public_copy).toMatch(/-full\.jpg$/);
    expect(await stores.published.open(original?.public_copy ?? '')).toMatchObject({
      contentType: 'image/jpeg',
    });
  });
});

async function* bytesOf(contents: Buffer): AsyncIterable<Uint8Array> {
  yield contents;
}
