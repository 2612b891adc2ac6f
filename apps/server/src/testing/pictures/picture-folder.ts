import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawPicture } from './pictures.ts';

/** Writes files below a folder, which need not exist. */
export function writeFiles(folder: string, files: Readonly<Record<string, Buffer | string>>): void {
  for (const [name, contents] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, contents);
  }
}

/** Writes different pictures `01.jpg`, `02.jpg` and so on. */
export async function writePictures(folder: string, count: number): Promise<void> {
  for (let seed = 1; seed <= count; seed += 1)
    writeFiles(folder, {
      [`${String(seed).padStart(2, '0')}.jpg`]: await drawPicture({ seed }).jpeg().toBuffer(),
    });
}

/** The hash and the times of each regular file below a folder, by its path; empty for a missing folder. */
export function describeFiles(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const file = path.join(entry.parentPath, entry.name);
        return [path.relative(folder, file), `${hashOf(file)} ${statSync(file).mtimeMs}`];
      }),
  );
}

/** The names of the stored originals whose contents are not those that their names are the hash of. */
export function findPartialOriginals(dataDir: string): string[] {
  const folder = path.join(dataDir, 'originals');
  return readdirSync(folder).filter(
    (name) => !name.startsWith('.') && path.parse(name).name !== hashOf(path.join(folder, name)),
  );
}

function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
