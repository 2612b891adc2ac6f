import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, utimesSync } from 'node:fs';
import path from 'node:path';
import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import type { ImageAnalysis, ThumbnailProgress } from '@cae-map/contract/entities/images/image-upkeep';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { drawPicture } from '../../testing/pictures/pictures.ts';
import {
  createDataFolder,
  kill,
  openSession,
  sendUpload,
  type Session,
} from '../../testing/programs/administrator-session.ts';

/** Each test starts several servers, in milliseconds. */
const timeLimit = 300_000;

/** The replaced picture is wide and the new one is high, so that a response shows which of them it has. */
const oldPicture = () => drawPicture({ seed: 1, width: 800, height: 600 }).jpeg().toBuffer();
const newPicture = () => drawPicture({ seed: 2, width: 600, height: 800 }).jpeg().toBuffer();

/** The paths of the files below a folder of the data, also of incomplete ones. */
function listFiles(dataDir: string, folder: string): string[] {
  const root = path.join(dataDir, folder);
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
}

/** Makes all stored files as old as those that an earlier process has left. */
function ageFiles(dataDir: string): void {
  const past = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000);
  for (const folder of ['media', 'originals'])
    for (const file of listFiles(dataDir, folder)) utimesSync(file, past, past);
}

const originalNames = (dataDir: string): string[] =>
  listFiles(dataDir, 'originals').map((file) => path.basename(file));

const nameOf = (contents: Buffer): string => `${createHash('sha256').update(contents).digest('hex')}.jpg`;

const readProgress = (session: Session) =>
  session.json<ThumbnailProgress>('GET', '/admin/images/thumbnails/');

async function readImage(session: Session): Promise<ImageRevision> {
  const [image] = await session.json<ImageRevision[]>('GET', '/admin/images/');
  if (image === undefined) throw new Error('the image is not listed');
  return image;
}

async function waitForCopies(session: Session): Promise<void> {
  await vi.waitFor(
    async () => expect(await readProgress(session)).toMatchObject({ waiting: 0, running: 0, failed: 0 }),
    { timeout: 100_000, interval: 100 },
  );
}

/** Whether a picture is higher than wide. Throws when it is truncated. */
async function isHigh(contents: Buffer): Promise<boolean> {
  await sharp(contents).stats();
  const { width, height } = await sharp(contents).metadata();
  return height > width;
}

async function readBody(session: Session, target: string): Promise<Buffer> {
  const response = await session.send('GET', target);
  expect([target, response.status]).toEqual([target, 200]);
  return Buffer.from(await response.arrayBuffer());
}

const replace = (session: Session, { image_id: id, version }: ImageRevision, uploadId: string) =>
  session.send('PUT', `/admin/images/${id}/file`, {
    headers: { 'content-type': 'application/json', 'if-match': `"${version}"` },
    body: JSON.stringify({ upload_id: uploadId, allow_duplicate: false }),
  });

/** When the server is killed; each waits until the replacement has come so far. */
const moments: Record<
  string,
  (session: Session, dataDir: string, replaced: Promise<unknown>) => Promise<void>
> = {
  'before the new file is stored': async (session) =>
    // With its response the request before it has reached the server.
    void (await session.send('HEAD', '/uploads/00000000000000000000000000000000')),
  'when the new file is stored': async (_session, dataDir) => {
    const name = nameOf(await newPicture());
    await vi.waitFor(() => expect(originalNames(dataDir)).toContain(name), {
      timeout: 60_000,
      interval: 1,
    });
  },
  'while the sizes of the new file are made': async (session, _dataDir, replaced) => {
    await replaced;
    await vi.waitFor(async () => expect(await readProgress(session)).toMatchObject({ running: 1 }), {
      timeout: 60_000,
      interval: 1,
    });
  },
};

test.each(Object.keys(moments))(
  'a server killed %s has the old or the new file of an image whole, and leaves no file that cannot be removed',
  async (moment) => {
    const dataDir = await createDataFolder();
    let session = await openSession(dataDir);
    const image = await session.json<ImageRevision>('POST', '/images/', {
      image_type: 'histexpphoto',
      image_enabled: true,
      upload_id: await sendUpload(session, await oldPicture()),
    });
    await waitForCopies(session);
    const before = await readImage(session);
    const uploadId = await sendUpload(session, await newPicture());
    const response = replace(session, before, uploadId)
      .then(({ status }) => status)
      .catch(() => null);
    await moments[moment]?.(session, dataDir, response);
    await kill(session);
    const status = await response;

    session = await openSession(dataDir);
    const after = await readImage(session);
    const isReplaced = after.original?.upload_id === uploadId;
    if (!isReplaced)
      expect([status, after]).toEqual([
        null,
        { ...after, version: before.version, original: before.original },
      ]);
    for (const file of listFiles(dataDir, 'originals'))
      if (!file.includes('.incoming')) expect(path.basename(file)).toBe(nameOf(readFileSync(file)));
    expect(await isHigh(await readBody(session, `/admin/images/${image.image_id}/preview`))).toBe(isReplaced);
    // A request without a response is repeated, and its upload is still there or is the file of the image.
    expect((await replace(session, after, uploadId)).status).toBe(200);
    await waitForCopies(session);
    const { url, thumb, version } = await readImage(session);
    expect(version).toBe(before.version + 1);
    for (const copy of [url, thumb])
      expect(await isHigh(readFileSync(path.join(dataDir, copy?.replace(/^\//, '') ?? '')))).toBe(true);

    await kill(session);
    ageFiles(dataDir);
    session = await openSession(dataDir);
    const { orphan_files: orphans } = await session.json<ImageAnalysis>('GET', '/admin/images/analysis/');
    await session.json('POST', '/admin/images/orphans/remove', { names: orphans.map(({ name }) => name) });
    // The replaced file is kept, because it can be put back. Three sizes in two formats, the preview and the copy of the new file remain.
    const kept = [nameOf(await oldPicture()), nameOf(await newPicture())];
    await vi.waitFor(() => expect(originalNames(dataDir).toSorted()).toEqual(kept.toSorted()));
    await vi.waitFor(() => expect(listFiles(dataDir, 'media')).toHaveLength(8));
    expect((await replace(session, await readImage(session), before.original?.upload_id ?? '')).status).toBe(
      200,
    );
    expect(await isHigh(await readBody(session, `/admin/images/${image.image_id}/preview`))).toBe(false);
  },
  timeLimit,
);
