import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { StoredMedia } from './media-store.ts';

/**
 * Calls `work` with the path of a copy of a stored file, for processes that read a file by its path. The copy, which only this user
 * can read, is removed when the work has settled.
 */
export async function withTemporaryCopy<Result>(
  media: Pick<StoredMedia, 'read'>,
  work: (file: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'cae-map-'));
  const file = path.join(folder, 'copy');
  try {
    await pipeline(await media.read(), createWriteStream(file, { mode: 0o600 }));
    return await work(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
