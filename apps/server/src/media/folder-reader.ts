import { open, stat } from 'node:fs/promises';
import type { Stats } from 'node:fs';
import path from 'node:path';
import { isMediaName } from './media-names.ts';
import type { MediaReader } from './media-store.ts';
import { findMediaType } from './media-types.ts';

/** Reads the files of a local folder, which need not exist. Symbolic links that the operator has created are followed. */
export function folderReader(folder: string): MediaReader {
  return {
    async open(name) {
      if (!isMediaName(name)) return null;
      const file = path.join(folder, name);
      const stats = await statIfExists(file);
      if (!stats?.isFile()) return null;
      return {
        size: stats.size,
        contentType: findMediaType(name),
        etag: `"${stats.size.toString(16)}-${Math.trunc(stats.mtimeMs).toString(16)}"`,
        modifiedAt: stats.mtime,
        read: async (range) => (await open(file)).createReadStream(range),
      };
    },
  };
}

/** The codes of errors for a path that cannot be a file: missing, below a file, or too long. */
const missingCodes = new Set<unknown>(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']);

async function statIfExists(file: string): Promise<Stats | undefined> {
  try {
    return await stat(file);
  } catch (error) {
    if (error instanceof Error && missingCodes.has(Reflect.get(error, 'code'))) return undefined;
    throw error;
  }
}
