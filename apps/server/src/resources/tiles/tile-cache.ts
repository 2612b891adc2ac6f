import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { decodeTileFile, encodeTileFile } from './tile-file.ts';
import { hashText, type Tile } from './tile.ts';

/** Stores tiles on the disk. No method rejects: a disk that fails costs requests, not responses. */
export interface TileCache {
  /** Returns undefined for a tile that is missing or damaged. */
  get(key: string): Promise<Tile | undefined>;
  set(key: string, tile: Tile): Promise<void>;
}

export interface TileCacheOptions {
  readonly directory: string;
  /** The bound of the files together, in bytes; 0 stores nothing. */
  readonly maxBytes: number;
  /** Called for the first error of the disk. */
  readonly onError: (error: unknown) => void;
}

const fileName = /^[\w-]{43}\.tile$/;
/** Files occupy whole blocks of the disk. */
const blockBytes = 4096;
/** How many files are examined at once when the folder is read. */
const concurrentReads = 32;

/**
 * Opens the cache in a folder. The least recently used tiles are deleted at the bound. The order survives a restart in the
 * modification times of the files, which a use sets; the folder is read at the first use.
 */
export function openTileCache({ directory, maxBytes, onError }: TileCacheOptions): TileCache {
  if (maxBytes === 0) return { get: () => Promise.resolve(undefined), set: () => Promise.resolve() };
  let hasFailed = false;
  const report = (error: unknown): void => {
    if (!hasFailed && !isMissing(error)) onError(error);
    hasFailed ||= !isMissing(error);
  };
  const remove = (name: string): Promise<void> =>
    rm(path.join(directory, name), { force: true }).catch(report);
  /** Occupied bytes by file name. */
  const files = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (bytes) => Math.max(1, Math.ceil(bytes / blockBytes)) * blockBytes,
    dispose: (_bytes, name, reason) => {
      if (reason === 'evict' || reason === 'delete') void remove(name);
    },
  });
  let reading: Promise<void> | undefined;
  const read = (): Promise<void> => (reading ??= readFolder(directory, files).catch(report));

  return {
    async get(key) {
      await read();
      const name = toFileName(key);
      if (files.get(name) === undefined) return undefined;
      const file = path.join(directory, name);
      const bytes = await readFile(file).catch(report);
      const tile = bytes ? decodeTileFile(key, bytes) : undefined;
      if (!tile) files.delete(name);
      else await utimes(file, new Date(), new Date()).catch(report);
      return tile;
    },
    async set(key, tile) {
      await read();
      const name = toFileName(key);
      const bytes = encodeTileFile(key, tile);
      try {
        await writeAtomically(path.join(directory, name), bytes);
        files.set(name, bytes.length);
        // A tile that is larger than the whole cache has no entry.
        if (!files.has(name)) await remove(name);
      } catch (error) {
        report(error);
      }
    },
  };
}

function toFileName(key: string): string {
  return `${hashText(key)}.tile`;
}

async function writeAtomically(file: string, bytes: Buffer): Promise<void> {
  const temporary = `${file}.${randomBytes(4).toString('hex')}`;
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await writeFile(temporary, bytes);
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** Adds the files of the folder in the order of their last use, and deletes what an interrupted process has left. */
async function readFolder(directory: string, files: LRUCache<string, number>): Promise<void> {
  const names = await readdir(directory);
  const found: { name: string; bytes: number; usedAt: number }[] = [];
  for (let start = 0; start < names.length; start += concurrentReads) {
    const examined = names.slice(start, start + concurrentReads).map(async (name) => {
      const file = path.join(directory, name);
      if (!fileName.test(name)) return await rm(file, { force: true, recursive: true });
      const { size, mtimeMs } = await stat(file);
      return void found.push({ name, bytes: size, usedAt: mtimeMs });
    });
    await Promise.all(examined);
  }
  for (const { name, bytes } of found.sort((a, b) => a.usedAt - b.usedAt)) files.set(name, bytes);
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, 'code') === 'ENOENT';
}
