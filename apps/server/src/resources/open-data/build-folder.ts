import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { folderReader } from '../../media/folder-reader.ts';
import { buildIndexSchema, toMedia, type BuildIndex, type DataBuild } from './data-build.ts';

/** The folder of the data folder with the built files; it can be removed at any time. */
const folderName = 'open-data';
const indexName = 'build.json';

/** The builds that remain: a download of the one before continues, and other processes may have an earlier one. */
const keptBuilds = 3;

/** After this time, in milliseconds, an incomplete build belongs to a process that no longer runs. */
const abandonedAfter = 60 * 60 * 1000;

/** The builds on the disk, each in a folder that is named by the sum of its archive. */
export interface BuildFolder {
  /** Stores a build unless it is there, and removes all but the newest ones. @throws {Error} when the disk cannot store it */
  store(index: BuildIndex, contents: ReadonlyMap<string, Uint8Array>): Promise<DataBuild>;
  /** The newest build; null if there is none. */
  findNewest(): Promise<DataBuild | null>;
}

/** @param dataDir must exist, else nothing can be stored */
export function openBuildFolder(dataDir: string): BuildFolder {
  const root = path.join(dataDir, folderName);

  async function open(name: string): Promise<DataBuild | null> {
    const folder = path.join(root, name);
    const parsed = await readFile(path.join(folder, indexName), 'utf8')
      .then(
        (text) => buildIndexSchema.safeParse(JSON.parse(text)),
        () => null,
      )
      .catch(() => null);
    if (parsed === null || !parsed.success) return null;
    const index = parsed.data;
    const reader = folderReader(path.join(folder, 'files'));
    return {
      index,
      async open(file) {
        const media = Object.hasOwn(index.files, file) ? await reader.open(file) : null;
        return media && toMedia(index, file, media);
      },
    };
  }

  async function listBuilds(): Promise<{ readonly name: string; readonly time: number }[]> {
    const names = (await readdir(root).catch(() => [])).filter((name) => /^[0-9a-f]{16}$/.test(name));
    const builds = await Promise.all(
      names.map(async (name) => ({ name, time: await timeOf(path.join(root, name)) })),
    );
    return builds.toSorted((one, other) => other.time - one.time || (one.name < other.name ? -1 : 1));
  }

  async function removeOld(): Promise<void> {
    for (const { name } of (await listBuilds()).slice(keptBuilds))
      await rm(path.join(root, name), { recursive: true, force: true });
    for (const name of await readdir(root)) {
      const folder = path.join(root, name);
      if (name.startsWith('.') && Date.now() - (await timeOf(folder)) > abandonedAfter)
        await rm(folder, { recursive: true, force: true });
    }
  }

  async function write(
    name: string,
    index: BuildIndex,
    contents: ReadonlyMap<string, Uint8Array>,
  ): Promise<void> {
    const incoming = path.join(root, `.${randomUUID()}`);
    try {
      for (const [file, bytes] of contents) {
        const target = path.join(incoming, 'files', file);
        await mkdir(path.dirname(target), { recursive: true });
        await writeFile(target, bytes);
      }
      await writeFile(path.join(incoming, indexName), JSON.stringify(index));
      await rename(incoming, path.join(root, name)).catch(async (error: unknown) => {
        // Another process has stored it at the same time.
        if ((await open(name)) === null) throw error;
      });
    } finally {
      await rm(incoming, { recursive: true, force: true });
    }
  }

  return {
    async store(index, contents) {
      // Not recursive: a data folder that is missing is an error, and is not created.
      await mkdir(root).catch(ignoreExisting);
      const name = index.description.archive.sha256.slice(0, 16);
      const existing = await open(name);
      if (existing === null) {
        // A damaged build is replaced.
        await rm(path.join(root, name), { recursive: true, force: true });
        await write(name, index, contents);
      }
      await removeOld();
      const stored = await open(name);
      if (stored === null) throw new Error(`the build ${name} was removed while it was stored`);
      return stored;
    },
    async findNewest() {
      for (const { name } of await listBuilds()) {
        const build = await open(name);
        if (build !== null) return build;
      }
      return null;
    },
  };
}

async function timeOf(folder: string): Promise<number> {
  return await stat(folder).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
}

function ignoreExisting(error: unknown): void {
  if (!(error instanceof Error) || Reflect.get(error, 'code') !== 'EEXIST') throw error;
}
