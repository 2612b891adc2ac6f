import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { RequestError } from '../../../responses/request-error.ts';
import { describeReadFailure } from './read-failure.ts';

/** A file or folder that is not imported, by its path below the imported folder, with `/`. */
export interface NamedReason {
  readonly file: string;
  readonly reason: string;
}

/** What a folder and its subfolders contain. */
export interface FolderListing {
  /** The regular files, by their paths below the folder, with `/`: each folder sorted by name, its files before its subfolders. */
  readonly files: readonly string[];
  readonly ignored: readonly NamedReason[];
  /** Subfolders that cannot be read. */
  readonly refused: readonly NamedReason[];
}

/** The most files of one import: their names are kept in memory. */
const maxFiles = 100_000;

/**
 * Lists a folder and its subfolders. Hidden files and folders, links and devices are not read.
 * @param limit the most files
 * @throws {RequestError} `payload_too_large` for more of them
 */
export async function listFolder(folder: string, limit = maxFiles): Promise<FolderListing> {
  const files: string[] = [];
  const ignored: NamedReason[] = [];
  const refused: NamedReason[] = [];
  const pending = [''];
  for (let below = pending.pop(); below !== undefined; below = pending.pop()) {
    const entries = await readEntries(path.join(folder, below)).catch((error: unknown) => {
      // The folder itself must be readable.
      if (below === '') throw error;
      refused.push({ file: below, reason: describeReadFailure(below, error) });
      return [];
    });
    const subfolders: string[] = [];
    for (const entry of entries) {
      const file = path.posix.join(below, entry.name);
      const reason = findReasonToIgnore(entry);
      if (reason !== undefined) ignored.push({ file, reason });
      else if (entry.isDirectory()) subfolders.push(file);
      else files.push(file);
    }
    if (files.length + ignored.length > limit)
      throw new RequestError(
        'payload_too_large',
        `The folder contains more than ${limit} files: import its subfolders one by one.`,
      );
    pending.push(...subfolders.toReversed());
  }
  return { files, ignored, refused };
}

async function readEntries(folder: string): Promise<Dirent[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.toSorted((first, second) => (first.name < second.name ? -1 : 1));
}

function findReasonToIgnore(entry: Dirent): string | undefined {
  if (entry.name.startsWith('.')) return 'it is hidden';
  if (entry.isSymbolicLink()) return 'it is a link';
  return entry.isFile() || entry.isDirectory() ? undefined : 'it is no regular file';
}
