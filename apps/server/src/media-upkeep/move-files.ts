import pLimit from 'p-limit';
import { hashOf } from '../media/checked-contents.ts';
import type { MovableStores } from '../media/file-stores.ts';
import type { ListedFile, MediaStore, StoredMedia } from '../media/media-store.ts';
import { RequestError } from '../responses/request-error.ts';

/** What has been done of a move. */
export interface MoveProgress {
  readonly done: number;
  readonly total: number;
  /** Of the files that are done. */
  readonly bytes: number;
}

export interface MoveResult {
  /** How many files were copied and verified. */
  readonly copied: number;
  /** How many the target had already, with the same contents. */
  readonly present: number;
  /** Files that could not be copied, with the reason. */
  readonly refused: readonly { readonly file: string; readonly reason: string }[];
}

/** The files that are copied at the same time. */
const concurrency = 3;

type Outcome = 'copied' | 'present' | { readonly reason: string };

/**
 * Copies all files of stores to others, and reads each copy again to compare its SHA-256. Files of the target are never replaced, and
 * nothing is removed from the source: a move that was interrupted is continued by the next one.
 */
export async function moveFiles(
  { from, to }: { readonly from: MovableStores; readonly to: MovableStores },
  report: (progress: MoveProgress) => void,
): Promise<MoveResult> {
  const folders = ['media', 'originals', 'proposals'] as const;
  const listed = await Promise.all(
    folders.map(async (folder) => ({ folder, files: await from[folder].list('') })),
  );
  const total = listed.reduce((sum, { files }) => sum + files.length, 0);
  const limit = pLimit(concurrency);
  const refused: { file: string; reason: string }[] = [];
  const counts = { copied: 0, present: 0 };
  let bytes = 0;
  for (const { folder, files } of listed) {
    const existing = new Map((await to[folder].list('')).map((file) => [file.name, file]));
    const copying = files.map((file) =>
      limit(async () => {
        const outcome = await copyFile({ from: from[folder], to: to[folder] }, file, existing.get(file.name));
        if (typeof outcome === 'string') counts[outcome] += 1;
        else refused.push({ file: `${folder}/${file.name}`, reason: outcome.reason });
        bytes += file.size;
        report({ done: counts.copied + counts.present + refused.length, total, bytes });
      }),
    );
    // The first failure ends the move; what has not begun is not begun.
    await Promise.all(copying).finally(() => limit.clearQueue());
  }
  return { ...counts, refused };
}

interface Direction {
  readonly from: MediaStore;
  readonly to: MediaStore;
}

async function copyFile(
  { from, to }: Direction,
  { name }: ListedFile,
  existing: ListedFile | undefined,
): Promise<Outcome> {
  const media = await from.open(name);
  // Removed since it was listed.
  if (media === null) return 'present';
  const sha256 = await hashOf(await media.read());
  if (existing !== undefined) {
    const isSame = existing.size === media.size && (await findHash(to, name)) === sha256;
    return isSame ? 'present' : { reason: 'the target has other contents under this name' };
  }
  const contents = await media.read();
  try {
    await to.add(name, contents, { size: media.size, sha256 });
  } catch (error) {
    if (
      error instanceof RequestError &&
      ['payload_too_large', 'invalid_request', 'conflict'].includes(error.code)
    )
      return { reason: error.message };
    throw error;
  } finally {
    // A target that refuses a file does not read it.
    contents.destroy();
  }
  const copy = await to.open(name);
  if (copy !== null && (await isEqual(copy, media.size, sha256))) return 'copied';
  await to.remove(name);
  return { reason: 'the copy has other contents than the file' };
}

const isEqual = async (copy: StoredMedia, size: number, sha256: string): Promise<boolean> =>
  copy.size === size && (await hashOf(await copy.read())) === sha256;

/** The hash that the store has kept is that of contents which it has verified when it received them. */
async function findHash(store: MediaStore, name: string): Promise<string | undefined> {
  const kept = await store.findSha256?.(name);
  if (kept !== undefined) return kept;
  const media = await store.open(name);
  return media === null ? undefined : await hashOf(await media.read());
}
