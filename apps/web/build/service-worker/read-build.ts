import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ManifestChunk } from './precache.ts';

/** The files of a build as paths from the root, sorted, without compressed copies; and its chunks. */
export interface Build {
  readonly files: readonly string[];
  readonly manifest: Readonly<Record<string, ManifestChunk>>;
}

/** Reads the build of the application for the browser. */
export async function readBuild(folder: string): Promise<Build> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => `/${path.relative(folder, path.join(parentPath, name))}`)
    .map((file) => file.split(path.sep).join('/'))
    .toSorted();
  const manifest = await readFile(path.join(folder, '.vite', 'manifest.json'), 'utf8');
  return { files, manifest: JSON.parse(manifest) as Build['manifest'] };
}
