import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import type { ThumbnailProgress } from '@cae-map/contract/entities/images/image-upkeep';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { drawPicture } from '../../testing/pictures/pictures.ts';
import {
  append,
  beginUpload,
  createDataFolder,
  kill,
  openSession,
  sendUpload,
  type Session,
} from '../../testing/programs/administrator-session.ts';

/** Each test starts several servers, in milliseconds. */
const timeLimit = 300_000;

async function addImage(session: Session, seed: number): Promise<number> {
  const contents = await drawPicture({ seed, width: 800, height: 600 }).jpeg().toBuffer();
  const added = await session.json<ImageRevision>('POST', '/images/', {
    image_type: 'histexpphoto',
    image_enabled: true,
    upload_id: await sendUpload(session, contents),
  });
  return added.image_id;
}

const readProgress = (session: Session) =>
  session.json<ThumbnailProgress>('GET', '/admin/images/thumbnails/');
const readImages = (session: Session) => session.json<ImageRevision[]>('GET', '/admin/images/');

test(
  'a server killed while it makes sizes and receives an upload loses nothing acknowledged and publishes no part of a file',
  async () => {
    const dataDir = await createDataFolder();
    let session = await openSession(dataDir);
    const ids: number[] = [];
    for (const seed of [1, 2]) ids.push(await addImage(session, seed));
    const picture = await drawPicture({ seed: 9 }).png().toBuffer();
    const upload = await beginUpload(session, picture.length);
    expect((await append(session, upload, 0, picture.subarray(0, 1000))).status).toBe(204);
    // In the middle of a job, and of a part whose end is never sent.
    await vi.waitFor(async () => expect(await readProgress(session)).toMatchObject({ running: 1 }), {
      timeout: 60_000,
      interval: 20,
    });
    const unfinished = append(session, upload, 1000, picture.subarray(1000)).catch(() => null);
    await kill(session);
    await unfinished;

    session = await openSession(dataDir);
    const { headers } = await session.send('HEAD', upload);
    const offset = Number(headers.get('upload-offset'));
    expect(offset).toBeGreaterThanOrEqual(1000);
    if (offset < picture.length)
      expect((await append(session, upload, offset, picture.subarray(offset))).status).toBe(204);
    const continued = await session.json<ImageRevision>('POST', '/images/', {
      image_type: 'histexpphoto',
      image_enabled: true,
      upload_id: path.posix.basename(upload),
    });
    await vi.waitFor(
      async () => expect(await readProgress(session)).toMatchObject({ waiting: 0, running: 0, failed: 0 }),
      { timeout: 100_000, interval: 100 },
    );
    const listed = await readImages(session);
    expect(listed.map(({ image_id }) => image_id)).toEqual([...ids, continued.image_id]);
    expect(listed.map(({ thumbnail_state }) => thumbnail_state)).toEqual(listed.map(() => 'done'));
    const folder = path.join(dataDir, 'media', 'images');
    const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    // Three sizes in two formats, the preview and the copy of the original.
    expect(names).toHaveLength(listed.length * 8);
    for (const { parentPath, name } of names) {
      // Decodes the whole file.
      const { channels } = await sharp(await readFile(path.join(parentPath, name))).stats();
      expect(channels.length).toBeGreaterThan(2);
    }
  },
  timeLimit,
);

test(
  'a server killed while it reorders images has stored the whole order or none of it',
  async () => {
    const dataDir = await createDataFolder();
    let session = await openSession(dataDir);
    const ids: number[] = [];
    for (let count = 0; count < 20; count += 1) {
      const video = { video_id: `video-${String(count).padStart(5, '0')}`, image_enabled: true };
      ids.push((await session.json<ImageRevision>('POST', '/video_add/', video)).image_id);
    }
    /** The positions of a round differ from those of all others. */
    const reorder = (round: number) =>
      session.json<ImageRevision[]>('PUT', '/images/change_seqids', {
        positions: ids.map((image_id, index) => ({ image_id, seqid: round * 1000 + index })),
      });
    for (const round of [1, 2]) {
      await reorder(round * 2);
      const interrupted = reorder(round * 2 + 1).catch(() => null);
      // With its response the order before it has reached the server.
      await session.send('HEAD', '/uploads/00000000000000000000000000000000');
      await kill(session);
      const wasAcknowledged = (await interrupted) !== null;
      session = await openSession(dataDir);
      const rounds = new Set((await readImages(session)).map(({ seqid }) => Math.floor(seqid / 1000)));
      expect(rounds.size).toBe(1);
      expect(wasAcknowledged ? [round * 2 + 1] : [round * 2, round * 2 + 1]).toContain([...rounds][0]);
    }
  },
  timeLimit,
);
