import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** A hash of the inputs of the tiles: the sources and the manifest of this package, and the base map data. */
export async function computeStamp(basemapFolder: string): Promise<string> {
  const packageFolder = join(import.meta.dirname, '..');
  const hash = createHash('sha256');
  for (const folder of [join(packageFolder, 'src'), basemapFolder]) {
    const entries = await readdir(folder, { withFileTypes: true, recursive: true });
    const paths = entries
      .filter((entry) => entry.isFile() && !/\.test\.ts$|\.md$/.test(entry.name))
      .map(({ name, parentPath }) => join(parentPath, name))
      .sort();
    for (const path of paths) hash.update(relative(folder, path)).update(await readFile(path));
  }
  hash.update(await readFile(join(packageFolder, 'package.json')));
  return hash.digest('hex').slice(0, 16);
}
