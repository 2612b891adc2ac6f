import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** How many releases of the web application are kept, the running one included. */
export const keptReleases = 30;

/** The folder of the built files of all kept releases, below the folder of {@link keepRelease}. */
export const keptAssets = 'assets';

/**
 * Copies the files of the running build, whose names contain a hash, beside those of earlier builds, so that a page that was opened
 * before a release can still load its parts. Files that no kept release has are removed. Interrupted calls are completed by the next one.
 * @param clientDir the built application for the browser
 * @param folder where the releases are kept
 * @throws {Error} of the file system, for example `ENOSPC`; the releases that were kept before stay complete
 */
export async function keepRelease(clientDir: string, folder: string, limit = keptReleases): Promise<void> {
  const assets = path.join(folder, keptAssets);
  await mkdir(assets, { recursive: true });
  const names = await listFiles(path.join(clientDir, 'assets'));
  const present = new Set(await listFiles(assets));
  for (const name of names)
    if (!present.has(name)) await copyWhole(path.join(clientDir, 'assets', name), path.join(assets, name));
  await writeList(folder, names);
  await removeOthers(folder, limit);
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted();
}

/** A file is complete when it has its name: several servers may share the folder. */
async function copyWhole(from: string, to: string): Promise<void> {
  const partial = `${to}.${process.pid}.partial`;
  await copyFile(from, partial, constants.COPYFILE_FICLONE);
  await rename(partial, to);
}

/** The time of the list is that of the last start with this release. */
async function writeList(folder: string, names: readonly string[]): Promise<void> {
  const id = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16);
  const list = path.join(folder, `${id}.json`);
  await writeFile(`${list}.partial`, JSON.stringify(names));
  await rename(`${list}.partial`, list);
  const now = new Date();
  await utimes(list, now, now);
}

async function removeOthers(folder: string, limit: number): Promise<void> {
  const lists = await readLists(folder);
  const kept = new Set(lists.slice(0, limit).flatMap(({ names }) => names));
  for (const { file } of lists.slice(limit)) await rm(file, { force: true });
  for (const name of await listFiles(path.join(folder, keptAssets)))
    if (!kept.has(name) && !name.endsWith('.partial'))
      await rm(path.join(folder, keptAssets, name), { force: true });
}

interface ReleaseList {
  readonly file: string;
  readonly names: readonly string[];
}

/** The lists of files by release, the newest first. A damaged list is read as empty. */
async function readLists(folder: string): Promise<ReleaseList[]> {
  const files = (await listFiles(folder)).filter((name) => name.endsWith('.json'));
  const lists = await Promise.all(
    files.map(async (name) => {
      const file = path.join(folder, name);
      const { mtimeMs } = await stat(file);
      return { file, mtimeMs, names: parseNames(await readFile(file, 'utf8')) };
    }),
  );
  return lists.toSorted((a, b) => b.mtimeMs - a.mtimeMs);
}

function parseNames(text: string): readonly string[] {
  try {
    const names: unknown = JSON.parse(text);
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}
