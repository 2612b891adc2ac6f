import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** A fingerprint of everything the tiles are made of: this package's own sources, its dependencies and the base map's data. */
export async function stampOf(basemapFolder: string): Promise<string> {
  const packageFolder = join(import.meta.dirname, '..');
  const hash = createHash('sha256');
  for (const folder of [join(packageFolder, 'src'), basemapFolder]) {
    const entries = await readdir(folder, { withFileTypes: true });
    const names = entries
      .filter((entry) => entry.isFile() && !/\.test\.ts$|\.md$/.test(entry.name))
      .map(({ name }) => name)
      .sort();
    for (const name of names) hash.update(name).update(await readFile(join(folder, name)));
  }
  hash.update(await readFile(join(packageFolder, 'package.json')));
  return hash.digest('hex').slice(0, 16);
}
