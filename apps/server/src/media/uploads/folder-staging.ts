import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { createDiskFullError, isDiskFull } from '../disk-full.ts';
import { writeFileDurably } from '../durable-file.ts';
import { createUnknownUpload } from './unknown-upload.ts';
import type { StagedFiles, StagedState } from './staged-files.ts';
import { writePart } from './write-part.ts';

/** The folder of uploads within that of the media. Its name is not a valid media name. */
const uploadsFolder = '.uploads';

/**
 * Keeps uploads below the folder of the media, each as its contents and a file with its facts. All processes on one PostgreSQL
 * share the folder; it need not exist.
 */
export function folderStaging(mediaFolder: string): StagedFiles {
  const folder = path.join(mediaFolder, uploadsFolder);
  const fileOf = (id: string): string => path.join(folder, id);
  const factsOf = (id: string): string => path.join(folder, `${id}.json`);
  const listNames = (): Promise<string[]> => readdir(folder).catch(() => []);

  async function remove(id: string): Promise<void> {
    // The facts first: without them there is no upload.
    await rm(factsOf(id), { force: true });
    await rm(fileOf(id), { force: true });
  }

  async function measure(id: string): Promise<StagedState> {
    const { size, mtime } = await stat(fileOf(id)).catch(rejectMissing);
    return { size, modifiedAt: mtime };
  }

  return {
    remove,
    measure,
    async create(id, facts) {
      await mkdir(folder, { recursive: true });
      try {
        await writeFileDurably(fileOf(id), '');
        await writeFileDurably(factsOf(id), facts);
      } catch (error) {
        await remove(id);
        throw isDiskFull(error) ? createDiskFullError(error) : error;
      }
    },
    async listIds() {
      const names = await listNames();
      return names.filter((name) => name.endsWith('.json')).map((name) => path.basename(name, '.json'));
    },
    async measureAll() {
      const ids = [...new Set((await listNames()).map((name) => path.basename(name, '.json')))];
      // Another process may remove one at the same time.
      const states = ids.map(async (id) => [id, await measure(id).catch(() => emptyState)] as const);
      return new Map(await Promise.all(states));
    },
    readFacts: (id) => readFile(factsOf(id), 'utf8').catch(rejectMissing),
    write: (id, part) => writePart(fileOf(id), part),
    withFile: (id, work) => work(fileOf(id)),
  };
}

const emptyState: StagedState = { size: 0, modifiedAt: new Date(0) };

function rejectMissing(error: unknown): never {
  if (error instanceof Error && Reflect.get(error, 'code') === 'ENOENT') throw createUnknownUpload();
  throw error;
}
